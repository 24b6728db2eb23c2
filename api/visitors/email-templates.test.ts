import type { VisitorStore } from '@/api/store/visitor-store';
import type { QueuedMail } from '@/api/store/visitors/mails';
import { processClock } from '@/api/lifecycle/process-clock';
import { hardTexts } from '@/tests/fixtures/formats/hard-texts';
import { headersOf, mailProblems } from '@/tests/fixtures/formats/mail-problems';
import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';
import { createEmailTemplates } from './email-templates';
import { createMailer } from './mailer';
import { createNewsletterLinks } from './newsletter-links';

const at = 1_795_681_200_000;
const links = createNewsletterLinks('a secret');
const options = { contactEmail: 'Desk <desk@bat.example>', siteUrl: 'https://bat.example', links };
let server: MailServer;

beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.close());

/** The email as a mail server receives it from the mailer. */
async function sent(mail: QueuedMail | null, from: string): Promise<string> {
  const rows = mail ? [{ ...mail, id: 7, attempts: 0, dueAt: at, lastError: null }] : [];
  let end = (_error?: unknown): void => undefined;
  const ended = new Promise(resolve => (end = resolve));
  const store = {
    dueMails: async () => rows.splice(0),
    mailSent: async () => end(),
    mailFailed: async (_id: number, failure: unknown) => end(failure),
  } as unknown as VisitorStore;
  const log = { warn: () => undefined, error: () => undefined };
  const mailer = createMailer({ store, smtpUrl: server.url, from, clock: processClock, log });
  expect(await ended).toBeUndefined();
  await mailer.stop();
  return server.received[0]?.text ?? '';
}

test.each([
  ['a plain name', 'Bat', 'post@bat.example'],
  ['a sender in Devanagari', 'क्रिकेट', '"क्रिकेट, आज" <post@bat.example>'],
  ['a sender at a domain beyond ASCII', 'Bat', 'Bat <post@क्रिकेट.example>'],
  ...Object.entries(hardTexts).map(([what, text]) => [what, text, 'Bat <post@bat.example>']),
])('every email of a site with %s has the headers it must have', async (_what, siteName, from) => {
  const templates = createEmailTemplates({ ...options, siteName: siteName ?? '' });
  const message = { fullName: siteName ?? '', email: 'asha@example.org', message: 'Hello' };

  expect(
    mailProblems(await sent(templates.confirmation('asha@example.org', at), from ?? ''), {
      isOfList: true,
    }),
  ).toEqual([]);
  server.received.length = 0;
  expect(
    mailProblems(await sent(templates.aboutMessage(message, at), from ?? ''), { isOfList: false }),
  ).toEqual([]);
});

test('an email promises one click over HTTPS only, and has its link anyway', async () => {
  const siteUrl = 'http://bat.example';
  const templates = createEmailTemplates({ ...options, siteUrl, siteName: 'Bat' });
  const headers = headersOf(await sent(templates.confirmation('a@b.example', at), 'a@bat.example'));

  expect(headers.get('list-unsubscribe')?.[0]).toMatch(/^<http:\/\/bat\.example\//);
  expect(headers.has('list-unsubscribe-post')).toBe(false);
});
