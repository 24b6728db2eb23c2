import type { PriceHistory } from '@/lib/contract/price-history';
import { parseShape } from '@/lib/contract/shapes/shape';
import { priceHistory } from '@/lib/contract/shapes/price-history-shape';
import { serverNow } from '@/lib/server-clock';
import { fetchJson } from './live-snapshot';

type LoadedPriceHistory = {
  /** Null when the event does not exist. */
  history: PriceHistory | null;
  /** The server's time of the answer, in unix seconds. */
  at: number;
};

/**
 * Browser only. How the prices of an event's first market moved, at one bookmaker or the best of
 * all.
 */
export async function fetchPriceHistory(
  id: string,
  bookmaker: string,
): Promise<LoadedPriceHistory> {
  const path = `/api/events/${encodeURIComponent(id)}/price-history`;
  const response = await fetchJson(`${path}?bookmaker=${encodeURIComponent(bookmaker)}`);
  const history = response === null ? null : parseShape(priceHistory, response).data;
  return { history, at: serverNow() };
}
