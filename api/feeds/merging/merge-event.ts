import { secondsInDay } from 'date-fns/constants';
import type { WireEvent } from '@/lib/contract/event';
import { eventStatus } from '@/lib/contract/event-status';
import type { MatchResult } from '@/lib/contract/match-result';
import type { FedEvent } from '@/api/feeds/feed';
import type { Fixture, SourceScore } from '@/api/store/feeds/source-match';
import { fullSideName, sideId } from '@/lib/domain/match/side/side-id';
import { slugOf } from '@/lib/domain/fold-text';
import { longestSeconds } from '@/lib/domain/scorecard/match-formats';
import { parseResult } from '@/lib/domain/match/result/parse-result';
import { fixtureKey } from '@/api/feeds/matching/fixture-key';
import { isSilent, type LinkedMatch } from './linked-match';
import { mergePrices, type Teams } from './merge-prices';
import { statedResults } from './stated-results';

type Context = {
  eventId: string;
  /** Unix seconds. */
  now: number;
  markOf: (slug: string) => number | null;
};

/**
 * The event of all sources that are linked to it. `matches` are in the order of `since`: the earliest
 * score source owns status, score and names; odds sources share the markets by bookmaker. The result is the
 * first that a source states.
 */
export function mergeEvent(
  matches: readonly [LinkedMatch, ...LinkedMatch[]],
  { eventId, now, markOf }: Context,
): FedEvent {
  const scored = scoreOwner(matches);
  const { fixture } = scored ?? matches[0];
  const teams = teamsOf(matches);
  const { names, ids } = teams;
  const { markets, bookmakers } = mergePrices(matches, { teams, now, markOf });
  return {
    id: eventId,
    kind: 'match',
    name: names.join(' - '),
    start_time: fixture.start,
    ...stateOf(scored, { fixture, now, known: statedResults(matches, teams)[0]?.result ?? null }),
    ...formatOf(fixture),
    tournament: fixture.competition,
    league: slugOf(fixture.competition),
    competitors: names.map((name, index) => ({ id: ids[index] ?? '', name, side: ids[index] })),
    markets,
    markets_count: markets.length,
    bookmakers,
    sources: sourcesOf(matches, scored),
  };
}

/** The format as a part of an event; empty when neither the source nor the competition's name states it. */
function formatOf(fixture: Fixture): Pick<WireEvent, 'format'> {
  const { format } = fixtureKey(fixture);
  return format === null ? {} : { format };
}

type Named = Pick<LinkedMatch, 'fixture' | 'score'>;

/** The teams as the event shows them. */
export function teamsOf(matches: readonly [Named, ...Named[]]): Teams {
  const { fixture } = scoreOwner(matches) ?? matches[0];
  const isWomen = fixtureKey(fixture).gender === 'women';
  const [first, second] = fixture.teams;
  return {
    names: [fullSideName(first, isWomen), fullSideName(second, isWomen)],
    ids: [sideId(first, isWomen), sideId(second, isWomen)],
    isWomen,
  };
}

/** The source that owns the score of an event, of its matches in the order of `since`. */
export const scoreOwner = <M extends Pick<LinkedMatch, 'score'>>(matches: readonly M[]): M | null =>
  matches.find(({ score }) => score !== null) ?? null;

type State = Pick<WireEvent, 'status' | 'match_status' | 'inplay_time' | 'score' | 'result'>;

type End = {
  fixture: Fixture;
  /** Unix seconds. */
  now: number;
  /** What the sources state about its end. */
  known: MatchResult | null;
};

/**
 * Without a source of the score a match is live from its start until its market is settled, its odds are
 * withdrawn, or no match of its kind lasts longer.
 */
function stateOf(scored: LinkedMatch | null, { fixture, now, known }: End): State {
  if (!scored?.score) {
    if (known || now >= latestEnd(fixture)) return toEnded({}, known);
    return { status: now < fixture.start ? eventStatus.upcoming : eventStatus.live };
  }
  const { result: _own, ...score } = scored.score;
  if (score.status === eventStatus.past) return toEnded(score, known);
  const isQuiet = isSilent(scored, now);
  if ((known && isQuiet) || now >= latestEnd(fixture, { isScored: true }))
    return overdue(score, toSides(fixture), known);
  const isLate = score.status === eventStatus.live && isQuiet;
  return isLate ? { ...score, match_status: lateText(score, scored.lastSeenAt) } : score;
}

/** An ended match in the words of its source; without words the result makes them. */
const toEnded = (score: Omit<State, 'status' | 'result'>, result: MatchResult | null): State => ({
  ...score,
  status: eventStatus.past,
  match_status: score.match_status || (result ? null : 'Ended'),
  ...(result && { result }),
});

/** A match that its source does not end, or that never began: it has ended with what is known. */
function overdue(
  score: SourceScore,
  sides: ReturnType<typeof toSides>,
  known: MatchResult | null,
): State {
  const result = parseResult(score.match_status ?? '', sides);
  return result ? toEnded(score, result) : toEnded({ ...score, match_status: null }, known);
}

/**
 * When no match of its kind is still played, in unix seconds: a rain break included, and for a match over
 * several days a reserve day. One that a source scores may be played on the day after as well.
 */
export function latestEnd(fixture: Fixture, { isScored = false } = {}): number {
  return (
    fixture.start + longestSeconds(fixtureKey(fixture).format) + (isScored ? 2 * secondsInDay : 0)
  );
}

const toSides = ({ teams: [first, second] }: Fixture) =>
  [{ name: first }, { name: second }] as const;

const lateText = ({ match_status: text }: SourceScore, lastSeenAt: number): string =>
  [text, `no score since ${timeOfDayUtc(lastSeenAt)} UTC`].filter(Boolean).join(' – ');

/** '14:05'; `at` is unix seconds. */
const timeOfDayUtc = (at: number): string => new Date(at * 1000).toISOString().slice(11, 16);

function sourcesOf(
  matches: readonly LinkedMatch[],
  scored: LinkedMatch | null,
): NonNullable<WireEvent['sources']> {
  const priced = matches.filter(({ prices }) => prices !== null);
  const odds = priced.length > 0 && {
    name: [...new Set(priced.map(({ title }) => title))].join(', '),
    at: Math.max(...priced.map(({ reportedAt }) => reportedAt)),
    max_age: Math.max(...priced.map(({ maxSilence }) => maxSilence)),
  };
  const score = scored && { name: scored.title, at: scored.reportedAt };
  return { ...(odds && { odds }), ...(score && { score }) };
}
