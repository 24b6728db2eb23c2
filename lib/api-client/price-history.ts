import type { PriceHistory } from '@/lib/contract/price-history';
import { parseShape } from '@/lib/contract/shapes/shape';
import { priceHistory } from '@/lib/contract/shapes/price-history-shape';
import { fetchJson } from './live-snapshot';

/**
 * Browser only. How the prices of an event's first market moved, at one bookmaker or the best of
 * all; null when the event does not exist.
 */
export async function fetchPriceHistory(
  id: string,
  bookmaker: string,
): Promise<PriceHistory | null> {
  const path = `/api/events/${encodeURIComponent(id)}/price-history`;
  const response = await fetchJson(`${path}?bookmaker=${encodeURIComponent(bookmaker)}`);
  return response === null ? null : parseShape(priceHistory, response).data;
}
