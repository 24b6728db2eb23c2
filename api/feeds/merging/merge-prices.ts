import type { EventBookmaker, WireMarket, WireSelection } from '@/lib/contract/event';
import { foldName } from '@/lib/domain/fold-text';
import { sideId } from '@/lib/domain/match/side/side-id';
import { inPublishedOrder } from '@/lib/domain/odds/comparison/comparison';
import { isSilent, type LinkedMatch } from './linked-match';

export type Teams = {
  /** The event's teams, as they are shown. */
  names: readonly [string, string];
  /** Their ids, within the event and as sides. */
  ids: readonly [string, string];
  isWomen: boolean;
};

export type MergedPrices = { markets: WireMarket[]; bookmakers: EventBookmaker[] };

type Context = {
  teams: Teams;
  /** Unix seconds. */
  now: number;
  /** A bookmaker's mark of the content, by which bookmakers are published. */
  markOf: (slug: string) => number | null;
};

/**
 * The prices of all sources of an event: markets and selections are joined by id and by name, and each
 * bookmaker is quoted by the earliest source that has it. Prices of a silent source are suspended.
 */
export function mergePrices(matches: readonly LinkedMatch[], context: Context): MergedPrices {
  const { now, markOf } = context;
  const bookmakers = new Map<string, EventBookmaker>();
  const markets = new Map<string, WireMarket>();
  for (const match of matches) {
    if (!match.prices) continue;
    const own = match.prices.bookmakers.filter(({ slug }) => !bookmakers.has(slug));
    for (const bookmaker of own) {
      const confirmedAt = match.confirms ? match.lastSeenAt : bookmaker.confirmed_at;
      bookmakers.set(bookmaker.slug, { ...bookmaker, confirmed_at: confirmedAt ?? null });
    }
    const slugs = new Set(own.map(({ slug }) => slug));
    for (const market of match.prices.markets) {
      const id = String(market.id);
      const quoted = ownMarket(market, slugs, { isClosed: isSilent(match, now), ...context });
      const known = markets.get(id);
      markets.set(id, known ? joined(known, quoted) : quoted);
    }
  }
  const marked = [...bookmakers.values()].map(one => ({ ...one, mark: markOf(one.slug) }));
  return {
    markets: [...markets.values()],
    bookmakers: inPublishedOrder(marked).map(({ mark: _mark, ...bookmaker }) => bookmaker),
  };
}

/** A price of an event, by the ids of the event. */
export type PriceId = { marketId: string; selectionId: string; bookmaker: string };

/** The link that the source of a price has for it; null without one. */
export function linkOfPrice(
  matches: readonly Pick<LinkedMatch, 'prices'>[],
  price: PriceId,
  teams: Teams,
): string | null {
  const { prices } =
    matches.find(({ prices: own }) =>
      own?.bookmakers.some(({ slug }) => slug === price.bookmaker),
    ) ?? {};
  const selection = prices?.markets
    .find(({ id }) => String(id) === price.marketId)
    ?.selections.find(one => selectionId(one, teams) === price.selectionId);
  const link = prices?.links?.find(
    one =>
      one.bookmaker === price.bookmaker &&
      one.marketId === price.marketId &&
      one.selectionId === String(selection?.id),
  );
  return link?.url ?? null;
}

/** The id of a selection that is a team is the team's, however the source spells and numbers it. */
export function selectionId(selection: Pick<WireSelection, 'id' | 'name'>, teams: Teams): string {
  const side = sideId(selection.name, teams.isWomen);
  if (teams.ids.includes(side)) return side;
  return /^(?:the )?(?:draw|tie)$/.test(foldName(selection.name))
    ? foldName(selection.name).replace('the ', '')
    : String(selection.id);
}

function ownMarket(
  market: WireMarket,
  slugs: ReadonlySet<string>,
  { isClosed, teams }: Context & { isClosed: boolean },
): WireMarket {
  const isSuspended = isClosed || market.status === 'suspended';
  return {
    ...market,
    ...(isSuspended && { status: 'suspended' as const }),
    selections: market.selections.map(selection => {
      const id = selectionId(selection, teams);
      const name = teams.names[teams.ids.indexOf(id)] ?? selection.name;
      const prices = (selection.prices ?? []).filter(({ bookmaker }) => slugs.has(bookmaker));
      return {
        ...selection,
        id,
        name,
        ...(selection.prices && {
          prices: isSuspended
            ? prices.map(price => ({ ...price, status: 'suspended' as const }))
            : prices,
        }),
      };
    }),
  };
}

/** A market is suspended when every source suspends it; the prices of each source have their own status. */
function joined(known: WireMarket, more: WireMarket): WireMarket {
  const isSuspended = known.status === 'suspended' && more.status === 'suspended';
  const moreById = new Map(more.selections.map(selection => [selection.id, selection]));
  const knownIds = new Set(known.selections.map(({ id }) => id));
  return {
    ...known,
    status: isSuspended ? 'suspended' : 'open',
    selections: [
      ...known.selections.map(selection => {
        const other = moreById.get(selection.id);
        const prices = [...(selection.prices ?? []), ...(other?.prices ?? [])];
        return { ...selection, ...(prices.length > 0 && { prices }) };
      }),
      ...more.selections.filter(({ id }) => !knownIds.has(id)),
    ],
  };
}
