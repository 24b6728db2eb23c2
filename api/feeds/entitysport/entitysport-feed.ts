import { getUnixTime } from 'date-fns/getUnixTime';
import { eventStatus } from '@/lib/contract/event-status';
import type { Fragment } from '@/api/feeds/fragment';
import { everyPoll } from '@/api/feeds/provider/item-calls';
import {
  createPolledSource,
  createSourceTools,
  type PolledSource,
  type SourceDeps,
} from '@/api/feeds/provider/polled-source';
import { createScorecardCheck } from '@/api/feeds/scores/scorecard-check';
import { toMatchInfo } from '@/api/feeds/scores/to-match-info';
import { createEntitySportClient } from './entitysport-client';
import type { MatchSummary } from './entitysport-replies';
import { planCalls, upcomingEveryMs } from './plan-calls';
import { readLineUps, type KnownLineUps } from './read-line-ups';
import { aheadSeconds, readList, readSummary } from './read-list';
import { readMatch, unknownMatch, type KnownMatch } from './read-match';
import { entitySportSource as source, matchStatus, toFixture } from './to-fixture';
import { toOutline, toScore } from './to-scored-match';

type Options = SourceDeps & {
  url: string;
  accessKey: string;
  secretKey: string;
  /** What the plan allows; more live matches than that are read less often. */
  callsPerMinute: number;
};

/** Matches, scores, scorecards and commentary of EntitySport. */
export function createEntitySportFeed(options: Options): PolledSource {
  const { merger, callsPerMinute, now, log } = options;
  const tools = createSourceTools({
    ...options,
    ...{ source, title: 'EntitySport', confirms: true, maxSilence: (2 * upcomingEveryMs) / 1000 },
  });
  const { usage, unreadable } = tools;
  const client = createEntitySportClient({ ...options, onCall: () => usage.count(1, null) });
  const check = createScorecardCheck({ source, usage, log });
  const seconds = () => getUnixTime(now());
  const settling = tools.itemCalls();
  const lineUpCalls = tools.itemCalls();
  const following = tools.itemCalls({ isEssential: true });
  const known = {
    upcomingReadAt: 0,
    liveReadAt: 0,
    upcoming: new Map<string, MatchSummary>(),
    followed: new Map<string, KnownMatch>(),
    unlisted: new Set<string>(),
    lineUps: new Map<string, KnownLineUps>(),
  };
  const { followed, lineUps } = known;

  const plan = () => planCalls({ ...known, links: merger.links(source) }, callsPerMinute, now());

  const apply = (id: string, parts: Pick<Fragment, 'fixture' | 'score' | 'matchInfo'>) =>
    merger.apply([{ source, externalId: id, at: seconds(), ...parts }]);

  const lineUpsOf = (id: string) => lineUps.get(id)?.lineUps ?? null;
  const toUpcoming = (match: MatchSummary): Fragment => ({
    source,
    externalId: match.match_id,
    at: seconds(),
    fixture: toFixture(match),
    score: toScore(match, []),
    matchInfo: toMatchInfo(toOutline(match, lineUpsOf(match.match_id))),
  });

  async function listUpcoming(): Promise<void> {
    const listed = await readList({ client, unreadable, now: seconds() }, matchStatus.scheduled);
    const isNear = (start: number) => start <= seconds() + aheadSeconds;
    const near = listed.filter(({ timestamp_start: start }) => isNear(start));
    await merger.apply(near.map(toUpcoming));
    known.upcoming = new Map(near.map(match => [match.match_id, match]));
    const ids = new Set(listed.map(({ match_id: id }) => id));
    const gone = merger
      .links(source)
      .filter(
        ({ externalId, score, fixture }) =>
          !ids.has(externalId) &&
          !followed.has(externalId) &&
          (score === null || score.status === eventStatus.upcoming) &&
          isNear(fixture.start),
      );
    await settling.each(everyPoll(gone.map(({ externalId }) => externalId)), settle);
    known.upcomingReadAt = now();
  }

  /** What became of an upcoming match that is no longer listed. */
  async function settle(id: string): Promise<void> {
    const reply = await client(`/matches/${id}/info`);
    if (reply.kind === 'missing' || reply.kind === 'denied') {
      lineUps.delete(id);
      return merger.remove(source, id);
    }
    if (reply.kind === 'unchanged') return;
    const match = readSummary(reply.response, seconds());
    if ('problem' in match) return;
    if (match.status === matchStatus.live || match.status === matchStatus.completed)
      followed.set(id, unknownMatch);
    else await merger.apply([toUpcoming(match)]);
    reply.seen();
  }

  /** Toss and line-ups before the first ball, and line-ups of a match in play that has none. */
  async function updateLineUps(id: string): Promise<void> {
    const before = lineUpsOf(id);
    lineUps.set(id, await readLineUps({ client, check }, id, lineUps.get(id)));
    if (JSON.stringify(lineUpsOf(id)) === JSON.stringify(before)) return;
    const listed = known.upcoming.get(id);
    const { fixture, scored } = followed.get(id) ?? unknownMatch;
    if (listed && !followed.has(id)) await merger.apply([toUpcoming(listed)]);
    else if (fixture && scored) {
      const matchInfo = check.accept(id, { ...scored, lineUps: lineUpsOf(id) });
      if (matchInfo) await apply(id, { fixture, matchInfo });
    }
  }

  async function listLive(): Promise<void> {
    const listed = await readList({ client, unreadable, now: seconds() }, matchStatus.live);
    const ids = new Set(listed.map(({ match_id: id }) => id));
    // Also those of a run before this one, which may have ended in the meantime.
    const live = merger.links(source).filter(({ score }) => score?.status === eventStatus.live);
    for (const id of [...ids, ...live.map(({ externalId }) => externalId)])
      if (!followed.has(id)) followed.set(id, unknownMatch);
    known.unlisted = new Set([...followed.keys()].filter(id => !ids.has(id)));
    known.liveReadAt = now();
    merger.touch(source, seconds());
  }

  /** Reads a match; afterwards it is followed unless it is over. */
  async function follow(id: string): Promise<void> {
    const reading = await readMatch(
      {
        ...{ client, check, lineUps: lineUpsOf(id), now: seconds() },
        lastScore: merger.linkOf(source, id)?.score?.score ?? null,
      },
      id,
      { known: followed.get(id) ?? unknownMatch, isLast: known.unlisted.has(id) },
    );
    if (reading.kind === 'denied') {
      followed.set(id, { ...unknownMatch, isDenied: true });
      check.forget(id);
      check.refuse(id, 'match', 'the plan does not include it');
    } else if (reading.kind === 'missing') {
      await merger.remove(source, id);
      forget(id);
    } else {
      if (reading.parts) await apply(id, reading.parts);
      reading.seen();
      if (reading.isOver) forget(id);
      else followed.set(id, reading.match);
    }
    known.unlisted.delete(id);
    merger.touch(source, seconds());
  }

  function forget(id: string): void {
    followed.delete(id);
    lineUps.delete(id);
    check.forget(id);
  }

  return createPolledSource(tools, async () => {
    if (plan().upcoming) await listUpcoming();
    await lineUpCalls.each(plan().lineUps, updateLineUps);
    if (plan().live) await listLive();
    const { follow: due, maxSilence, note } = plan();
    tools.use(maxSilence);
    await following.each(due, follow);
    return [note, known.upcoming.size + followed.size === 0 ? noMatches : null, check.note()];
  });
}

const noMatches = 'no matches are listed: does the plan cover a competition in season?';
