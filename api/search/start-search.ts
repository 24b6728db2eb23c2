import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import type { Search } from './search';

const intervalMs = 5000;

type Options = {
  /** Whether several instances search in the same index, which only the leader writes. */
  isShared: boolean;
  clock: Clock;
  log: Pick<Logger, 'error'>;
};

/** Prepares the index and keeps it up to date (of several instances: the leader does). Returns `stop`. */
export function startSearch(search: Search, { isShared, clock, log }: Options): () => void {
  const warm = () => {
    search.warm().catch((error: unknown) => log.error({ err: error }, 'search is not ready'));
  };
  warm();
  if (!isShared) return () => undefined;
  return repeat(clock, intervalMs, warm);
}
