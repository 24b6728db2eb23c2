import { getUnixTime } from 'date-fns/getUnixTime';
import { eventStatus } from '@/lib/contract/event-status';
import type { Fragment } from '@/api/feeds/fragment';
import type { Merger } from '@/api/feeds/merging/merger';
import { createItemCalls } from '@/api/feeds/provider/item-calls';
import { createUnreadableItems } from '@/api/feeds/provider/unreadable-items';
import { createPolledSource, type PolledSource } from '@/api/feeds/provider/polled-source';
import { retryAfter } from '@/api/feeds/provider/provider-error';
import { createSourceUsage } from '@/api/feeds/provider/source-usage';
import { createScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import { createEntitySportClient } from './entitysport-client';
import type { MatchSummary } from './entitysport-replies';
import { createLineUpReader } from './line-up-reader';
import { createMatchFollower } from './match-follower';
import { aheadSeconds, createMatchListReader } from './match-list-reader';
import { entitySportSource as source, matchStatus, toFixture } from './to-fixture';
import { toOutline, toScore } from './to-scored-match';

type Options = {
  url: string;
  accessKey: string;
  secretKey: string;
  /** What the plan allows; more live matches than that are read less often. */
  callsPerMinute: number;
  merger: Omit<Merger, 'start' | 'sweep'>;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

const minuteMs = 60_000;
const upcomingEveryMs = 10 * minuteMs;
/** In the last hour before a start, in which the toss is. */
const tossEveryMs = 2 * minuteMs;
const tossSeconds = 3600;
/** While a match is in play or begins soon; otherwise the list is read as that of upcoming ones is. */
const liveEveryMs = minuteMs;
const soonSeconds = 900;
const followEveryMs = 10_000;
/** A live reply, and a scorecard or comments for about every other one. */
const callsPerRound = 2;

/** Matches, scores, scorecards and commentary of EntitySport. */
export function createEntitySportFeed(options: Options): PolledSource {
  const { merger, callsPerMinute, now, log } = options;
  const usage = createSourceUsage({ source, merger, now });
  const client = createEntitySportClient({ ...options, onCall: () => usage.count(1, null) });
  const check = createScorecardCheck({ source, usage, log });
  const seconds = () => getUnixTime(now());
  const lineUps = createLineUpReader({ client, check, now });
  const follower = createMatchFollower({ client, merger, check, lineUps, seconds });
  /** The upcoming matches as they were last read. */
  const upcoming = new Map<string, MatchSummary>();
  /** The matches in play, and when each was last read (unix ms). */
  const followed = new Map<string, number>();
  /** Those of them that are no longer listed, to be read once more. */
  let gone = new Set<string>();
  let upcomingAt = 0;
  let liveAt = 0;
  let upcomingCount = 0;
  const calls = { source, usage, now, log };
  const settling = createItemCalls(calls);
  const reading = createItemCalls(calls);
  const following = createItemCalls({ ...calls, isEssential: true });
  const allCalls = [settling, reading, following];
  const unreadable = createUnreadableItems({ source, usage, log });
  const lists = createMatchListReader({ client, unreadable, seconds });

  const toUpcoming = (match: MatchSummary): Fragment => ({
    source,
    externalId: match.match_id,
    at: seconds(),
    fixture: toFixture(match),
    score: toScore(match, []),
    matchInfo: toMatchInfo(toOutline(match, lineUps.of(match.match_id))),
  });

  const ownLinks = () => merger.links().filter(link => link.source === source);

  async function listUpcoming(): Promise<void> {
    const matches = await lists.listed(matchStatus.scheduled);
    const near = matches.filter(({ timestamp_start: at }) => at <= seconds() + aheadSeconds);
    await merger.apply(near.map(toUpcoming));
    const ids = new Set(matches.map(({ match_id: id }) => id));
    for (const id of upcoming.keys()) if (!ids.has(id)) upcoming.delete(id);
    for (const match of near) upcoming.set(match.match_id, match);
    const unlisted = ownLinks().filter(
      ({ externalId, score, fixture }) =>
        !ids.has(externalId) &&
        !followed.has(externalId) &&
        (score === null || score.status === eventStatus.upcoming) &&
        fixture.start <= seconds() + aheadSeconds,
    );
    await settling.each(
      unlisted.map(({ externalId }) => externalId),
      settle,
    );
    upcomingAt = now();
    upcomingCount = near.length;
  }

  /** What became of an upcoming match that is no longer listed. */
  async function settle(id: string): Promise<void> {
    const reply = await client(`/matches/${id}/info`);
    if (reply.kind === 'missing' || reply.kind === 'denied') {
      lineUps.forget(id);
      return merger.remove(source, id);
    }
    if (reply.kind === 'unchanged') return;
    const match = lists.read(reply.response);
    if (!match) return;
    if (match.status === matchStatus.live || match.status === matchStatus.completed)
      followed.set(id, 0);
    else await merger.apply([toUpcoming(match)]);
    reply.seen();
  }

  /** Toss and line-ups before the first ball. */
  async function readLineUps(): Promise<void> {
    const listed = [...upcoming.values()].map(({ match_id: id, timestamp_start: start }) => ({
      id,
      start,
    }));
    const starts = new Map([...listed, ...follower.awaited()].map(({ id, start }) => [id, start]));
    await reading.each(starts.keys(), async id => {
      if (!(await lineUps.readIfDue({ id, start: starts.get(id) ?? 0 }))) return;
      const match = upcoming.get(id);
      if (match && !followed.has(id)) await merger.apply([toUpcoming(match)]);
      else await follower.applyLineUps(id);
    });
  }

  const upcomingInterval = () =>
    [...upcoming.values()].some(({ timestamp_start: start }) => start <= seconds() + tossSeconds)
      ? tossEveryMs
      : upcomingEveryMs;

  const liveInterval = () =>
    ownLinks().some(
      ({ score, fixture }) =>
        score?.status !== eventStatus.past && fixture.start <= seconds() + soonSeconds,
    )
      ? liveEveryMs
      : upcomingEveryMs;

  async function listLive(): Promise<void> {
    const matches = await lists.listed(matchStatus.live);
    for (const { match_id: id } of matches) if (!followed.has(id)) followed.set(id, 0);
    // Also those of a run before this one, which may have ended in the meantime.
    for (const { externalId, score } of ownLinks())
      if (score?.status === eventStatus.live && !followed.has(externalId))
        followed.set(externalId, 0);
    const ids = new Set(matches.map(({ match_id: id }) => id));
    gone = new Set([...followed.keys()].filter(id => !ids.has(id)));
    liveAt = now();
    merger.touch(source, seconds());
  }

  /** Reads a match; afterwards it is followed unless it is over. */
  async function follow(id: string, isLast: boolean): Promise<void> {
    followed.set(id, now());
    const outcome = await follower.read(id, { isLast });
    if (outcome === 'live') return;
    follower.forget(id);
    if (outcome === 'over') {
      followed.delete(id);
      lineUps.forget(id);
    } else {
      check.refuse(id, 'match', 'the plan does not include it');
      followed.set(id, now() + retryAfter.hour);
    }
  }

  async function followDue(): Promise<void> {
    const rounds = followed.size * callsPerRound;
    const intervalMs = Math.max(followEveryMs, (rounds / callsPerMinute) * minuteMs);
    const silence = Math.max(2 * liveInterval(), 3 * intervalMs) / 1000;
    merger.use(source, sourceOptions(Math.ceil(silence)));
    const isDue = (id: string) => gone.has(id) || now() - (followed.get(id) ?? 0) >= intervalMs;
    await following.each(
      followed.keys(),
      async id => {
        await follow(id, gone.has(id));
        gone.delete(id);
        merger.touch(source, seconds());
      },
      isDue,
    );
    const slow =
      intervalMs > followEveryMs
        ? `slowed by ENTITYSPORT_CALLS_PER_MINUTE: live matches every ${Math.round(intervalMs / 1000)} s`
        : null;
    const none = upcomingCount + followed.size === 0 ? noMatches : null;
    const failures = allCalls.flatMap(one => one.notes());
    const notes = [slow, none, ...unreadable.notes(), ...failures, check.note()].filter(
      one => one !== null,
    );
    merger.report(source, { note: notes.join('; ') || null });
  }

  return createPolledSource({
    source,
    options: sourceOptions((2 * upcomingEveryMs) / 1000),
    merger,
    usage,
    now,
    log,
    poll: async () => {
      if (now() - upcomingAt >= upcomingInterval()) await listUpcoming();
      await readLineUps();
      if (now() - liveAt >= liveInterval()) await listLive();
      await followDue();
      allCalls.forEach(one => one.finish());
    },
  });
}

const noMatches = 'no matches are listed: does the plan cover a competition in season?';

const sourceOptions = (maxSilence: number) => ({
  title: 'EntitySport',
  maxSilence,
  confirms: true,
});
