import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { WireEvent } from '@/lib/contract/event';
import { eventStatus } from '@/lib/contract/event-status';
import type { FedEvent } from '@/api/feeds/feed';
import type { Fixture, SourceScore } from '@/api/feeds/fragment';
import { fixtureKey } from '@/api/feeds/matching/fixture-key';
import { hasWomenMark } from '@/api/feeds/matching/team-key';
import { isSilent, type LinkedMatch } from './linked-match';
import { mergePrices, teamId, type Teams } from './merge-prices';

type Context = {
  eventId: string;
  /** Unix seconds. */
  now: number;
  markOf: (slug: string) => number | null;
};

/**
 * The event of all sources that are linked to it. `matches` are in the order of `since`: the earliest
 * score source owns status, score and names; odds sources share the markets by bookmaker.
 */
export function mergeEvent(
  matches: readonly [LinkedMatch, ...LinkedMatch[]],
  { eventId, now, markOf }: Context,
): FedEvent {
  const scored = scoreOwner(matches);
  const { fixture } = scored ?? matches[0];
  const teams = teamsOf(matches);
  const { names } = teams;
  const { markets, bookmakers } = mergePrices(matches, { teams, now, markOf });
  return {
    id: eventId,
    kind: 'match',
    name: names.join(' - '),
    start_time: fixture.start,
    ...stateOf(scored, fixture, now),
    tournament: fixture.competition,
    league: teamId(fixture.competition),
    competitors: names.map(name => ({ id: teamId(name), name })),
    markets,
    markets_count: markets.length,
    bookmakers,
    sources: sourcesOf(matches, scored),
  };
}

type Named = Pick<LinkedMatch, 'fixture' | 'score'>;

/** The teams as the event shows them. */
export function teamsOf(matches: readonly [Named, ...Named[]]): Teams {
  const { fixture } = scoreOwner(matches) ?? matches[0];
  const isWomen = fixtureKey(fixture).gender === 'women';
  const [first, second] = fixture.teams;
  const names = [shownName(first, isWomen), shownName(second, isWomen)] as const;
  return { names, isWomen, start: fixture.start };
}

/** The source that owns the score of an event, of its matches in the order of `since`. */
export const scoreOwner = <M extends Pick<LinkedMatch, 'score'>>(matches: readonly M[]): M | null =>
  matches.find(({ score }) => score !== null) ?? null;

const shownName = (name: string, isWomen: boolean): string =>
  isWomen && !hasWomenMark(name) ? `${name} Women` : name;

type State = Pick<WireEvent, 'status' | 'match_status' | 'inplay_time' | 'score'>;

/**
 * Without a source of the score a match is live from its start until its odds are withdrawn, or until
 * no match of its kind lasts longer.
 */
function stateOf(scored: LinkedMatch | null, fixture: Fixture, now: number): State {
  if (!scored?.score) {
    const end = fixture.start + longestSeconds(fixture);
    if (now >= end) return { status: eventStatus.past, match_status: 'Ended' };
    return { status: now < fixture.start ? eventStatus.upcoming : eventStatus.live };
  }
  const { score } = scored;
  const isLate = score.status === eventStatus.live && isSilent(scored, now);
  return isLate ? { ...score, match_status: lateText(score, scored.heardAt) } : score;
}

/** A rain break included; a match over several days has at most five of them and a reserve day. */
export const longestSeconds = (fixture: Fixture): number =>
  fixtureKey(fixture).format === 'multi-day' ? 6 * secondsInDay : 14 * secondsInHour;

const lateText = ({ match_status: text }: SourceScore, heardAt: number): string =>
  [text, `no score since ${timeOfDayUtc(heardAt)} UTC`].filter(Boolean).join(' – ');

/** '14:05'; `at` is unix seconds. */
const timeOfDayUtc = (at: number): string => new Date(at * 1000).toISOString().slice(11, 16);

function sourcesOf(
  matches: readonly LinkedMatch[],
  scored: LinkedMatch | null,
): NonNullable<WireEvent['sources']> {
  const priced = matches.filter(({ prices }) => prices !== null);
  const odds = priced.length > 0 && {
    name: [...new Set(priced.map(({ title }) => title))].join(', '),
    at: Math.max(...priced.map(({ saidAt }) => saidAt)),
    max_age: Math.max(...priced.map(({ maxSilence }) => maxSilence)),
  };
  const score = scored && { name: scored.title, at: scored.saidAt };
  return { ...(odds && { odds }), ...(score && { score }) };
}
