import { createHash } from 'node:crypto';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { Logger } from 'pino';
import webPush from 'web-push';
import type { ClaimedAlert } from '@/api/store/visitors/alert-queue';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import type { AllowEndpoint } from './push-hosts';
import type { Vapid } from './vapid';

/** Sends the messages that wait in the database. */
export type AlertSender = {
  /** Checks the queue for messages that are due. */
  checkQueue(): void;
  /** Stops after the messages that are being sent. */
  stop(): Promise<void>;
};

/** What became of a message: `gone` has deleted its device. */
export type AlertOutcome = 'sent' | 'gone' | 'retried' | 'dropped';

type Options = {
  store: Pick<AlertStore, 'claimAlerts' | 'alertSent' | 'alertFailed' | 'forgetDevice'>;
  vapid: Vapid;
  allowEndpoint: AllowEndpoint;
  onOutcome: (outcome: AlertOutcome) => void;
  /** Unix ms. */
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
  pollIntervalMs?: number;
};

const batchSize = 50;
const second = millisecondsInSecond;
const timeLimitMs = 10 * second;
/** The pauses after the first failure, the second, and so on; after the last one a message is dropped. */
const retryDelaysMs = [5 * second, 20 * second, millisecondsInMinute, 5 * millisecondsInMinute];
const maxDelayMs = 10 * millisecondsInMinute;
const urgencies = ['low', 'normal', 'high', 'high'] as const;

export function createAlertSender(options: Options): AlertSender {
  const { store, now, log, onOutcome, pollIntervalMs = 5 * second } = options;
  let running: Promise<void> | null = null;
  let isCheckRequested = false;
  let isStopped = false;

  async function send(alert: ClaimedAlert): Promise<void> {
    const { endpoint } = alert.device;
    const response = options.allowEndpoint(endpoint) ? await post(alert) : 'not allowed';
    if (response === 'not allowed' || (response !== null && isGone(response.status))) {
      await store.forgetDevice(endpoint);
      return onOutcome('gone');
    }
    if (response?.ok) {
      await store.alertSent(alert, now());
      return onOutcome('sent');
    }
    const isTemporary = response === null || response.status === 429 || response.status >= 500;
    const delayMs = retryDelaysMs[alert.attempts - 1];
    const dueAt =
      isTemporary && delayMs !== undefined
        ? now() + Math.max(delayMs, retryAfterMs(response, now()))
        : null;
    const isDropped = dueAt === null || dueAt > alert.expiresAt;
    const status = response?.status ?? null;
    if (isDropped) log.warn({ kind: alert.kind, status }, 'alert not sent');
    await store.alertFailed(alert, isDropped ? null : dueAt);
    onOutcome(isDropped ? 'dropped' : 'retried');
  }

  /** Null when the push service does not respond. */
  async function post(alert: ClaimedAlert): Promise<Response | null> {
    const { endpoint, p256dh, auth } = alert.device;
    const { publicKey, privateKey, subject } = options.vapid;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(alert.message),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: Math.max(0, Math.floor((alert.expiresAt - now()) / second)),
        urgency: urgencies[alert.urgency] ?? 'normal',
        // A device that is off receives the latest of them.
        topic: topicOf(alert.tag),
      },
    );
    try {
      const { 'Content-Length': _, ...headers } = request.headers;
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(request.body),
        // A push service redirects nobody, and a redirect may lead anywhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      await response.body?.cancel();
      return response;
    } catch {
      return null;
    }
  }

  async function sendDue(): Promise<void> {
    do {
      isCheckRequested = false;
      const alerts = await store.claimAlerts(now(), batchSize);
      await Promise.all(alerts.map(sendOrLog));
      if (alerts.length === batchSize) isCheckRequested = true;
    } while (isCheckRequested && !isStopped);
  }

  const sendOrLog = (alert: ClaimedAlert): Promise<void> =>
    send(alert).catch((error: unknown) => log.error({ err: error }, 'alert not sent'));

  function checkQueue(): void {
    isCheckRequested = true;
    if (isStopped || running) return;
    running = sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'alert queue not read'))
      .finally(() => (running = null));
  }

  const timer = setInterval(checkQueue, pollIntervalMs).unref();
  checkQueue();

  return {
    checkQueue,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** At most 32 characters of base64url. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** The subscription has ended, or never was. */
const isGone = (status: number): boolean => status === 404 || status === 410;

/** The delay of `Retry-After` in ms, which is sent in seconds or as a date; 0 without it. */
function retryAfterMs(response: Response | null, now: number): number {
  const text = response?.headers.get('retry-after') ?? '0';
  const delayMs = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  return Math.min(Math.max(0, delayMs || 0), maxDelayMs);
}
