import { secondsInDay } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { eventStatus } from '@/lib/contract/event-status';
import type { Fragment } from '@/api/feeds/fragment';
import type { Merger } from '@/api/feeds/merging/merger';
import { createPolledSource, type PolledSource } from '@/api/feeds/provider/polled-source';
import { ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';
import { createSourceUsage } from '@/api/feeds/provider/source-usage';
import { createScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import { createEntitySportClient } from './entitysport-client';
import { MatchList, MatchSummary } from './entitysport-replies';
import { createLineUpReader } from './line-up-reader';
import { createMatchFollower } from './match-follower';
import { entitySportSource as source, matchStatus, toFixture } from './to-fixture';
import { toOutline, toScore } from './to-scored-match';

type Options = {
  url: string;
  accessKey: string;
  secretKey: string;
  /** What the plan allows; more live matches than that are read less often. */
  callsPerMinute: number;
  merger: Omit<Merger, 'start' | 'tick'>;
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
const aheadSeconds = 7 * secondsInDay;
const pageSize = 50;
const maxPages = 5;

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
  let upcomingAt = 0;
  let liveAt = 0;
  let upcomingCount = 0;
  let listNotes: string[] = [];

  /** The matches of a status, of all pages. */
  async function listed(status: number): Promise<MatchSummary[]> {
    const matches: MatchSummary[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const query = { status: String(status), per_page: String(pageSize), paged: String(page) };
      const reply = await client('/matches', query);
      if (reply.kind === 'missing')
        throw new ProviderError('/matches: not found: check ENTITYSPORT_URL', retryAfter.hour);
      if (reply.kind !== 'changed')
        throw new ProviderError(
          'the plan does not include the list of matches: choose one that covers cricket',
          retryAfter.hour,
        );
      const list = MatchList.safeParse(reply.response).data;
      if (!list) throw new ProviderError('/matches: the reply has an unknown shape', minuteMs);
      for (const item of list.items) {
        const match = MatchSummary.safeParse(item);
        if (match.success) matches.push(match.data);
        else
          listNotes.push(
            `a listed match is not readable: ${match.error.issues[0]?.path.join('.')}`,
          );
      }
      const lastStart = matches.at(-1)?.timestamp_start ?? 0;
      if (page >= (list.total_pages ?? 1) || lastStart > seconds() + aheadSeconds) break;
    }
    return matches;
  }

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
    listNotes = [];
    const matches = await listed(matchStatus.scheduled);
    const near = matches.filter(({ timestamp_start: at }) => at <= seconds() + aheadSeconds);
    await merger.apply(near.map(toUpcoming));
    const ids = new Set(matches.map(({ match_id: id }) => id));
    for (const id of upcoming.keys()) if (!ids.has(id)) upcoming.delete(id);
    for (const match of near) upcoming.set(match.match_id, match);
    const gone = ownLinks().filter(
      ({ externalId, score, fixture }) =>
        !ids.has(externalId) &&
        !followed.has(externalId) &&
        (score === null || score.status === eventStatus.upcoming) &&
        fixture.start <= seconds() + aheadSeconds,
    );
    for (const { externalId } of gone) await settle(externalId);
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
    const match = MatchSummary.safeParse(reply.response).data;
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
    for (const id of await lineUps.readDue([...listed, ...follower.awaited()])) {
      const match = upcoming.get(id);
      if (match && !followed.has(id)) await merger.apply([toUpcoming(match)]);
      else await follower.applyLineUps(id);
    }
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
    const matches = await listed(matchStatus.live);
    for (const { match_id: id } of matches) if (!followed.has(id)) followed.set(id, 0);
    // Also those of a run before this one, which may have ended in the meantime.
    for (const { externalId, score } of ownLinks())
      if (score?.status === eventStatus.live && !followed.has(externalId))
        followed.set(externalId, 0);
    const ids = new Set(matches.map(({ match_id: id }) => id));
    for (const id of followed.keys()) if (!ids.has(id)) await follow(id, true);
    liveAt = now();
    merger.heard(source, seconds());
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
    for (const [id, readAt] of followed) {
      if (now() - readAt < intervalMs) continue;
      await follow(id, false);
      merger.heard(source, seconds());
    }
    const slow =
      intervalMs > followEveryMs
        ? `slowed by ENTITYSPORT_CALLS_PER_MINUTE: live matches every ${Math.round(intervalMs / 1000)} s`
        : null;
    const none = upcomingCount + followed.size === 0 ? noMatches : null;
    const notes = [slow, none, ...new Set(listNotes), check.note()].filter(one => one !== null);
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
    },
  });
}

const noMatches = 'no matches are listed: does the plan cover a competition in season?';

const sourceOptions = (maxSilence: number) => ({
  title: 'EntitySport',
  maxSilence,
  confirms: true,
});
