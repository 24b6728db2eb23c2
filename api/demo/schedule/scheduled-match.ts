import { sideId } from '@/lib/domain/match/side/side-id';
import { millisecondsInMinute } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { WireMarket } from '@/lib/contract/event';
import type { FedEvent } from '@/api/feeds/feed';
import { drawAt, jitterStep } from '@/api/demo/odds/price-jitter';
import type { Source } from './pending-change';
import {
  demoSources,
  toEventBookmakers,
  type BookmakerProfile,
} from '@/api/demo/odds/bookmakers/demo-bookmakers';
import type { MarketModel } from '@/api/demo/odds/market-model';
import { marketsAt, modelsAt } from '@/api/demo/odds/markets-at';
import { recordFormats, type MatchRecord } from '@/api/demo/records/record';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import { commentarySoFar } from '@/api/demo/commentary/replay-commentary';
import { inplayTimeOf, scoreOf } from '@/api/demo/replay/replay-score';
import { ballsOf } from '@/api/demo/scorecard/rates';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { situationOf } from '@/api/demo/replay/replay-situation';
import { eventStatus } from '@/lib/contract/event-status';
import type { Replay } from '@/api/demo/replay/replay-state';
import { resultOf } from '@/api/demo/replay/replay-result';
import { statusTextOf, tossText } from '@/api/demo/replay/replay-status';
import type { ScheduleEntry } from './schedule-store';
import { ballsBy, timelineOf } from './timeline';

type Status = (typeof eventStatus)[keyof typeof eventStatus];

/** The state of a match that the sink has. */
type Sent = {
  status: Status;
  tossDone: boolean;
  ball: number;
  step: number;
  comments: ReadonlyMap<string, number>;
};

type Options = { speed: number; seed: string; bookmakers: readonly BookmakerProfile[] };

/** The playing conditions of the ICC have the toss between 30 and 15 minutes before the start. */
const tossBeforeMs = 30 * millisecondsInMinute;

/** One scheduled replay of a record. Its state is derived from its start time and the clock. */
export function createScheduledMatch(
  entry: ScheduleEntry,
  record: MatchRecord,
  { speed, seed, bookmakers }: Options,
): Source {
  const { eventId, startTime } = entry;
  const timeline = timelineOf(record, eventId, speed);
  let replay = startReplay(record, { startTime });
  let sent: Sent | null = null;
  // The state at the end of the last over, by which slow bookmakers price.
  let lastOver: { replay: Replay; models: ReadonlyMap<string, MarketModel> | null } = {
    replay,
    models: null,
  };

  const advanceTo = (balls: number): void => {
    while (replay.ball < balls && !isFinished(replay)) {
      replay = advance(replay);
      if (ballsOfOver(replay) === 0) lastOver = { replay, models: null };
    }
  };

  const lastOverModels = (): ReadonlyMap<string, MarketModel> =>
    (lastOver.models ??= new Map(
      modelsAt(situationOf(lastOver.replay)).map(model => [model.id, model]),
    ));

  type Moment = { status: Status; tossDone: boolean; step: number; nowMs: number };

  const marketsNow = ({ status, tossDone, step, nowMs }: Moment): WireMarket[] => {
    const situation = situationOf(replay);
    const phase = tossDone && situation.phase === 'upcoming' ? 'playing' : situation.phase;
    const context = {
      matchId: eventId,
      seed,
      bookmakers,
      // The same for all bookmakers: five phases would store and send every market five times as often.
      jitterStepOf: (marketId: string) => drawAt(step, marketId),
      at: getUnixTime(nowMs),
      ballsOfOver: ballsOfOver(replay),
      ...(status === eventStatus.live && { lastOver: lastOverModels() }),
    };
    return marketsAt({ ...situation, phase }, context);
  };

  return {
    poll: nowMs => {
      const elapsedMs = nowMs - startTime * 1000;
      advanceTo(ballsBy(timeline, elapsedMs));
      const status = statusOf(replay, elapsedMs);
      const step =
        status === eventStatus.past ? 0 : jitterStep(eventId, status === eventStatus.live, nowMs);
      const tossDone = elapsedMs >= -tossBeforeMs / speed;
      const hasMoved =
        sent?.ball !== replay.ball || sent.status !== status || sent.tossDone !== tossDone;
      if (!hasMoved && sent?.step === step) return null;

      const markets = marketsNow({ status, tossDone, step, nowMs });
      const at = getUnixTime(nowMs);
      const event = eventOf(entry, replay, { status, tossDone, markets, bookmakers, at });
      const news = hasMoved && {
        matchInfo: matchInfoOf(replay, { tossDone }),
        commentary: commentsSince(replay, sent?.comments ?? new Map()),
      };
      const next: Sent = { status, tossDone, ball: replay.ball, step, comments: countsOf(replay) };
      return {
        change: { event, ...news },
        isLast: status === eventStatus.past,
        acknowledge: () => {
          sent = next;
        },
      };
    },
  };
}

/** The legal balls of the current over; 0 at its start, between innings and before the first ball. */
function ballsOfOver({ record, innings }: Replay): number {
  const current = innings.at(-1);
  return current ? ballsOf(current, record.ballsPerOver) % record.ballsPerOver : 0;
}

function statusOf(replay: Replay, elapsedMs: number): Status {
  if (elapsedMs < 0) return eventStatus.upcoming;
  return isFinished(replay) ? eventStatus.past : eventStatus.live;
}

type EventState = {
  status: Status;
  tossDone: boolean;
  markets: WireMarket[];
  bookmakers: readonly BookmakerProfile[];
  at: number;
};

function eventOf(
  { eventId, startTime }: ScheduleEntry,
  replay: Replay,
  { status, tossDone, markets, bookmakers, at }: EventState,
): FedEvent {
  const { teams, gender, competition, category, league, dates, credit } = replay.record;
  const [first, second] = teams;
  const textBefore = tossDone ? tossText(replay.record) : 'Not started';
  return {
    id: eventId,
    kind: 'match',
    name: `${first.name} - ${second.name}`,
    start_time: startTime,
    status,
    match_status: status === eventStatus.upcoming ? textBefore : statusTextOf(replay),
    inplay_time: inplayTimeOf(replay),
    score: scoreOf(replay),
    format: recordFormats[replay.record.format],
    ...(status === eventStatus.past && { result: resultOf(replay.record) }),
    tournament: competition.name,
    category,
    league: league.slug,
    competitors: teams.map(({ id, name }) => ({
      id,
      name,
      side: sideId(name, gender === 'female'),
    })),
    markets,
    markets_count: markets.length,
    bookmakers: toEventBookmakers(bookmakers, at),
    sources: demoSources(status === eventStatus.live, at),
    replay: { played_on: dates[0] ?? '', credit },
  };
}

/** Comments are only added, at the front: those beyond the number that the sink has are new. */
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
