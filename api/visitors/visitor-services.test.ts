import { pino } from 'pino';
import { readSettings } from '@/api/env';
import type { VisitorStore } from '@/api/store/visitor-store';
import { createVisitorServices } from './visitor-services';
import { processClock } from '@/api/lifecycle/process-clock';

const publicSite = { SITE_URL: 'https://bat.example', NEWSLETTER_SECRET: 'a secret for tests' };
const [key, secret] = [{ RECAPTCHA_SITE_KEY: 'key' }, { RECAPTCHA_SECRET: 'a secret for tests' }];

/** The warnings at a start with these settings. */
function warnings(settings: Record<string, string>): string[] {
  const lines: string[] = [];
  createVisitorServices({
    settings: readSettings(settings),
    visitors: {} as VisitorStore,
    createLimit: () => () => Promise.resolve(null),
    clock: { ...processClock, now: () => 0 },
    log: pino({ level: 'warn' }, { write: line => lines.push(line) }),
  });
  return lines.map(line => (JSON.parse(line) as { msg: string }).msg);
}

test.each([
  ['a key alone', key, /does not check/],
  ['a secret alone', secret, /are refused/],
  ['mail without a sender', { ...key, ...secret, SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM/],
])('%s is warned of at the start', (_what, settings, warning) => {
  expect(warnings({ ...publicSite, ...settings })).toEqual([
    expect.stringMatching(warning) as string,
  ]);
});

test('a developer is not warned, nor an operator with both keys', () => {
  expect(warnings({ ...publicSite, ...key, ...secret })).toEqual([]);
  expect(warnings({ ...publicSite, SITE_URL: 'http://localhost:3000' })).toEqual([]);
});
