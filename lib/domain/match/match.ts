import type { Replay, WireEvent } from '@/lib/contract/event';
import type { MatchFormat } from '@/lib/contract/match-format';
import { eventStatus, upcomingStatuses } from '@/lib/contract/event-status';
import type * as z from 'zod/mini';
import { defaultAgeLimits, type AgeLimits } from '@/lib/domain/odds/comparison/age-limits';
import { comparisonOf } from '@/lib/domain/odds/comparison/compare-event';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { toMarkets, type Market } from '@/lib/domain/odds/market';
import { resultText } from './result/match-result';
import { isWomensMatch } from './side/competition';
import { sideId } from './side/side-id';
import { showsPrices, type Policy } from '@/lib/domain/policy';

/** 'other' is past or unknown: not listed, but its own page exists. */
export type MatchStatus = 'live' | 'upcoming' | 'other';

/**
 * `id` names a team within its match, `side` the side itself in all of its matches: men and women of one
 * club are two sides, and two spellings are one.
 */
export type Team = { id: string; name: string; side: string };

/** A match as the site shows it; the wire calls it an event. Times are unix seconds. */
export type Match = {
  id: string;
  /** The position at load, which never changes: it chooses the card's image. */
  index: number;
  /** The event's own name; an outright has no teams in its name. */
  name: string;
  /** Whether it is a question about an entire tournament, with runners instead of two teams. */
  isOutright?: true;
  status: MatchStatus;
  teams: [Team, Team];
  /** Null while the host does not know it. */
  startTime: number | null;
  /** The feed's text, such as 'MI need 41 runs from 42 balls'; '' when it has none. */
  statusText: string;
  inplayTime: string;
  /** Per team in the order of `teams`; null when it has not batted. */
  scores: [string | null, string | null];
  /** The side that won, also by a super over, once the host states it. */
  winner?: 0 | 1 | null;
  /** Absent where no source states it. */
  format?: MatchFormat;
  tournament: string;
  league: string | null;
  markets: Market[];
  marketsCount: number;
  /** The bookmakers whose prices it has, in published order; on cards only those with a best price. */
  bookmakers?: readonly ComparedBookmaker[];
  /** The number of bookmakers with a price of the first market that may be best; 0 when unknown. */
  bookmakersCount: number;
  /** The age in seconds beyond which its host calls a price stale; absent where it states none. */
  maxPriceAge?: number;
  image: { image: string; image2x: string | null } | null;
  replay: { playedOn: string; credit: string } | null;
  /** The providers of a match that is not a replay. */
  sources?: { odds: MatchSource | null; score: MatchSource | null };
  /** Whether its host has pages for everyone in its scorecard, and for its ground. */
  hasFigurePages?: true;
  updatedAt: number | null;
  version: number | null;
};

/** A provider by its name, and the minute in which it last published, in unix seconds. */
export type MatchSource = { name: string; at: number | null };

/**
 * A match as a region policy allows it. The getters of lib/api-client apply it to everything they
 * return, so that callers need not check whether prices may be shown.
 */
export const underPolicy = (match: Match, policy: Policy): Match => {
  if (showsPrices(policy)) return match;
  const { bookmakers: _bookmakers, maxPriceAge: _age, sources, ...rest } = match;
  const score = sources?.score ?? null;
  return {
    ...rest,
    ...(score !== null && { sources: { odds: null, score } }),
    markets: [],
    marketsCount: 0,
    bookmakersCount: 0,
  };
};

/** Whether a match has prices to show; where the region policy allows none it has no markets. */
export const hasMarkets = ({ markets }: Pick<Match, 'markets'>): boolean => markets.length > 0;

/**
 * Converts an event of the wire; `index` is its position in its list, `limits` those of prices whose host
 * states none.
 */
