import type { Logger } from 'pino';
import type { Search } from './search';

const intervalMs = 5000;

type Options = {
  /** Several instances search; only one of them writes the index, whoever searches. */
  isShared: boolean;
  log: Pick<Logger, 'error'>;
};

/** Prepares the index; of several instances the leader keeps it up to date. Returns how to stop that. */
export function startSearch(search: Search, { isShared, log }: Options): () => void {
  const warm = () => {
    search.warm().catch((error: unknown) => log.error({ err: error }, 'search is not ready'));
  };
  warm();
  if (!isShared) return () => undefined;
  const timer = setInterval(warm, intervalMs).unref();
  return () => clearInterval(timer);
}
