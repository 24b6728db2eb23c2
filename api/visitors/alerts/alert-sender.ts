import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import type { ClaimedAlert } from '@/api/store/visitors/alert-queue';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import { createHostSlots, isTemporary } from './host-slots';
import type { AllowEndpoint } from './push-hosts';
import type { PushReply, SendPush } from './push-message';

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
  store: Pick<
    AlertStore,
    'claimAlerts' | 'alertSent' | 'alertFailed' | 'postponeAlerts' | 'deviceFailed' | 'forgetDevice'
  >;
  sendPush: SendPush;
  allowEndpoint: AllowEndpoint;
  onOutcome: (outcome: AlertOutcome) => void;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  pollIntervalMs?: number;
};

const batchSize = 50;
const second = millisecondsInSecond;
/** The pauses after the first failure, the second, and so on; after the last one a message is dropped. */
const retryDelaysMs = [5 * second, 20 * second, millisecondsInMinute, 5 * millisecondsInMinute];

export function createAlertSender(options: Options): AlertSender {
  const { store, sendPush, clock, log, onOutcome, pollIntervalMs = 5 * second } = options;
  const { now } = clock;
  let running: Promise<void> | null = null;
  let isCheckRequested = false;
  let isStopped = false;

  const logError = (error: unknown): void => log.error({ err: error }, 'alert not sent');

  const hosts = createHostSlots({
    send: async alert => {
      if (!options.allowEndpoint(alert.device.endpoint)) return notAllowed;
      return sendPush(alert).catch((error: unknown) => {
        logError(error);
        return notSendable;
      });
    },
    onReply: async (alert, reply) => {
      await handle(alert, reply).then(onOutcome, logError);
    },
    postpone: (alerts, until) => store.postponeAlerts(alerts, until).catch(logError),
    onRoom: checkQueue,
    now,
  });

  async function handle(alert: ClaimedAlert, reply: PushReply | null): Promise<AlertOutcome> {
    const { device, attempts } = alert;
    if (reply && isGone(reply)) {
      await store.forgetDevice(device.endpoint);
      return 'gone';
    }
    if (reply && isAccepted(reply)) {
      await store.alertSent(alert, now());
      return 'sent';
    }
    const status = reply?.status ?? null;
    if (await store.deviceFailed(device, now())) {
      log.warn({ kind: alert.kind, status }, 'alert device deleted, it has failed for too long');
      return 'gone';
    }
    const delayMs = retryDelaysMs[attempts];
    const dueAt =
      isTemporary(reply) && delayMs !== undefined
        ? now() + Math.max(delayMs, reply?.retryAfterMs ?? 0)
        : null;
    const isDropped = dueAt === null || dueAt > alert.expiresAt;
    if (isDropped) log.warn({ kind: alert.kind, status }, 'alert not sent');
    await store.alertFailed(alert, isDropped ? null : dueAt);
    return isDropped ? 'dropped' : 'retried';
  }

  /** Until nothing is due but what waits for the slots of its host. */
  async function claimDue(): Promise<void> {
    do {
      isCheckRequested = false;
      const limit = Math.min(batchSize, hosts.room());
      // A send that ends requests another check.
      if (limit <= 0) return;
      const alerts = await store.claimAlerts(now(), limit, hosts.closed());
      hosts.add(alerts);
      if (alerts.length === limit) isCheckRequested = true;
    } while (isCheckRequested && !isStopped);
  }

  function checkQueue(): void {
    isCheckRequested = true;
    if (isStopped || running) return;
    running = claimDue()
      .catch((error: unknown) => log.error({ err: error }, 'alert queue not read'))
      .finally(() => {
        running = null;
        // One may have been requested since the queue was last read.
        if (isCheckRequested) checkQueue();
      });
  }

  const stopPolling = repeat(clock, pollIntervalMs, checkQueue);
  checkQueue();

  return {
    checkQueue,
    stop: async () => {
      isStopped = true;
      stopPolling();
      await running;
      await hosts.stop();
    },
  };
}

/** In place of the reply of a push service that a setting has removed. */
const notAllowed: PushReply = { status: 410, retryAfterMs: 0 };
/** In place of a reply to a message that could not be encrypted. */
const notSendable: PushReply = { status: 400, retryAfterMs: 0 };

const isAccepted = ({ status }: PushReply): boolean => status >= 200 && status < 300;

/** The subscription has ended, or never existed. */
const isGone = ({ status }: PushReply): boolean => status === 404 || status === 410;
