import type { AlertRenewal } from '@/lib/contract/alerts';
import { readDevice, toDevice, writeDevice } from './push-device';
import { worker, type SubscriptionChangeEvent } from './worker-scope';

/**
 * Moves the alerts of a subscription that the browser or its push service has ended to a new one
 * immediately. What fails here is done by the next page that the visitor opens.
 */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: SubscriptionChangeEvent): Promise<void> {
  const stored = await readDevice().catch(() => null);
  const former = stored ?? (oldSubscription && toDevice(oldSubscription));
  if (!former) return;
  const device = toDevice(newSubscription ?? (await subscribe()));
  const renewal: AlertRenewal = { former, device };
  const response = await fetch('/api/alerts/renewal/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(renewal),
  });
  if (response.ok) await writeDevice(device);
}

async function subscribe(): Promise<PushSubscription> {
  const { key } = (await (await fetch('/api/alerts/')).json()) as { key: string };
  return worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
}
