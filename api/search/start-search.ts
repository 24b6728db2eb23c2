import type { Logger } from 'pino';
import type { Search } from './search';

const intervalMs = 5000;

type Options = {
  /** Whether several instances search in the same index, which only the leader writes. */
  isShared: boolean;
  log: Pick<Logger, 'error'>;
};

/** Prepares the index and keeps it up to date (of several instances: the leader does). Returns `stop`. */
export function startSearch(search: Search, { isShared, log }: Options): () => void {
  const warm = () => {
    search.warm().catch((error: unknown) => log.error({ err: error }, 'search is not ready'));
  };
  warm();
  if (!isShared) return () => undefined;
  const timer = setInterval(warm, intervalMs).unref();
  return () => clearInterval(timer);
}
