import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { recordFormats, type MatchRecord } from '@/api/demo/records/record';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import type { FedChange, FedEvent } from '@/api/feeds/feed';
import { eventStatus } from '@/lib/contract/event-status';
import { finishedReplay } from '@/tests/fixtures/finished-replay';
import { matchRecord, over, ball } from '@/tests/fixtures/match-record';
import { fedMatch } from '@/tests/api/fed-match';

/** A record's match as the demo publishes it after its last ball. */
export function endedMatch(record: MatchRecord, changes: Partial<FedEvent> = {}): FedChange {
  const { teams, league, competition } = record;
  const event = fedMatch({
    id: `m${record.id}`,
    name: `${teams[0].name} - ${teams[1].name}`,
    competitors: teams.map(({ id, name }) => ({ id, name })),
    league: league.slug,
    tournament: competition.name,
    status: eventStatus.past,
    start_time: Date.parse(record.dates[0] ?? '') / 1000,
    format: recordFormats[record.format],
    replay: { played_on: record.dates[0] ?? '', credit: record.credit },
    markets: [],
    ...changes,
  });
  return { event, matchInfo: matchInfoOf(finishedReplay(record)) };
}

/** The same with its comments, so that every ball is known. */
export const matchWithBalls = (
  record: MatchRecord,
  changes: Partial<FedEvent> = {},
): FedChange => ({
  ...endedMatch(record, changes),
  commentary: [...commentarySoFar(finishedReplay(record))],
});

/** A match of three balls, 4, 2 and 1; its ids are those of the opener and the bowler. */
export function matchOfThreeBalls() {
  const record = matchRecord({ innings: [{ team: 0, overs: [over(ball(4), ball(2), ball(1))] }] });
  return { record, opener: record.people[0]?.id ?? '', bowler: record.people[21]?.id ?? '' };
}
