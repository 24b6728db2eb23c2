import { getUnixTime } from 'date-fns/getUnixTime';
import * as z from 'zod';
import type { EventBookmaker, WireMarket } from '@/lib/contract/event';
import { slugOfKey } from '@/api/feeds/bookmakers/map-bookmakers';
import type { Fragment, SourcePrices } from '@/api/feeds/fragment';

export const oddsApiSource = 'the-odds-api';

const Outcome = z.object({
  name: z.string().min(1),
  price: z.number(),
  point: z.number().optional(),
});
const BookmakerMarket = z.object({
  key: z.string(),
  last_update: z.string().optional(),
  outcomes: z.array(Outcome),
});
const Bookmaker = z.object({
  key: z.string().min(1),
  title: z.string().min(1),
  last_update: z.string().optional(),
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

/** The matches of a reply; what does not fit is left out. `at` is unix seconds. */
export function toFragments(reply: unknown, at: number): Fragment[] {
  if (!Array.isArray(reply)) return [];
  return reply.flatMap((one: unknown) => {
    const result = Event.safeParse(one);
    return result.success ? [toFragment(result.data, at)] : [];
  });
}

function toFragment(event: z.infer<typeof Event>, at: number): Fragment {
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
    ...(event.bookmakers && { prices: toPrices(event.bookmakers) }),
  };
}

function toPrices(bookmakers: readonly Bookmaker[]): SourcePrices {
  const markets = new Map<string, WireMarket>();
  const listed = new Map<string, EventBookmaker>();
  for (const bookmaker of bookmakers) {
    const own = toBookmaker(bookmaker);
    if (listed.has(own.slug)) continue;
    listed.set(own.slug, own);
    for (const market of bookmaker.markets) addPrices(markets, market, bookmaker, own.slug);
  }
  return { markets: [...markets.values()], bookmakers: [...listed.values()] };
}

/** Lay odds are no price to back, so markets other than these two are left out. */
function addPrices(
  markets: Map<string, WireMarket>,
  { key, last_update: time, outcomes }: z.infer<typeof BookmakerMarket>,
  bookmaker: Bookmaker,
  slug: string,
): void {
  if (key !== 'h2h' && key !== 'totals') return;
  const updatedAt = Date.parse(time ?? bookmaker.last_update ?? '');
  for (const { name, price, point } of outcomes) {
    if (key === 'totals' && point === undefined) continue;
    const id = key === 'h2h' ? 'winner' : `total-${point}`;
    const market: WireMarket = markets.get(id) ?? toMarket(id, point ?? null);
    markets.set(id, market);
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
  }
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
