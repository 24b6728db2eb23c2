import { parseShape } from '@/lib/contract/shapes/shape';
import { movers as shape } from '@/lib/contract/shapes/movers-shape';
import { moverQueries, toMovers, type Mover } from '@/lib/domain/odds/history/movers';
import { serverNow } from '@/lib/server-clock';
import { fetchJson } from '../live-snapshot';

type LoadedMovers = {
  movers: Mover[];
  /** The server's time of the response, in unix seconds. */
  at: number;
};

/**
 * Browser only. The best prices of some bookmakers that moved most within the last hours; null for a host that knows
 * the moves of the best price of all only.
 */
export async function fetchMovers(
  hours: number,
  slugs: readonly string[],
): Promise<LoadedMovers | null> {
  const bookmakers = encodeURIComponent(slugs.join(','));
  const responses = await Promise.all(
    moverQueries(hours).map(query => fetchJson(`/api/movers/?${query}&bookmakers=${bookmakers}`)),
  );
  const known = responses.map(response =>
    response === null ? null : parseShape(shape, response).data,
  );
  if (known.some(response => !response?.bookmakers)) return null;
  return { movers: toMovers(known.flatMap(response => response?.results ?? [])), at: serverNow() };
}
