import { hasWorker, registerWorker } from '@/components/personal/offline/worker-registration';
import { post } from '@/lib/api-client/browser';
import type { Alert, AlertChange, AlertDevice } from '@/lib/contract/alerts';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import { toDevice, writeDevice } from '@/lib/worker/push-device';
import { alertsKey } from '@/lib/device-keys';

/* The alerts of this device: its push subscription, and what the server has stored for it. Browser only. */

const path = '/api/alerts/';

/** Its message is shown to the visitor. */
export class AlertError extends Error {
  override name = 'AlertError';
}

/** Whether this browser supports alerts. On Apple's phones only sites on the home screen do. */
export const supportsAlerts = (): boolean =>
  hasWorker() && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  if (!supportsAlerts()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** All alerts of this device; none without a subscription. */
async function readAlerts(): Promise<Alert[]> {
  const previous = storedDevice();
  const subscribed = (await subscription()) ?? (previous && (await subscribeAgain()));
  if (!subscribed) return previous ? send(previous, { type: 'remove all' }, null) : [];
  const device = toDevice(subscribed);
  const isReplaced = previous !== null && previous.endpoint !== device.endpoint;
  return send(device, null, isReplaced ? previous : null);
}

/**
 * Ends the alerts of this device that the region or the visitor's own choice no longer allows, and returns
 * the others. Throws `PostError`.
 */
export async function syncAlerts(policy: Policy): Promise<Alert[]> {
  if (policy === 'blocked') {
    await endAlerts();
    return [];
  }
  const alerts = await readAlerts();
  const isAllowed = showsPrices(policy) || alerts.every(({ kind }) => kind !== 'price');
  return isAllowed ? alerts : changeAlerts({ type: 'remove prices' });
}

/**
 * Changes the alerts, and returns all that are left. The first alert asks the visitor for permission, so
 * that this must follow a press. Throws `AlertError` and `PostError`.
 */
export async function changeAlerts(change: AlertChange): Promise<Alert[]> {
  const isAdded = change.type === 'price' || (change.type === 'match' && change.kinds.length > 0);
  const subscribed = isAdded ? await subscribe() : await subscription();
  return subscribed ? send(toDevice(subscribed), change, null) : [];
}

/** Ends all alerts of this device, at the server and in the browser. */
export async function endAlerts(): Promise<void> {
  const subscribed = await subscription();
  try {
    if (subscribed) await send(toDevice(subscribed), { type: 'remove all' }, null);
  } finally {
    // If the server cannot be reached, it learns this from the push service with the next message.
    await subscribed?.unsubscribe();
    await remember(null);
  }
}

async function send(
  device: AlertDevice,
  change: AlertChange | null,
  previous: AlertDevice | null,
): Promise<Alert[]> {
  const { alerts } = (await post(path, { device, change, former: previous })) as {
    alerts: Alert[];
  };
  // Without alerts the subscription ends; the server then has no data of this device.
  if (alerts.length === 0) await (await subscription())?.unsubscribe();
  await remember(alerts.length === 0 ? null : device);
  return alerts;
}

async function subscribe(): Promise<PushSubscription> {
  if (!supportsAlerts()) throw new AlertError('This browser has no alerts.');
  if ((await Notification.requestPermission()) !== 'granted')
    throw new AlertError(
      'This browser does not allow notifications of this site. Its settings for the site can allow them.',
    );
  return subscribeAllowed();
}

/** Replaces a lost subscription; null when the visitor has withdrawn the permission. */
const subscribeAgain = async (): Promise<PushSubscription | null> =>
  supportsAlerts() && Notification.permission === 'granted' ? subscribeAllowed() : null;

async function subscribeAllowed(): Promise<PushSubscription> {
  const response = await fetch(path);
  if (!response.ok) throw new AlertError('This site sends no alerts at the moment.');
  const { key } = (await response.json()) as { key: string };
  const registration = await registerWorker();
  if (!registration) throw new AlertError('This browser does not allow alerts here.');
  await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  if (known && hasKey(known, key)) return known;
  // The key of the site has changed: nothing it sends would reach this subscription.
  await known?.unsubscribe();
  try {
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
  } catch {
    throw new AlertError('The push service of this browser cannot be reached. Please try again.');
  }
}

function hasKey({ options: { applicationServerKey } }: PushSubscription, key: string): boolean {
  if (!applicationServerKey) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

async function remember(device: AlertDevice | null): Promise<void> {
  try {
    if (device) localStorage.setItem(alertsKey, JSON.stringify(device));
    else localStorage.removeItem(alertsKey);
  } catch {
    // The browser has the subscription; only its replacement would go unnoticed.
  }
  await writeDevice(device).catch(() => undefined);
}

function storedDevice(): AlertDevice | null {
  try {
    return JSON.parse(localStorage.getItem(alertsKey) ?? 'null') as AlertDevice | null;
  } catch {
    return null;
  }
}
