import { cache } from 'react';
import { getEvent } from '@/lib/api-client/matches';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { parseMatchId } from '@/lib/domain/match/match-name';
import type { Market } from '@/lib/domain/odds/market';

/**
 * A market of a match with all bookmakers' prices, by the segments of its URL; null when the match is
 * over or has no such market now. Only regions where prices are allowed have this page.
 */
export const loadMarket = cache(
  async (name: string, marketId: string): Promise<{ match: Match; market: Market } | null> => {
    const id = parseMatchId(decodeURIComponent(name));
    const event = id === null ? null : await getEvent(id, false);
    if (!event) return null;
    const match = toMatch(event);
    const market = match.markets.find(one => one.id === decodeURIComponent(marketId));
    return market && match.bookmakersCount > 1 ? { match, market } : null;
  },
);
