import type { PriceHistory } from '@/lib/contract/prices/price-history';
import { parseShape } from '@/lib/contract/shapes/shape';
import { priceHistory } from '@/lib/contract/shapes/price-history-shape';
import { serverNow } from '@/lib/server-clock';
import { fetchJson } from '../live-snapshot';

type LoadedPriceHistory = {
  /** Null when the event does not exist. */
  history: PriceHistory | null;
  /** The server's time of the response, in unix seconds. */
  at: number;
};

/** One selection of one market, with at most `points` changes. */
type Part = { market: string; selection: string; points: number };

/**
 * Browser only. How the prices of an event's first market, or of a part, moved: `of` is a bookmaker's slug, 'best' for
 * the best price of all, or the bookmakers whose best price it is. A host that does not know the latter sends the best
 * of all, without `bookmakers`.
 */
export async function fetchPriceHistory(
  id: string,
  of: string | readonly string[],
  part?: Part,
): Promise<LoadedPriceHistory> {
  const path = `/api/events/${encodeURIComponent(id)}/price-history`;
  const query = new URLSearchParams({
    ...(typeof of === 'string' ? { bookmaker: of } : { bookmakers: of.join(',') }),
    ...(part && { ...part, points: String(part.points) }),
  });
  const response = await fetchJson(`${path}?${query}`);
  const history = response === null ? null : parseShape(priceHistory, response).data;
  return { history, at: serverNow() };
}
