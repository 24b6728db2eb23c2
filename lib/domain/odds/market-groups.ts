import type { Market } from './market';

export type MarketGroup = NonNullable<Market['group']>;

/** The groups in the order of the match page, with their titles. */
export const groupTitles: Record<MarketGroup, string> = {
  main: 'Main',
  innings: 'Innings',
  over: 'Over',
  players: 'Players',
  specials: 'Specials',
};

export const groupOrder = Object.keys(groupTitles) as readonly MarketGroup[];

/** The markets that few visitors look for. */
const lastNames = /\btied? (match|game)\b|\bodd (or|and) even\b|\bodd ?\/ ?even\b/i;

/**
 * Sorts markets by group, in the host's order within a group, 'Tied match' and odd or even last. A host
 * that names no group has its own order.
 */
export function byGroup(markets: Market[]): Market[] {
  if (!markets.some(({ group }) => group)) return markets;
  const rank = (market: Market) =>
    lastNames.test(market.name) ? groupOrder.length : groupOrder.indexOf(groupOf(market));
  return markets.toSorted((a, b) => rank(a) - rank(b));
}

/** The id of the first market of each group; empty when the host names no group. */
export function groupStarts(markets: readonly Market[]): ReadonlyMap<MarketGroup, string> {
  const starts = new Map<MarketGroup, string>();
  if (!markets.some(({ group }) => group)) return starts;
  for (const market of markets) {
    if (!starts.has(groupOf(market))) starts.set(groupOf(market), market.id);
  }
  return starts;
}

const groupOf = ({ name, group }: Market): MarketGroup =>
  lastNames.test(name) ? 'specials' : (group ?? 'specials');
