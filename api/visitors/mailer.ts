import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { repeat, type Clock } from '@/lib/clock';
import { addressOf } from '@/lib/settings/mail-address';
import type { MailRow } from '@/api/store/visitors/mails';
import type { VisitorStore } from '@/api/store/visitor-store';

/** Sends the emails queued in the database; failed ones are retried later, also after a restart. */
export type Mailer = {
  /** Checks the queue for due emails. */
  checkQueue(): void;
  /** Stops after the email that is being sent. */
  stop(): Promise<void>;
};

export const noMailer: Mailer = { checkQueue: () => undefined, stop: async () => undefined };

type Options = {
  store: Pick<VisitorStore, 'dueMails' | 'mailSent' | 'mailFailed'>;
  smtpUrl: string;
  from: string;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  pollIntervalMs?: number;
};

const batchSize = 20;
const minute = millisecondsInMinute;
const hour = millisecondsInHour;
/** The pauses after the first failure, the second, and so on; the last one repeats. */
const retryDelaysMs = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

export function createMailer(options: Options): Mailer {
  const { store, clock, log, pollIntervalMs = minute / 2 } = options;
  const transport = createTransport(withTimeLimits(options.smtpUrl), { from: options.from });
  let running: Promise<void> | null = null;
  let isCheckRequested = false;
  let isStopped = false;

  async function send(row: MailRow): Promise<void> {
    try {
      await transport.sendMail({
        ...row.mail,
        to: row.recipient,
        // The same id after a kill between delivery and its record: mail programs show the email
        // once.
        messageId: `<${row.queuedAt}.${row.id}@${senderHost(options.from)}>`,
      });
      await store.mailSent(row.id);
    } catch (error) {
      const attempts = row.attempts + 1;
      const dueAt =
        clock.now() + (retryDelaysMs[Math.min(row.attempts, retryDelaysMs.length - 1)] ?? minute);
      log.warn({ id: row.id, attempts, reason: String(error) }, 'mail not sent yet');
      const lastError = String(error).replaceAll('\0', '').slice(0, 300);
      await store.mailFailed(row.id, { attempts, dueAt, lastError });
    }
  }

  async function sendDue(): Promise<void> {
    do {
      isCheckRequested = false;
      const dueRows = await store.dueMails(clock.now(), batchSize);
      for (const row of dueRows) if (!isStopped) await send(row);
      // There may be more. One that has failed is not due.
      if (dueRows.length > 0) isCheckRequested = true;
    } while (isCheckRequested && !isStopped);
  }

  function checkQueue(): void {
    isCheckRequested = true;
    if (isStopped || running) return;
    running = sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'mail queue not read'))
      .finally(() => (running = null));
  }

  const stopPolling = repeat(clock, pollIntervalMs, checkQueue);
  checkQueue();

  return {
    checkQueue,
    stop: async () => {
      isStopped = true;
      stopPolling();
      await running;
      transport.close();
    },
  };
}

/** A mail server that does not respond must not block the queue for minutes. */
function withTimeLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, '15000');
  return url.href;
}

/** The host of the sender's address, in ASCII, as ids of messages have it (RFC 5322, 3.6.4). */
const senderHost = (from: string): string =>
  domainToASCII(addressOf(from).split('@')[1] ?? '') || 'localhost';
