import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { WireMarket } from '@/lib/contract/event';
import type { FedEvent } from '../feed';
import { drawAt, driftStep } from './drift';
import type { Source } from './due-change';
import { marketsAt } from './odds/markets-at';
import { withKeptTimes } from './price-times';
import type { MatchRecord } from './record';
import { advance, isFinished, startReplay } from './replay';
import { commentarySoFar } from './replay-commentary';
import { inplayTimeOf, scoreOf } from './replay-score';
import { matchInfoOf } from './replay-scorecard';
import { situationOf } from './replay-situation';
import type { Replay } from './replay-state';
import { statusTextOf } from './replay-status';
import type { ScheduleEntry } from './schedule-store';
import { ballsBy, timelineOf } from './timeline';

const statuses = { upcoming: 0, live: 2, past: 4 } as const;
type Status = (typeof statuses)[keyof typeof statuses];

/** What the sink has of a showing. */
type Sent = {
  status: Status;
  ball: number;
  step: number;
  markets: WireMarket[];
  comments: ReadonlyMap<string, number>;
};

type Options = { speed: number; seed: string };

/** One showing of a record. Where it stands follows from its start time and the clock alone. */
export function createShowing(
  entry: ScheduleEntry,
  record: MatchRecord,
  { speed, seed }: Options,
): Source {
  const { eventId, startTime } = entry;
  const timeline = timelineOf(record, eventId, speed);
  let replay = startReplay(record, { startTime });
  let sent: Sent | null = null;

  const marketsNow = (status: Status, step: number, nowMs: number): WireMarket[] => {
    const situation = situationOf(replay);
    // Once a match is live its toss is over, even before the first ball.
    const phase = status === statuses.live && replay.ball === 0 ? 'playing' : situation.phase;
    const context = {
      matchId: eventId,
      seed,
      driftOf: (marketId: string) => drawAt(step, marketId),
      at: Math.floor(nowMs / 1000),
    };
    return withKeptTimes(sent?.markets ?? [], marketsAt({ ...situation, phase }, context));
  };

  return {
    due: nowMs => {
      const elapsedMs = nowMs - startTime * 1000;
      replay = replayedTo(replay, ballsBy(timeline, elapsedMs));
      const status = statusOf(replay, elapsedMs);
      const step =
        status === statuses.past ? 0 : driftStep(eventId, status === statuses.live, nowMs);
      const hasMoved = sent?.ball !== replay.ball || sent.status !== status;
      if (!hasMoved && sent?.step === step) return null;

      const markets = marketsNow(status, step, nowMs);
      const event = eventOf(entry, replay, status, markets);
      const news = hasMoved && {
        matchInfo: matchInfoOf(replay),
        commentary: commentsSince(replay, sent?.comments ?? new Map()),
      };
      const next: Sent = { status, ball: replay.ball, step, markets, comments: countsOf(replay) };
      return {
        change: { event, ...news },
        isLast: status === statuses.past,
        accept: () => {
          sent = next;
        },
      };
    },
  };
}

function replayedTo(replay: Replay, balls: number): Replay {
  let next = replay;
  while (next.ball < balls && !isFinished(next)) next = advance(next);
  return next;
}

function statusOf(replay: Replay, elapsedMs: number): Status {
  if (elapsedMs < 0) return statuses.upcoming;
  return isFinished(replay) ? statuses.past : statuses.live;
}

function eventOf(
  { eventId, startTime }: ScheduleEntry,
  replay: Replay,
  status: Status,
  markets: WireMarket[],
): FedEvent {
  const { teams, competition, category, league, dates, credit } = replay.record;
  const [first, second] = teams;
  return {
    id: eventId,
    kind: 'match',
    name: `${first.name} - ${second.name}`,
    start_time: startTime,
    status,
    match_status: status === statuses.upcoming ? 'Not started' : statusTextOf(replay),
    inplay_time: inplayTimeOf(replay),
    score: scoreOf(replay),
    tournament: competition.name,
    category,
    league: league.slug,
    competitors: teams.map(({ id, name }) => ({ id, name })),
    markets,
    markets_count: markets.length,
    replay: { played_on: dates[0] ?? '', credit },
  };
}

/** Comments are only ever added, at the front: those beyond the number the sink has are new. */
function commentsSince(replay: Replay, sent: ReadonlyMap<string, number>): CommentaryInnings[] {
  return commentarySoFar(replay)
    .map(({ id, items }) => ({
      id,
      items: items.slice(0, items.length - (sent.get(String(id)) ?? 0)),
    }))
    .filter(({ items }) => items.length > 0);
}

const countsOf = (replay: Replay): ReadonlyMap<string, number> =>
  new Map(commentarySoFar(replay).map(({ id, items }) => [String(id), items.length]));
