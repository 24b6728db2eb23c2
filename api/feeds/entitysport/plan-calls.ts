import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { eventStatus } from '@/lib/contract/event-status';
import type { CallPlan } from '@/api/feeds/provider/item-calls';
import { retryAfter } from '@/api/feeds/provider/provider-error';
import type { FeedLink } from '@/api/store/feeds/feed-store';
import type { MatchSummary } from './entitysport-replies';
import type { KnownLineUps } from './read-line-ups';
import type { KnownMatch } from './read-match';

/** What is known of the provider's matches, by id. */
export type Known = {
  /** When the lists were last read, in unix ms. */
  upcomingReadAt: number;
  liveReadAt: number;
  /** As they were last listed. */
  upcoming: ReadonlyMap<string, Pick<MatchSummary, 'timestamp_start'>>;
  /** Matches in play, as they were last read. */
  followed: ReadonlyMap<
    string,
    Pick<KnownMatch, 'fixture' | 'isDenied'> & { scored: { innings: readonly unknown[] } | null }
  >;
  /** Those of them that are no longer listed, to be read once more. */
  unlisted: ReadonlySet<string>;
  lineUps: ReadonlyMap<string, Pick<KnownLineUps, 'waitMs'>>;
  /** Those of the source. */
  links: readonly Pick<FeedLink, 'fixture' | 'score'>[];
};

export type Calls = {
  upcoming: boolean;
  live: boolean;
  lineUps: CallPlan;
  follow: CallPlan;
  /** The longest silence, in seconds. */
  maxSilence: number;
  /** The pace for the operator; null when it is as it should be. */
  note: string | null;
};

export const upcomingEveryMs = 10 * millisecondsInMinute;
/** In the last hour before a start, in which the toss is. */
const tossEveryMs = 2 * millisecondsInMinute;
/** While a match is in play or begins soon; otherwise the list is read as that of upcoming ones is. */
const liveEveryMs = millisecondsInMinute;
const soonMs = 15 * millisecondsInMinute;
const followEveryMs = 10_000;
/** A live reply, and a scorecard or comments for about every other one. */
const callsPerRound = 2;

/** Which calls are due. A call changes what is known: plan again before those that depend on it. */
export function planCalls(known: Known, callsPerMinute: number, now: number): Calls {
  const isWithin = (start: number, ms: number) => start * 1000 <= now + ms;
  const hasToss = [...known.upcoming.values()].some(({ timestamp_start: start }) =>
    isWithin(start, millisecondsInHour),
  );
  const isPlaying = known.links.some(
    ({ score, fixture }) => score?.status !== eventStatus.past && isWithin(fixture.start, soonMs),
  );
  const upcomingMs = hasToss ? tossEveryMs : upcomingEveryMs;
  const liveMs = isPlaying ? liveEveryMs : upcomingEveryMs;
  const rounds = known.followed.size * callsPerRound;
  const followMs = Math.max(followEveryMs, (rounds / callsPerMinute) * millisecondsInMinute);

  function matchMs(id: string, { isDenied }: Pick<KnownMatch, 'isDenied'>): number {
    if (known.unlisted.has(id)) return 0;
    return isDenied ? retryAfter.hour + followMs : followMs;
  }

  /**
   * Once within a day of the start, and in the last hour until both elevens are known. Once in play, too,
   * where they are not known: this process may have started after them.
   */
  function lineUpsMs(id: string, { start, hasBegun }: Start): number | null {
    if (!isWithin(start, millisecondsInDay)) return null;
    const lineUps = known.lineUps.get(id);
    if (!lineUps) return 0;
    if (hasBegun) return null;
    return isWithin(start, millisecondsInHour) ? lineUps.waitMs : null;
  }

  return {
    upcoming: now - known.upcomingReadAt >= upcomingMs,
    live: now - known.liveReadAt >= liveMs,
    lineUps: new Map([...startsOf(known)].map(([id, start]) => [id, lineUpsMs(id, start)])),
    follow: new Map([...known.followed].map(([id, match]) => [id, matchMs(id, match)])),
    maxSilence: Math.ceil(Math.max(2 * liveMs, 3 * followMs) / 1000),
    note: followMs > followEveryMs ? slowNote(followMs) : null,
  };
}

/** In unix seconds. Some matches are live without a ball bowled, such as after the toss. */
type Start = { start: number; hasBegun: boolean };

/** Of the matches that are upcoming, and of those in play whose scorecard was read. */
function startsOf({ upcoming, followed }: Known): Map<string, Start> {
  const starts = new Map(
    [...upcoming].map(([id, match]): [string, Start] => [
      id,
      { start: match.timestamp_start, hasBegun: false },
    ]),
  );
  for (const [id, { fixture, scored }] of followed)
    if (fixture && scored)
      starts.set(id, { start: fixture.start, hasBegun: scored.innings.length > 0 });
  return starts;
}

const slowNote = (followMs: number): string =>
  `slowed by ENTITYSPORT_CALLS_PER_MINUTE: live matches every ${Math.round(followMs / 1000)} s`;
