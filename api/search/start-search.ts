import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import type { Search } from './search';

/** How long a publication or a new match is not found yet, at most; without changes it costs nothing. */
const intervalMs = 1000;

type Options = { clock: Clock; log: Pick<Logger, 'error'> };

/** Keeps the index up to date in the background (of several instances: the leader does). Returns `stop`. */
export function startSearch(search: Search, { clock, log }: Options): () => void {
  const refresh = () =>
    search
      .refreshIndex()
      .catch((error: unknown) => log.error({ err: error }, 'the search index is not up to date'));
  void refresh();
  return repeat(clock, intervalMs, refresh);
}
