import { secondsInHour } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { eventStatus } from '@/lib/contract/event-status';
import type { Fragment } from '@/api/feeds/fragment';
import type { Merger } from '@/api/feeds/merging/merger';
import { createPolledSource, type PolledSource } from '@/api/feeds/provider/polled-source';
import { ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';
import { createSourceUsage } from '@/api/feeds/provider/source-usage';
import { createScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import { createCricketDataClient, type Hits } from './cricketdata-client';
import { Match, Scorecard } from './cricketdata-replies';
import { planDay, planNote, type DailyPlan } from './daily-plan';
import {
  cricketDataSource as source,
  toFixture,
  toOutline,
  toScore,
  toScoredMatch,
  UnreadableScore,
} from './to-scored-match';

type Options = {
  url: string;
  key: string;
  /** The hits of a day; the plan's own limit applies when it is lower. */
  dailyHits: number;
  merger: Omit<Merger, 'start' | 'tick'>;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

const soonSeconds = secondsInHour / 2;
const maxPages = 3;
/** Requests a match that is no longer in the list on its own. */
const unlistedEveryMs = 30 * 60_000;

/** Matches, scores and scorecards of CricketData, as often as the hits of a day allow. */
export function createCricketDataFeed(options: Options): PolledSource {
  const { merger, dailyHits, now, log } = options;
  const usage = createSourceUsage({ source, merger, now });
  const check = createScorecardCheck({ source, usage, log });
  const client = createCricketDataClient({ ...options, onReply: countHits });
  const seconds = () => getUnixTime(now());
  /** The matches of the list, by id. */
  const listed = new Map<string, Match>();
  /** When scorecards were last read (unix ms); matches that ended are removed after the last one. */
  const cardReadAt = new Map<string, number>();
  const unlistedReadAt = new Map<string, number>();
  const cost = { list: 1, scorecard: 1 };
  let planLimit = dailyHits;
  let listedAt = 0;
  let listNotes: string[] = [];

  function countHits({ used, today, limit }: Hits): void {
    if (limit !== null) planLimit = Math.min(dailyHits, limit);
    const usedToday = today ?? usage.current().today + used;
    usage.count(used, Math.max(0, planLimit - usedToday), usedToday);
  }

  const hitsLeft = () => planLimit - usage.current().today;

  async function list(): Promise<void> {
    const matches: Match[] = [];
    const hitsBefore = usage.current().used;
    listNotes = [];
    for (let page = 0, offset = 0; page < maxPages; page += 1) {
      const reply = await client('/currentMatches', { offset: String(offset) });
      if (reply.kind === 'failed')
        throw new ProviderError(`/currentMatches: ${reply.reason}`, retryAfter.minute);
      if (!Array.isArray(reply.data))
        throw new ProviderError('/currentMatches: the reply has an unknown shape', retryAfter.hour);
      for (const item of reply.data) {
        const match = Match.safeParse(item);
        if (match.success) matches.push(match.data);
        else
          listNotes.push(
            `a listed match is not readable: ${match.error.issues[0]?.path.join('.')}`,
          );
      }
      offset += reply.data.length;
      if (reply.data.length === 0 || offset >= (reply.totalRows ?? 0)) break;
    }
    cost.list = Math.max(1, usage.current().used - hitsBefore);
    if (matches.length === 0) listNotes.push('the provider lists no matches');
    listed.clear();
    for (const match of matches) listed.set(match.id, match);
    await merger.apply(matches.flatMap(match => toFragment(match) ?? []));
    listedAt = now();
    merger.heard(source, seconds());
  }

  /** Null for a match that ended before it was ever live here. */
  function toFragment(match: Match): Fragment | null {
    const known = merger.linkOf(source, match.id);
    if (match.matchEnded && (!known || known.score?.status === eventStatus.past)) return null;
    const fixture = toFixture(match);
    const fragment = { source, externalId: match.id, at: seconds(), fixture };
    // Before the first ball there is no scorecard that would be replaced.
    const matchInfo = match.matchStarted ? null : toMatchInfo(toOutline(match));
    if (match.matchStarted && !cardReadAt.has(match.id)) cardReadAt.set(match.id, 0);
    try {
      const score = toScore(match);
      check.refuse(match.id, 'score', null);
      return { ...fragment, score, ...(matchInfo && { matchInfo }) };
    } catch (error) {
      if (!(error instanceof UnreadableScore)) throw error;
      check.refuse(match.id, 'score', error.message);
      const last = known?.score?.score;
      const score = { ...toScore({ ...match, score: [] }), ...(last && { score: last }) };
      return { ...fragment, score };
    }
  }

  async function readScorecard(match: Match): Promise<void> {
    cardReadAt.set(match.id, now());
    const hitsBefore = usage.current().used;
    const reply = await client('/match_scorecard', { id: match.id });
    cost.scorecard = Math.max(1, usage.current().used - hitsBefore);
    if (reply.kind === 'failed') return check.refuse(match.id, 'scorecard', reply.reason);
    const card = Scorecard.safeParse(reply.data);
    if (!card.success) {
      const path = card.error.issues[0]?.path.join('.');
      return check.refuse(match.id, 'scorecard', `${path} is not readable`);
    }
    try {
      const matchInfo = check.accept(match.id, toScoredMatch(card.data, match));
      const fragment = { source, externalId: match.id, at: seconds(), fixture: toFixture(match) };
      if (matchInfo) await merger.apply([{ ...fragment, matchInfo }]);
    } catch (error) {
      if (!(error instanceof UnreadableScore)) throw error;
      check.refuse(match.id, 'scorecard', error.message);
    }
  }

  async function readScorecards({ scorecard: interval }: DailyPlan): Promise<void> {
    for (const [id, readAt] of cardReadAt) {
      const match = listed.get(id);
      const isEnded = match === undefined || match.matchEnded;
      const isDue = isEnded
        ? hitsLeft() >= cost.scorecard
        : interval !== null && now() - readAt >= interval;
      if (!isDue) continue;
      if (match) await readScorecard(match);
      if (!isEnded) continue;
      cardReadAt.delete(id);
      check.forget(id);
    }
  }

  /** Matches of an earlier list that began and are no longer in it. */
  async function readUnlisted(): Promise<void> {
    const open = merger
      .links()
      .filter(link => link.source === source && link.score?.status !== eventStatus.past)
      .filter(({ externalId, fixture }) => !listed.has(externalId) && fixture.start <= seconds());
    for (const { externalId: id } of open) {
      if (now() - (unlistedReadAt.get(id) ?? 0) < unlistedEveryMs || hitsLeft() < 1) continue;
      unlistedReadAt.set(id, now());
      const reply = await client('/match_info', { id });
      const match = reply.kind === 'ok' ? Match.safeParse(reply.data).data : undefined;
      const fragment = match && toFragment(match);
      if (fragment) await merger.apply([fragment]);
      else await merger.remove(source, id);
    }
  }

  /** The matches in play or about to begin. */
  const playing = () =>
    [...listed.values()].filter(
      ({ matchStarted, matchEnded, dateTimeGMT }) =>
        !matchEnded && (matchStarted || dateTimeGMT <= seconds() + soonSeconds),
    ).length;

  const plan = () => planDay({ left: hitsLeft(), playing: playing(), cost, now: now() });

  function report(current: DailyPlan): void {
    const silence = current.list === null ? retryAfter.hour : 2 * current.list;
    merger.use(source, sourceOptions(Math.ceil(Math.max(silence, retryAfter.minute) / 1000)));
    const slow = planNote(current, playing());
    const notes = [slow, ...new Set(listNotes), check.note()].filter(one => one !== null);
    merger.report(source, { note: notes.join('; ') || null });
  }

  return createPolledSource({
    source,
    options: sourceOptions(retryAfter.hour / 1000),
    merger,
    usage,
    now,
    log,
    poll: async () => {
      const { list: interval } = plan();
      if (interval !== null && now() - listedAt >= interval) {
        await list();
        await readUnlisted();
      }
      await readScorecards(plan());
      report(plan());
    },
  });
}

const sourceOptions = (maxSilence: number) => ({
  title: 'CricketData',
  maxSilence,
  confirms: true,
});
