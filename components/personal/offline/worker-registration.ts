import { millisecondsInHour } from 'date-fns/constants';
import { logWarning } from '@/lib/client-log';
import { offlineOffKey } from '@/lib/device-keys';
import { deleteCaches } from '@/lib/worker/storage-lock';

/* The service worker of this device, and whether it may save pages. Browser only. */

const workerPath = '/service-worker.js';

/** Whether this browser has service workers, and the site allows its own. */
export const hasWorker = (): boolean =>
  'serviceWorker' in navigator &&
  'caches' in window &&
  'locks' in navigator &&
  document.documentElement.dataset['worker'] !== 'off';

/** Registers the worker; null when there is none, or the browser refuses. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorker()) return null;
  try {
    return await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  } catch (error) {
    logWarning('Service worker not registered', { reason: String(error) });
    return null;
  }
}

/** Checks for a new worker when the visitor returns to a tab after an hour or more, until `signal` aborts. */
export function updateWorkerOnReturn(
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
): void {
  let checkedAt = Date.now();
  const onReturn = () => {
    if (document.hidden || Date.now() - checkedAt < millisecondsInHour) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
}

/** Deletes the worker with everything that it has stored, which also ends the alerts of this device. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(registration => registration.unregister()));
  await deleteCaches();
}

/** Whether nothing is to be saved; true where the choice cannot be read. */
export function isOfflineOff(): boolean {
  try {
    return localStorage.getItem(offlineOffKey) !== null;
  } catch {
    return true;
  }
}
