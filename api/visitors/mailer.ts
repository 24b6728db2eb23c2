import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailRow } from '../store/mails';
import type { VisitorStore } from '../store/visitor-store';

/** Sends what is queued in the database; what fails is tried again later, after a restart too. */
export type Mailer = {
  /** Something may be due now. */
  wake(): void;
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
};

export const noMailer: Mailer = { wake: () => undefined, stop: async () => undefined };

type Options = {
  store: Pick<VisitorStore, 'dueMails' | 'mailSent' | 'mailFailed'>;
  smtpUrl: string;
  from: string;
  now: () => number;
  log: Pick<Logger, 'warn' | 'error'>;
  lookEveryMs?: number;
};

const atOnce = 20;
const minute = 60_000;
/** How long to wait after the first failure, the second, and so on; the last one repeats. */
const waitsMs = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute];

export function createMailer(options: Options): Mailer {
  const { store, now, log, lookEveryMs = minute / 2 } = options;
  const transport = createTransport(withTimeLimits(options.smtpUrl), { from: options.from });
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function send(row: MailRow): Promise<void> {
    try {
      await transport.sendMail({
        ...row.mail,
        to: row.recipient,
        // The same after a kill between delivery and note: mail programs show it once.
        messageId: `<${row.queuedAt}.${row.id}@${senderHost(options.from)}>`,
      });
      await store.mailSent(row.id);
    } catch (error) {
      const attempts = row.attempts + 1;
      const dueAt = now() + (waitsMs[Math.min(row.attempts, waitsMs.length - 1)] ?? minute);
      log.warn({ id: row.id, attempts, reason: String(error) }, 'mail not sent yet');
      const lastError = String(error).replaceAll('\0', '').slice(0, 300);
      await store.mailFailed(row.id, { attempts, dueAt, lastError });
    }
  }

  async function sendDue(): Promise<void> {
    do {
      isAskedAgain = false;
      const due = await store.dueMails(now(), atOnce);
      for (const row of due) if (!isStopped) await send(row);
      if (due.length === atOnce) isAskedAgain = true;
    } while (isAskedAgain && !isStopped);
  }

  function wake(): void {
    isAskedAgain = true;
    if (isStopped || running) return;
    running = sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'mail queue not read'))
      .finally(() => (running = null));
  }

  const looking = setInterval(wake, lookEveryMs).unref();
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(looking);
      await running;
      transport.close();
    },
  };
}

/** A mail server that hangs must not hold the queue for minutes. */
function withTimeLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, '15000');
  return url.href;
}

const senderHost = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
