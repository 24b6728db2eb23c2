import type { AlertDevice } from '@/lib/contract/alerts';
import { readDevice, writeDevice } from './push-device';
import { renewSubscription } from './renew-subscription';
import type { SubscriptionChangeEvent } from './worker-scope';

jest.mock('./push-device', () => ({
  ...jest.requireActual<object>('./push-device'),
  readDevice: jest.fn(),
  writeDevice: jest.fn(),
}));

const deviceOf = (name: string): AlertDevice => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: `${name}-key`, auth: `${name}-secret` },
});

const subscriptionOf = (name: string): PushSubscription =>
  ({
    endpoint: deviceOf(name).endpoint,
    toJSON: () => deviceOf(name),
  }) as unknown as PushSubscription;

const changed = (
  names: Partial<Pick<SubscriptionChangeEvent, 'oldSubscription'>> = {},
): SubscriptionChangeEvent =>
  Object.assign(new Event('pushsubscriptionchange'), {
    waitUntil: () => undefined,
    newSubscription: subscriptionOf('next'),
    ...names,
  });

const answer = jest.fn<Promise<Pick<Response, 'ok'>>, [string, RequestInit]>();

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(readDevice).mockResolvedValue(deviceOf('former'));
  answer.mockResolvedValue({ ok: true });
  Object.assign(window, { fetch: answer });
});

const sent = (): unknown => JSON.parse(String(answer.mock.lastCall?.[1].body));

test('the alerts move to the new subscription, which is stored', async () => {
  await renewSubscription(changed());

  expect(sent()).toEqual({ former: deviceOf('former'), device: deviceOf('next') });
  expect(writeDevice).toHaveBeenCalledWith(deviceOf('next'));
});

test('a subscription that the server refuses, as in a blocked region, is left to the next page', async () => {
  answer.mockResolvedValue({ ok: false });
  await renewSubscription(changed());

  expect(answer).toHaveBeenCalledTimes(1);
  expect(writeDevice).not.toHaveBeenCalled();
});

test('the browser’s former subscription is renewed without a stored device', async () => {
  jest.mocked(readDevice).mockRejectedValue(new Error('no storage'));
  await renewSubscription(changed({ oldSubscription: subscriptionOf('old') }));

  expect(sent()).toEqual({ former: deviceOf('old'), device: deviceOf('next') });
});

test('a device without alerts sends no request to the server', async () => {
  jest.mocked(readDevice).mockResolvedValue(null);
  await renewSubscription(changed());

  expect(answer).not.toHaveBeenCalled();
});
