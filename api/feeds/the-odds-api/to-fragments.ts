import { getUnixTime } from 'date-fns/getUnixTime';
import type { EventBookmaker, WireMarket } from '@/lib/contract/event';
import type { Fragment } from '@/api/feeds/fragment';
import type { PriceLink, SourcePrices } from '@/api/store/feeds/source-match';
import { isPlausibleStart } from '@/api/feeds/plausible-times';
import { CallError, retryAfter } from '@/api/feeds/provider/provider-error';
import { Event, Identified, type Bookmaker, type BookmakerMarket } from './odds-api-replies';

export const oddsApiSource = 'the-odds-api';

/** Returns whether a bookmaker's link may be the link of its prices; `slug` is that of its key. */
type AcceptsLink = (slug: string, url: string) => boolean;

/** The matches of a reply, and what is wrong with those that cannot be read. */
export type OddsApiMatches = {
  fragments: Fragment[];
  /** `id` is null when that cannot be read either. */
  unreadable: { id: string | null; problem: string }[];
};

/** More than a competition lists at a time. */
const maxMatches = 500;

/**
 * Converts the matches of a reply. `at` is in unix seconds. Calls `acceptsLink` once for each link of
 * each match. Throws `CallError` for what is not a list: matches may exist.
 */
export function toFragments(
  reply: unknown,
  at: number,
  acceptsLink: AcceptsLink = () => false,
): OddsApiMatches {
  if (!Array.isArray(reply))
    throw new CallError('a list of matches has an unknown shape', retryAfter.minute);
  /** By id: of several entries of one match the last. */
  const fragments = new Map<string, Fragment>();
  const unreadable: OddsApiMatches['unreadable'] = [];
  for (const one of reply.slice(0, maxMatches)) {
    const { data, error } = Event.safeParse(one);
    const problem = data ? startProblem(data, at) : String(error?.issues[0]?.path.join('.'));
    if (data && problem === null) fragments.set(data.id, toFragment(data, at, acceptsLink));
    else
      unreadable.push({
        id: Identified.safeParse(one).data?.id ?? null,
        problem: `a listed match is not readable: ${problem}`,
      });
  }
  return { fragments: [...fragments.values()], unreadable };
}

const startProblem = ({ commence_time: start }: Event, at: number): string | null =>
  isPlausibleStart(getUnixTime(start), at) ? null : 'commence_time';

function toFragment(event: Event, at: number, acceptsLink: AcceptsLink): Fragment {
  return {
    source: oddsApiSource,
    externalId: event.id,
    at,
    fixture: {
      competition: event.sport_title,
      format: null,
      gender: /women/.test(event.sport_key) ? 'women' : null,
      teams: [event.home_team, event.away_team],
      start: getUnixTime(event.commence_time),
    },
    ...(event.bookmakers && {
      prices: withBothTeams(event, toPrices(event.bookmakers, acceptsLink)),
    }),
  };
}

/** A side that nobody prices is shown without a price: alone the other one would count as complete. */
function withBothTeams({ home_team, away_team }: Event, prices: SourcePrices): SourcePrices {
  const teams = [home_team, away_team];
  const market = prices.markets.find(({ id }) => id === 'winner');
  const [only, ...rest] = market?.selections ?? [];
  if (market && only && rest.length === 0 && teams.includes(only.name))
    for (const name of teams)
      if (name !== only.name) market.selections.push({ id: '2', name, odds: null, prices: [] });
  return prices;
}

function toPrices(bookmakers: readonly Bookmaker[], acceptsLink: AcceptsLink): SourcePrices {
  const links: PriceLink[] = [];
  const markets = new Map<string, WireMarket>();
  const listed = new Map<string, EventBookmaker>();
  for (const bookmaker of bookmakers) {
    const { key: slug, title } = bookmaker;
    if (listed.has(slug)) continue;
    listed.set(slug, { slug, title, kind: 'fixed' });
    const known = new Map<string, boolean>();
    const accepts = (url: string): boolean => {
      const accepted = known.get(url) ?? acceptsLink(slug, url);
      known.set(url, accepted);
      return accepted;
    };
    for (const market of bookmaker.markets) {
      const added = addPrices(markets, market, bookmaker);
      for (const { selectionId, marketId, link: betSlip } of added) {
        // The link that leads closest to the bet slip wins.
        const url = [betSlip, market.link, bookmaker.link].find(one => one && accepts(one));
        if (url) links.push({ bookmaker: slug, marketId, selectionId, url });
      }
    }
  }
  return {
    markets: [...markets.values()],
    bookmakers: [...listed.values()],
    ...(links.length > 0 && { links }),
  };
}

type AddedPrice = { marketId: string; selectionId: string; link: string | null };

/** What the pages of a match can show. */
const most = { markets: 50, selections: 50 };

/**
 * Adds a bookmaker's prices of a market and returns them. Markets other than these two are left out:
 * lay odds are not a price to back.
 */
function addPrices(
  markets: Map<string, WireMarket>,
  { key, last_update: time, outcomes }: BookmakerMarket,
  bookmaker: Bookmaker,
): AddedPrice[] {
  if (key !== 'h2h' && key !== 'totals') return [];
  const updatedAt = Date.parse(time ?? bookmaker.last_update ?? '');
  const added: AddedPrice[] = [];
  for (const { name, price, point, link: betSlip = null } of outcomes) {
    if (key === 'totals' && point === undefined) continue;
    const marketId = key === 'h2h' ? 'winner' : `total-${point}`;
    if (!markets.has(marketId) && markets.size >= most.markets) continue;
    const market: WireMarket = markets.get(marketId) ?? toMarket(marketId, point ?? null);
    const known = market.selections.find(one => one.name === name);
    const isQuoted = known?.prices?.some(one => one.bookmaker === bookmaker.key) ?? false;
    if (isQuoted || (!known && market.selections.length >= most.selections)) continue;
    markets.set(marketId, market);
    const selection = known ?? {
      id: String(market.selections.length + 1),
      name,
      odds: null,
      prices: [],
    };
    if (!known) market.selections.push(selection);
    if (price === null) continue;
    selection.prices?.push({
      bookmaker: bookmaker.key,
      odds: price,
      status: 'open',
      updated_at: Number.isNaN(updatedAt) ? null : getUnixTime(updatedAt),
    });
    added.push({ marketId, selectionId: String(selection.id), link: betSlip });
  }
  return added;
}

const toMarket = (id: string, line: number | null): WireMarket =>
  line === null
    ? { id, name: 'Match Winner', kind: 'winner', group: 'main', status: 'open', selections: [] }
    : {
        id,
        name: 'Total Runs',
        kind: 'total',
        group: 'main',
        line,
        status: 'open',
        selections: [],
      };
