import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { metricsInAlerts, missingMetrics } from '@/tests/fixtures/alert-metrics';
import { cricketDataReply } from '@/tests/fixtures/feeds/cricketdata-replies';
import { startProvider } from '@/tests/fixtures/feeds/provider-host';
import { startApi, type ApiProgram } from '@/tests/fixtures/servers/start-api';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { mailServer, type MailServer } from '@/tests/fixtures/servers/mail-server';

const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
const content = join(folder, 'content');
let metricsUrl: string;
let api: ApiProgram;
let mails: MailServer;
let provider: Awaited<ReturnType<typeof startProvider>>;

/** A connection each: one that is kept is closed while the busy API starts its demo. */
const scrape = async () =>
  (await fetch(`${metricsUrl}/metrics`, { headers: { connection: 'close' } })).text();

async function valueOf(metric: string): Promise<number> {
  const line = (await scrape()).split('\n').find(text => text.startsWith(`${metric} `));
  return Number(line?.slice(metric.length) ?? NaN);
}

/** Waits until a metric has such a value; the test's own timeout ends it otherwise. */
async function until(metric: string, fits: (value: number) => boolean): Promise<void> {
  while (!fits(await valueOf(metric))) await sleep(50);
}

beforeAll(async () => {
  cpSync('content', content, { recursive: true });
  const metricsPort = await freePort();
  mails = await mailServer();
  provider = await startProvider({ '/v1/currentMatches': cricketDataReply([]) });
  metricsUrl = `http://127.0.0.1:${metricsPort}`;
  api = await startApi({
    API_METRICS_PORT: String(metricsPort),
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: content,
    FEED: 'demo',
    DEMO_SPEED: '20',
    FEED_SCORES: 'cricketdata',
    CRICKETDATA_KEY: '6d6b1a70-0000-4000-8000-00000000beef',
    CRICKETDATA_URL: provider.url,
    SITE_URL: 'http://localhost:1',
    REVALIDATE_TOKEN: '',
    SMTP_URL: mails.url,
    MAIL_FROM: 'desk@bat.example',
  });
}, 60_000);
afterAll(async () => {
  await api.stop();
  await mails.close();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a source of matches exports its age, calls, errors, refusals and quota', async () => {
  const of = (metric: string) => `api_source_${metric}{source="cricketdata"}`;
  await until(of('calls_total'), count => count === 1);

  expect(await valueOf(of('quota_left'))).toBe(99);
  expect(await valueOf(of('age_seconds'))).toBeGreaterThanOrEqual(0);
  for (const metric of ['silent', 'problem', 'errors_total', 'refused_total'])
    expect(await valueOf(of(metric))).toBe(0);
}, 60_000);

test('the API exports all metrics that the alerts read', async () => {
  const names = metricsInAlerts();

  expect(names.length).toBeGreaterThan(8);
  expect(
    missingMetrics(
      await scrape(),
      names.filter(name => !name.startsWith('site_')),
    ),
  ).toEqual([]);
  expect(await valueOf('api_ready')).toBe(1);
  expect(await valueOf('api_data_free_bytes')).toBeGreaterThan(0);
  expect(await valueOf('api_feed_age_seconds')).toBeGreaterThanOrEqual(0);
});

test('metrics are served on the loopback address only', async () => {
  await expect(fetch(metricsUrl.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow();
});

test('open sockets and the frames sent to them are counted', async () => {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/ws/event/`, { origin: api.url });
  socket.on('open', () => socket.send('{"type":"switchGroup","message":"event"}'));

  await until('api_sockets_open', count => count === 1);
  await until('api_socket_frames_total{outcome="sent"}', count => count > 0);
  socket.close();
  await until('api_sockets_open', count => count === 0);
}, 60_000);

async function subscribe(email: string): Promise<void> {
  const response = await fetch(`${api.url}/api/pages/newsletter/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, recaptcha: '' }),
  });
  expect(response.ok).toBe(true);
}

test('an email that the mail server accepts is counted as sent, and leaves the queue', async () => {
  await subscribe('asha@example.org');

  await until('api_mails_total{outcome="sent"}', count => count === 1);
  await until('api_mail_queue_length', count => count === 0);
  expect(await valueOf('api_mails_total{outcome="failed"}')).toBe(0);
}, 60_000);

test('an email that the mail server does not accept is counted as queued and failed', async () => {
  mails.refuse(100);
  await subscribe('bina@example.org');

  await until('api_mails_total{outcome="failed"}', count => count >= 1);
  expect(await valueOf('api_mail_queue_length')).toBe(1);
  expect(await valueOf('api_mail_queue_age_seconds')).toBeGreaterThan(0);
}, 60_000);

test('rejected content is counted until it is valid again', async () => {
  const file = join(content, 'news', 'broken.md');
  writeFileSync(file, 'no front matter');
  await until('api_content_problems', count => count === 1);

  rmSync(file);
  await until('api_content_problems', count => count === 0);
}, 60_000);