export function toMatch(wire: WireEvent, index = 0, limits: AgeLimits = defaultAgeLimits): Match {
  // Ages are relative to the state that the host sent, so that a cached page does not age by itself.
  const comparison = comparisonOf(wire, wire.updated_at ?? 0, limits);
  const maxPriceAge = wire.sources?.odds?.max_age;
  const markets = toMarkets(wire.markets ?? [], comparison);
  const teams = teamsOf(wire);
  return {
    id: String(wire.id),
    index,
    name: wire.name,
    ...(eventKindOf(wire) === 'outright' && { isOutright: true }),
    status: toMatchStatus(wire.status),
    teams,
    startTime: wire.start_time ?? null,
    statusText: stateTextOf(wire, teams),
    inplayTime: String(wire.inplay_time ?? ''),
    scores: toScores(wire.score),
    ...(wire.result?.winner != null && { winner: wire.result.winner }),
    ...(wire.format && { format: wire.format }),
    tournament: wire.tournament || wire.category || 'Cricket',
    league: wire.league ?? null,
    markets,
    marketsCount: wire.markets_count ?? markets.length,
    bookmakersCount: markets[0]?.comparable ?? wire.bookmakers_count ?? 0,
    ...(maxPriceAge != null && { maxPriceAge }),
    ...(comparison.bookmakers.length > 0 && { bookmakers: comparison.bookmakers }),
    image: toImage(wire.image),
    replay: toReplay(wire.replay),
    ...(wire.sources && !wire.replay && { sources: toSources(wire.sources) }),
    ...(wire.figure_pages && { hasFigurePages: true as const }),
    updatedAt: wire.updated_at ?? null,
    version: wire.version ?? null,
  };
}

/** The host's text on the state of a match; a sentence where it sends only the result as a fact. */
export const stateTextOf = (
  { match_status: text, result }: Pick<WireEvent, 'match_status' | 'result'>,
  teams: Match['teams'],
): string => text || (result ? resultText(result, teams) : '');

export function toMatchStatus(status: number): MatchStatus {
  if (status === eventStatus.live) return 'live';
  return upcomingStatuses.includes(status) ? 'upcoming' : 'other';
}

/** 'a:b': a belongs to the first team; an empty side has no score. */
export function toScores(score: string | null | undefined): [string | null, string | null] {
  const [first = '', second = ''] = (score ?? '').split(':');
  return [first.trim() || null, second.trim() || null];
}

/**
 * Competitors name the teams; without them the event's name is split on ' - ', else on its first
 * '-'. Where the host does not state which side a team is, the names of teams and competition do.
 */
export function teamsOf({
  competitors,
  name,
  tournament,
}: Pick<WireEvent, 'competitors' | 'name' | 'tournament'>): [Team, Team] {
  const [first, second] = competitors ?? [];
  const at = name.includes(' - ') ? name.indexOf(' - ') : name.indexOf('-');
  const length = name.includes(' - ') ? 3 : 1;
  const names = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + length)];
  const firstName = (first?.name ?? names[0] ?? '').trim();
  const secondName = (second?.name ?? names[1] ?? '').trim();
  const isWomen = isWomensMatch(tournament ?? '', [firstName, secondName]);
  const sideOf = (team: typeof first, shown: string) =>
    team?.side ? sideId(team.side) : sideId(shown, isWomen);
  return [
    { id: String(first?.id ?? 'first'), name: firstName, side: sideOf(first, firstName) },
    { id: String(second?.id ?? 'second'), name: secondName, side: sideOf(second, secondName) },
  ];
}

export type EventKind = 'match' | 'outright';

/** Both kinds are sent alike; an outright has runners, not two teams. */
export function eventKindOf(
  event: Pick<WireEvent, 'competitors' | 'name' | 'tournament'>,
): EventKind {
  const hasTwo = event.competitors
    ? event.competitors.length === 2
    : teamsOf(event).every(team => team.name !== '');
  return hasTwo ? 'match' : 'outright';
}

function toImage(image: WireEvent['image']): Match['image'] {
  return image?.image ? { image: image.image, image2x: image.image2x ?? null } : null;
}

function toReplay(replay: z.infer<typeof Replay> | null | undefined): Match['replay'] {
  return replay ? { playedOn: replay.played_on, credit: replay.credit } : null;
}

/**
 * Times are minutes without seconds: a match that shows one is drawn again once a minute at most.
 */
export function toSources({
  odds,
  score,
}: NonNullable<WireEvent['sources']>): NonNullable<Match['sources']> {
  const toSource = (source: typeof odds): MatchSource | null =>
    source
      ? { name: source.name, at: source.at == null ? null : source.at - (source.at % 60) }
      : null;
  return { odds: toSource(odds), score: toSource(score) };
}
