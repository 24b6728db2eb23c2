import { getUnixTime } from 'date-fns/getUnixTime';
import * as z from 'zod';
import type { EventBookmaker, WireMarket } from '@/lib/contract/event';
import { slugOfKey } from '@/api/feeds/bookmakers/map-bookmakers';
import type { Fragment, PriceLink, SourcePrices } from '@/api/feeds/fragment';

export const oddsApiSource = 'the-odds-api';

/** The link to a bet slip, a market or a match, requested by `includeLinks`; null without one. */
const link = z.string().min(1).max(2000).nullish().catch(null);

const Outcome = z.object({
  name: z.string().min(1),
  price: z.number(),
  point: z.number().optional(),
  link,
});
const BookmakerMarket = z.object({
  key: z.string(),
  last_update: z.string().optional(),
  link,
  outcomes: z.array(Outcome),
});
const Bookmaker = z.object({
  key: z.string().min(1),
  title: z.string().min(1),
  last_update: z.string().optional(),
  link,
  markets: z.array(BookmakerMarket),
});
type Bookmaker = z.infer<typeof Bookmaker>;

const Event = z.object({
  id: z.string().min(1).max(100),
  sport_key: z.string(),
  sport_title: z.string().min(1),
  commence_time: z.iso.datetime(),
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  bookmakers: z.array(Bookmaker).optional(),
});

/** Returns whether a bookmaker's link may be the link of its prices; `slug` is that of its key. */
type AcceptsLink = (slug: string, url: string) => boolean;

/**
 * Converts the matches of a reply and leaves out malformed ones. `at` is in unix seconds. Calls
 * `acceptsLink` once for each link of each match.
 */
export function toFragments(
  reply: unknown,
  at: number,
  acceptsLink: AcceptsLink = () => false,
): Fragment[] {
  if (!Array.isArray(reply)) return [];
  return reply.flatMap((one: unknown) => {
    const result = Event.safeParse(one);
    return result.success ? [toFragment(result.data, at, acceptsLink)] : [];
  });
}

function toFragment(event: z.infer<typeof Event>, at: number, acceptsLink: AcceptsLink): Fragment {
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
    ...(event.bookmakers && { prices: toPrices(event.bookmakers, acceptsLink) }),
  };
}

function toPrices(bookmakers: readonly Bookmaker[], acceptsLink: AcceptsLink): SourcePrices {
  const links: PriceLink[] = [];
  const markets = new Map<string, WireMarket>();
  const listed = new Map<string, EventBookmaker>();
  for (const bookmaker of bookmakers) {
    const own = toBookmaker(bookmaker);
    if (listed.has(own.slug)) continue;
    listed.set(own.slug, own);
    const known = new Map<string, boolean>();
    const accepts = (url: string): boolean => {
      const accepted = known.get(url) ?? acceptsLink(own.slug, url);
      known.set(url, accepted);
      return accepted;
    };
    for (const market of bookmaker.markets) {
      const added = addPrices(markets, market, bookmaker, own.slug);
      for (const { selectionId, marketId, link: betSlip } of added) {
        // The link that leads closest to the bet slip wins.
        const url = [betSlip, market.link, bookmaker.link].find(one => one && accepts(one));
        if (url) links.push({ bookmaker: own.slug, marketId, selectionId, url });
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

/**
 * Adds a bookmaker's prices of a market and returns them. Markets other than these two are left out:
 * lay odds are not a price to back.
 */
function addPrices(
  markets: Map<string, WireMarket>,
  { key, last_update: time, outcomes }: z.infer<typeof BookmakerMarket>,
  bookmaker: Bookmaker,
  slug: string,
): AddedPrice[] {
  if (key !== 'h2h' && key !== 'totals') return [];
  const updatedAt = Date.parse(time ?? bookmaker.last_update ?? '');
  const added: AddedPrice[] = [];
  for (const { name, price, point, link: betSlip = null } of outcomes) {
    if (key === 'totals' && point === undefined) continue;
    const marketId = key === 'h2h' ? 'winner' : `total-${point}`;
    const market: WireMarket = markets.get(marketId) ?? toMarket(marketId, point ?? null);
    markets.set(marketId, market);
    const selection = market.selections.find(one => one.name === name) ?? {
      id: String(market.selections.length + 1),
      name,
      odds: null,
      prices: [],
    };
    if (selection.prices?.length === 0) market.selections.push(selection);
    selection.prices?.push({
      bookmaker: slug,
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

const toBookmaker = ({ key, title }: Bookmaker): EventBookmaker => ({
  slug: slugOfKey(key),
  title,
  kind: 'fixed',
});
