import { createECDH, randomBytes } from 'node:crypto';
import type { Database } from '@/api/store/database';
import { createAlertStore, type AlertStore } from '@/api/store/visitors/alert-store';
import { alertDevices, alertEvents, alertRules } from '@/api/store/visitors/alert-tables';
import {
  createAlertSender,
  type AlertOutcome,
  type AlertSender,
} from '@/api/visitors/alerts/alert-sender';
import { hostOf, slotsPerHost } from '@/api/visitors/alerts/host-slots';
import type { PushReply } from '@/api/visitors/alerts/push-message';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { until } from './alert-setup';
import { processClock } from '@/api/lifecycle/process-clock';

const second = 1000;
const hour = 60 * 60 * second;
const before = { status: 'live' as const, hasToss: true, wickets: 1, innings: 0 };
const accepted = { status: 201, retryAfterMs: 0 };

let database: Database;
let store: AlertStore;
let sender: AlertSender | null;
let now: number;
let state: typeof before;
let outcomes: AlertOutcome[];
/** The endpoints that were called, in order, and the response to each call. */
let calls: { endpoint: string; answer: (reply: PushReply | null) => void }[];
/** Called when the sender has found fewer messages than it requested at the time `now`. */
let onAllTaken: () => void;
/** The immediate reply of a host; undefined for one that hangs. */
let replyOf: (host: string) => PushReply | null | undefined;

beforeAll(async () => {
  database = await openAnyDatabase();
}, 60_000);
beforeEach(async () => {
  await emptyTables(database);
  store = createAlertStore(database);
  now = 1_795_681_200_000;
  state = before;
  outcomes = [];
  onAllTaken = () => undefined;
  calls = [];
  replyOf = host => (host.startsWith('hanging') ? undefined : accepted);
});
afterEach(async () => {
  replyOf = () => null;
  const stopped = sender?.stop();
  timeOut();
  await stopped;
  sender = null;
});
afterAll(() => database.close());

const p256dh = createECDH('prime256v1').generateKeys('base64url');

/** Adds alerts of the wickets of a match for this number of devices. */
async function subscribe(host: string, devices: number): Promise<void> {
  const auth = randomBytes(16).toString('base64url');
  const rows = Array.from({ length: devices }, (_, index) => ({
    endpoint: `https://${host}/${index}`,
    p256dh,
    auth,
  }));
  const { sql } = database;
  const ids = await sql.insert(alertDevices).values(rows).returning({ id: alertDevices.id });
  await sql.insert(alertEvents).values({ eventId: 'm1', state }).onConflictDoNothing();
  const rule = { eventId: 'm1', kind: 'wicket' as const, expiresAt: now + 24 * hour };
  await sql.insert(alertRules).values(ids.map(({ id }) => ({ ...rule, deviceId: id })));
}

async function fallWicket(): Promise<void> {
  const next = { ...state, wickets: state.wickets + 1 };
  const text = { title: 'Wicket: Ferns v Herons', text: `Ferns 61/${next.wickets}.` };
  const tag = 'm1:wicket';
  const message = { kind: 'wicket' as const, tag, ...text, quiet: text, path: '/', at: now };
  const moments = [{ message, urgency: 3, lifetimeMs: 600 * second }];
  await store.queueMoments({ eventId: 'm1', before: state, next, moments }, now);
  state = next;
  sender?.checkQueue();
}

const claimAlerts: AlertStore['claimAlerts'] = async (at, limit, exceptHosts) => {
  const claimed = await store.claimAlerts(at, limit, exceptHosts);
  if (claimed.length < limit && at === now) onAllTaken();
  return claimed;
};

function start(): void {
  sender = createAlertSender({
    store: { ...store, claimAlerts },
    sendPush: ({ device: { endpoint } }) =>
      new Promise(answer => {
        calls.push({ endpoint, answer });
        const reply = replyOf(hostOf(endpoint));
        if (reply !== undefined) answer(reply);
      }),
    allowEndpoint: () => true,
    onOutcome: outcome => outcomes.push(outcome),
    clock: { ...processClock, now: () => now },
    log: { warn: () => undefined, error: () => undefined },
    pollIntervalMs: hour,
  });
}

const callsTo = (host: string): number =>
  calls.filter(({ endpoint }) => hostOf(endpoint) === host).length;
