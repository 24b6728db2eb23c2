import { pino } from 'pino';
import { readSettings } from '../env';
import type { VisitorStore } from '../store/visitor-store';
import { createVisitorDesk } from './visitor-desk';

const publicSite = { SITE_URL: 'https://bat.example', NEWSLETTER_SECRET: 'a secret for tests' };
const [key, secret] = [{ RECAPTCHA_SITE_KEY: 'key' }, { RECAPTCHA_SECRET: 'a secret for tests' }];

/** What starting with these settings warns of. */
function warnings(settings: Record<string, string>): string[] {
  const lines: string[] = [];
  createVisitorDesk({
    settings: readSettings(settings),
    visitors: {} as VisitorStore,
    now: () => 0,
    log: pino({ level: 'warn' }, { write: line => lines.push(line) }),
  });
  return lines.map(line => (JSON.parse(line) as { msg: string }).msg);
}

test.each([
  ['a key alone', key, /not checked/],
  ['a secret alone', secret, /are refused/],
  ['mail without a sender', { ...key, ...secret, SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM/],
])('%s is warned of at the start', (_what, settings, warning) => {
  expect(warnings({ ...publicSite, ...settings })).toEqual([
    expect.stringMatching(warning) as string,
  ]);
});

test('a developer, and who has set both keys, is not', () => {
  expect(warnings({ ...publicSite, ...key, ...secret })).toEqual([]);
  expect(warnings({ ...publicSite, SITE_URL: 'http://localhost:3000' })).toEqual([]);
});
