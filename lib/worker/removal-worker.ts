import { deleteCaches } from './storage-lock';
import { worker } from './worker-scope';

/* Replaces the service worker where `OFFLINE=off`: deletes what it has stored, and itself. */

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', event => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await worker.registration.unregister();
  await deleteCaches();
}
