import { secondsInHour } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { eventStatus } from '@/lib/contract/event-status';
import type { Fragment } from '@/api/feeds/fragment';
import {
  createPolledSource,
  createSourceTools,
  type PolledSource,
  type SourceDeps,
} from '@/api/feeds/provider/polled-source';
import { CallError, ProviderError, retryAfter } from '@/api/feeds/provider/provider-error';
import type { UnreadableItem } from '@/api/feeds/provider/unreadable-items';
import { createScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import { createCricketDataClient, type Hits } from './cricketdata-client';
import { Scorecard, type Match } from './cricketdata-replies';
import { planDay, planNote, type DailyPlan } from './daily-plan';
import {
  UnreadableScore,
  cricketDataSource as source,
  readMatch,
  toFixture,
  toStatus,
  type ListedMatch,
} from './listed-match';
import { createSeriesNames } from './series-names';
import { toOutline, toScore, toScoredMatch } from './to-scored-match';

type Options = SourceDeps & {
  url: string;
  key: string;
  /** The hits of a day; the plan's own limit applies when it is lower. */
  dailyHits: number;
};

const soonSeconds = secondsInHour / 2;
const maxPages = 3;
/** More than a page of the list has. */
const maxMatches = 200;
/** Ms between two calls for a match that is no longer in the list. */
const unlistedEveryMs = 30 * 60_000;

/** Matches, scores and scorecards of CricketData, as often as the hits of a day allow. */
export function createCricketDataFeed(options: Options): PolledSource {
  const { merger, dailyHits, now, log } = options;
  const tools = createSourceTools({
    ...options,
    ...{ source, title: 'CricketData', confirms: true, maxSilence: retryAfter.hour / 1000 },
  });
  const { usage, unreadable } = tools;
  const check = createScorecardCheck({ source, usage, log });
  const client = createCricketDataClient({ ...options, onReply: countHits });
  const seconds = () => getUnixTime(now());
  /** The matches of the list, by id. */
  const listed = new Map<string, ListedMatch>();
  /** The matches whose scorecards are read; one that ended is removed after its last one. */
  const scored = new Set<string>();
  const cost = { list: 1, scorecard: 1 };
  let planLimit = dailyHits;
  let listedAt = 0;
  let isEmpty = false;
  // Each retry costs hits.
  const calls = { longestPauseMs: retryAfter.hour };
  const cards = tools.itemCalls(calls);
  const unlisted = tools.itemCalls(calls);
  // Names of series must not cost the scores of the day.
  const mayCall = () => 2 * hitsLeft() > planLimit;
  const series = createSeriesNames({ client, calls: tools.itemCalls(calls), mayCall });

  function countHits({ used, today, limit }: Hits): void {
    // A plan has hits: after a limit of 0 no reply would ever correct it.
    if (limit) planLimit = Math.min(dailyHits, limit);
    const usedToday = today ?? usage.current().today + used;
    usage.count(used, Math.max(0, planLimit - usedToday), usedToday);
  }

  const hitsLeft = () => planLimit - usage.current().today;

  async function list(): Promise<void> {
    const matches: Match[] = [];
    const problems: UnreadableItem[] = [];
    const hitsBefore = usage.current().used;
    for (let page = 0, offset = 0; page < maxPages; page += 1) {
      const reply = await client('/currentMatches', { offset: String(offset) });
      if (reply.kind === 'failed')
        throw new ProviderError(`/currentMatches: ${reply.reason}`, retryAfter.minute);
      if (!Array.isArray(reply.data))
        throw new ProviderError('/currentMatches: the reply has an unknown shape', retryAfter.hour);
      for (const item of reply.data.slice(0, maxMatches)) {
        const match = readMatch(item, seconds());
        if ('problem' in match) problems.push(match);
        else matches.push(match);
      }
      offset += reply.data.length;
      if (reply.data.length === 0 || offset >= (reply.totalRows ?? 0)) break;
    }
    cost.list = Math.max(1, usage.current().used - hitsBefore);
    isEmpty = matches.length === 0;
    unreadable.set('list', problems);
    listed.clear();
    await series.learn(matches);
    for (const match of matches) listed.set(match.id, withSeries(match));
    await merger.apply([...listed.values()].flatMap(match => toFragment(match) ?? []));
    listedAt = now();
    merger.touch(source, seconds());
  }

  const withSeries = (match: Match): ListedMatch => ({ ...match, series: series.nameOf(match) });

  /** Null for a match whose end is already known. */
  function toFragment(match: ListedMatch): Fragment | null {
    const known = merger.linkOf(source, match.id);
    const status = toStatus(match);
    if (status === eventStatus.past && known?.score?.status === status) return null;
    const fixture = toFixture(match);
    const fragment = { source, externalId: match.id, at: seconds(), fixture };
    // Before the first ball there is no scorecard that would be replaced.
    const isUpcoming = status === eventStatus.upcoming;
    const matchInfo = isUpcoming ? toMatchInfo(toOutline(match)) : null;
    if (!isUpcoming) scored.add(match.id);
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

  async function readScorecard(match: ListedMatch): Promise<void> {
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
    const isEnded = (id: string) => {
      const match = listed.get(id);
      return match ? toStatus(match) === eventStatus.past : !unreadable.mayBe(id);
    };
    const lastMs = hitsLeft() >= cost.scorecard ? 0 : null;
    const due = new Map([...scored].map(id => [id, isEnded(id) ? lastMs : interval]));
    await cards.each(due, async id => {
      const match = listed.get(id);
      if (match) await readScorecard(match);
      if (!isEnded(id)) return;
      scored.delete(id);
      check.forget(id);
    });
  }

  /** Matches of an earlier list that began and are no longer in it. */
  async function readUnlisted(): Promise<void> {
    const open = merger
      .links(source)
      .filter(({ score }) => score?.status !== eventStatus.past)
      .filter(({ externalId, fixture }) => !listed.has(externalId) && fixture.start <= seconds());
    const everyMs = hitsLeft() >= 1 ? unlistedEveryMs : null;
    const due = new Map(open.map(({ externalId }) => [externalId, everyMs]));
    await unlisted.each(due, async id => {
      const reply = await client('/match_info', { id });
      if (reply.kind === 'failed') return merger.remove(source, id);
      const match = readMatch(reply.data, seconds());
      // What cannot be read is not known to be gone.
      if ('problem' in match) throw new CallError(`/match_info: ${match.problem}`, unlistedEveryMs);
      const fragment = toFragment(withSeries(match));
      if (fragment) await merger.apply([fragment]);
      else await merger.remove(source, id);
    });
  }

  /** The matches in play or about to begin. */
  const playing = () =>
    [...listed.values()].filter(match => {
      const status = toStatus(match);
      if (status === eventStatus.upcoming) return match.dateTimeGMT <= seconds() + soonSeconds;
      return status === eventStatus.live;
    }).length;

  const plan = () => planDay({ left: hitsLeft(), playing: playing(), cost, now: now() });

  return createPolledSource(tools, async () => {
    const { list: interval } = plan();
    if (interval !== null && now() - listedAt >= interval) {
      await list();
      await readUnlisted();
    }
    await readScorecards(plan());
    const current = plan();
    const silence = current.list === null ? retryAfter.hour : 2 * current.list;
    tools.use(Math.ceil(Math.max(silence, retryAfter.minute) / 1000));
    const empty = isEmpty ? 'the provider lists no matches' : null;
    return [planNote(current, playing()), empty, check.note()];
  });
}
