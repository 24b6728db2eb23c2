import type { AlertDevice } from '@/lib/contract/alerts';
import { readState, writeState } from './device-state';

/* The push subscription that has the alerts of this device, as the server knows it. */

/** A subscription with the keys by which the server recognises its browser. */
export function toDevice(subscription: PushSubscription): AlertDevice {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** Null for a device without alerts. Rejects where the browser stores nothing. */
export async function readDevice(): Promise<AlertDevice | null> {
  return JSON.parse((await readState('device')) ?? 'null') as AlertDevice | null;
}

/** Null removes it. Rejects where the browser stores nothing. */
export const writeDevice = (device: AlertDevice | null): Promise<void> =>
  writeState('device', device && JSON.stringify(device));
