import { withStorageLock } from './storage-lock';

/*
 * The state that pages pass to the service worker, which cannot read localStorage: entries of a
 * cache.
 */

const cacheName = 'device-state';

/**
 * 'policy': the region policy of the last page, 'hides scores': '1' while scores are hidden, 'device': the
 * push subscription that has alerts.
 */
export type StateName = 'policy' | 'hides scores' | 'device';

const urlOf = (name: StateName): string => `/~state/${name.replace(' ', '-')}`;

/** Null when nothing is stored. Rejects where the browser stores nothing. */
export async function readState(name: StateName): Promise<string | null> {
  const stored = await caches.match(urlOf(name), { cacheName });
  return stored ? stored.text() : null;
}

/** Null removes the entry. */
export const writeState = (name: StateName, value: string | null): Promise<void> =>
  withStorageLock(() => putState(name, value));

/** For a change that has the lock already. */
export async function putState(name: StateName, value: string | null): Promise<void> {
  // Opening a cache would create it.
  if (value === null && !(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  if (value === null) await cache.delete(urlOf(name));
  else await cache.put(urlOf(name), new Response(value));
}
