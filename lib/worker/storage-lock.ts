/**
 * Runs one change of what this site has stored at a time, in all tabs and the service worker: a write
 * that began before everything was removed would create its cache again. Rejects where the browser
 * has no locks. A change must not request the lock again, and should not wait for the network.
 */
export const withStorageLock = async <T>(change: () => Promise<T>): Promise<T> =>
  navigator.locks.request('offline-storage', change);

/** Deletes all that the site has stored in caches. */
export const deleteCaches = (): Promise<void> =>
  withStorageLock(async () => {
    const names = await caches.keys();
    await Promise.all(names.map(name => caches.delete(name)));
  });
