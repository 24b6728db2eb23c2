import { respondToPage } from './offline-pages';
import { renewSubscription } from './renew-subscription';
import { openPage, showAlert } from './show-alert';
import { worker } from './worker-scope';

/*
 * The service worker: shows alerts, and saved pages when the device is offline. It has no part in
 * how pages work online, so that a new one takes over immediately, also in open tabs, which are not
 * affected (docs/decisions/0070-alerts-and-offline.md).
 */

worker.addEventListener('install', event => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', event =>
  event.waitUntil(
    Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]),
  ),
);

worker.addEventListener('fetch', respondToPage);

worker.addEventListener('push', event => {
  event.waitUntil(showAlert(readData(event.data)));
});

worker.addEventListener('notificationclick', event =>
  event.waitUntil(openPage(event.notification)),
);

worker.addEventListener('pushsubscriptionchange', event =>
  event.waitUntil(renewSubscription(event)),
);

function readData(data: { json(): unknown } | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