const count = (outcome: AlertOutcome): number => outcomes.filter(other => other === outcome).length;

/** Ends the calls that hang, as a timeout does. */
function timeOut(): void {
  for (const { answer } of calls) answer(null);
}

/** Lets this time pass; resolves when the sender has called what is due then. */
async function pass(ms: number): Promise<void> {
  now += ms;
  const taken = new Promise<void>(done => (onAllTaken = done));
  sender?.checkQueue();
  await taken;
  await new Promise(setImmediate);
}

test('devices of one host get their messages while 200 of another host hang', async () => {
  await subscribe('hanging.example', 200);
  await subscribe('good.example', 5);
  await fallWicket();
  start();
  await until(() => count('sent') === 5);

  expect(callsTo('hanging.example')).toBe(slotsPerHost);
  expect(calls).toHaveLength(slotsPerHost + 5);
});

test('hosts that hang share a limit: the others follow after one timeout', async () => {
  for (let index = 0; index < 25; index += 1)
    await subscribe(`hanging${index}.example`, slotsPerHost);
  await subscribe('good.example', 5);
  await fallWicket();
  start();
  await until(() => calls.length === 20 * slotsPerHost);
  timeOut();
  await until(() => count('sent') === 5);

  expect(calls).toHaveLength(25 * slotsPerHost + 5);
});

test('a host that fails three times in a row is paused, and the other hosts come first afterwards', async () => {
  await subscribe('hanging.example', 60);
  await fallWicket();
  start();
  await until(() => calls.length === slotsPerHost);
  timeOut();
  await until(() => count('retried') === slotsPerHost);
  await pass(9.9 * second);
  expect(calls).toHaveLength(slotsPerHost);

  await pass(0.2 * second);
  expect(calls).toHaveLength(2 * slotsPerHost);
  timeOut();
  await until(() => count('retried') === 2 * slotsPerHost);
  await pass(10.1 * second);
  // Messages that have not been tried come before those that failed.
  expect(new Set(calls.map(({ endpoint }) => endpoint)).size).toBe(3 * slotsPerHost);
});

test('a host is paused for as long as it states', async () => {
  replyOf = () => ({ status: 429, retryAfterMs: 90 * second });
  await subscribe('busy.example', 60);
  await fallWicket();
  start();
  await until(() => count('retried') === slotsPerHost);
  replyOf = () => accepted;
  await pass(89 * second);
  expect(calls).toHaveLength(slotsPerHost);

  await pass(2 * second);
  await until(() => count('sent') === 60);
});

test('a host is not paused for failures of one device after which others succeed', async () => {
  await subscribe('good.example', 8);
  await fallWicket();
  replyOf = () => (calls.length % 3 === 0 ? accepted : { status: 500, retryAfterMs: 0 });
  start();
  await until(() => outcomes.length === 8);
  replyOf = () => accepted;
  now += 5.1 * second;
  sender?.checkQueue();
  await until(() => count('sent') === 8);
});

describe('a device whose sends have failed for nearly as long as a match', () => {
  const endpoint = 'https://failing.example/0';

  beforeEach(async () => {
    await subscribe('failing.example', 1);
    for (let failures = 0; failures < 10; failures += 1) {
      expect(await store.deviceFailed({ endpoint }, now)).toBe(false);
      now += 18 * 60 * second;
    }
    await fallWicket();
  });

  test('a device whose sends have failed for nearly as long as a match is deleted when the next one fails too', async () => {
    replyOf = () => ({ status: 500, retryAfterMs: 0 });
    start();
    await until(() => count('gone') === 1);

    expect(await store.forgetDevice(endpoint)).toBe(false);
  });

  test('a device whose sends have failed for nearly as long as a match is kept when the next one succeeds', async () => {
    replyOf = () => accepted;
    start();
    await until(() => count('sent') === 1);

    expect(await store.deviceFailed({ endpoint }, now)).toBe(false);
    expect(await store.forgetDevice(endpoint)).toBe(true);
  });
});

test('a device is kept that has failed rarely, however long ago', async () => {
  await subscribe('failing.example', 1);
  for (let failures = 0; failures < 9; failures += 1) {
    now += hour;
    expect(await store.deviceFailed({ endpoint: 'https://failing.example/0' }, now)).toBe(false);
  }
});
