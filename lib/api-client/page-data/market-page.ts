import { cache } from 'react';
import { getClosedMarkets, getEvent } from '@/lib/api-client/matches';
import { siteMatch } from '@/lib/api-client/page-data/site-match';
import type { Match } from '@/lib/domain/match/match';
import { parseMatchId } from '@/lib/domain/match/match-name';
import type { Market } from '@/lib/domain/odds/market';

/** A market's page; 'ended' once the match is over. */
export type MarketPage =
  | { state: 'open'; match: Match; market: Market }
  | { state: 'closed'; match: Match; market: ClosedMarket }
  | { state: 'ended'; match: Match };

/** The known facts of a market that the match no longer has: `closedAt` is unix seconds. */
export type ClosedMarket = { id: string; name: string | null; closedAt: number | null };

/**
 * A market of a match with all bookmakers' prices, by the segments of its URL; null when there is no such
 * match, and when it is known never to have had the market. Of a host that records no closed markets,
 * every market that a match in play lacks counts as closed: links to it may be a minute old. Only regions
 * where prices are allowed have this page.
 */
export const loadMarket = cache(
  async (name: string, marketSegment: string): Promise<MarketPage | null> => {
    const id = parseMatchId(decodeURIComponent(name));
    const marketId = decodeURIComponent(marketSegment);
    const event = id === null ? null : await getEvent(id, false);
    if (!event) return null;
    const match = siteMatch(event);
    if (match.status === 'other') return { state: 'ended', match };
    const market = match.markets.find(market => market.id === marketId);
    if (market) return { state: 'open', match, market };
    const closed = await getClosedMarkets(match.id, marketId);
    const [known] = closed?.results ?? [];
    if (known) {
      const { name: marketName, closed_at: closedAt } = known;
      return { state: 'closed', match, market: { id: marketId, name: marketName, closedAt } };
    }
    return closed === null && match.status === 'live'
      ? { state: 'closed', match, market: { id: marketId, name: null, closedAt: null } }
      : null;
  },
);
