import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '@/api/errors';
import type { CacheRefresh } from '@/api/live/stream/cache-refresh';

type Deps = {
  /**
   * Resolves when everything that is in the stream has been received; rejects while Redis is down.
   */
  catchUp: () => Promise<void>;
  refresh: Pick<CacheRefresh, 'idle' | 'reload'>;
  /** Asks the clients to fetch their snapshots again. */
  refetch: () => void;
  /** Replaced in tests. */
  pause?: () => Promise<unknown>;
};

const retryMs = 500;

/**
 * Returns a function that resolves when the memory of an instance that follows has everything that
 * was published before the call. While the database is down it resolves immediately, since only
 * memory is available; as soon as it is back the clients are asked to fetch their snapshots again.
 */
export function createFreshness({
  catchUp,
  refresh,
  refetch,
  pause = () => sleep(retryMs, null, { ref: false }),
}: Deps): () => Promise<void> {
  let isDatabaseAway = false;

  async function waitForDatabase(): Promise<void> {
    isDatabaseAway = true;
    while (isDatabaseAway) {
      await pause();
      isDatabaseAway = await refresh.reload().then(
        () => false,
        () => true,
      );
    }
    refetch();
  }

  return async () => {
    if (isDatabaseAway) return;
    try {
      const isCaughtUp = await catchUp().then(
        () => true,
        () => false,
      );
      await (isCaughtUp ? refresh.idle() : refresh.reload());
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!isDatabaseAway) void waitForDatabase();
    }
  };
}
