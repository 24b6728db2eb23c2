import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import { isPostgresThere, ownPostgresUrl } from '@/tests/api/store/databases';
import { openBackupFolder, subscriberEmail } from '@/tests/api/store/made-backup';
import { hasOpenssl, makeCertificate } from '@/tests/fixtures/servers/make-certificate';
import { hasNginx } from '@/tests/fixtures/servers/start-nginx';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { hasRedis, startRedis } from '../redis-server';
import { useOldSite, type GivenBefore } from './old-site';
import { freePorts, runRecipe, type Ports, type RunningRecipe } from './recipe-shell';
import { createTlsClient, type TlsClient } from './tls-client';

/*
 * The lines of docs/scaling.md that move a site from the embedded database to Postgres with its old secrets, as
 * they are in the document: two sites, two APIs and the editor behind nginx with TLS. What the old site had given
 * to others is used on the new one.
 */
const canRun = isPostgresThere() && hasRedis() && hasNginx() && hasOpenssl();
const onMachine = canRun ? describe : describe.skip;

const SITE = 'https://bat.example';
const EDITOR = 'https://editor.bat.example';

onMachine('a site that was moved by the lines of docs/scaling.md', () => {
  /** Ends what was started, the last first. */
  const running: (() => unknown)[] = [];
  afterAll(async () => {
    for (const stop of running.reverse()) await stop();
  }, 60_000);
  // Its files are removed after that.
  const folder = openBackupFolder();
  const NEW = join(folder.parent, 'new');
  let ports: Ports;
  let client: TlsClient;
  let recipe: RunningRecipe;
  let before: GivenBefore;

  beforeAll(async () => {
    const [postgres, redis] = [
      await ownPostgresUrl(),
      await startRedis({ password: 'a-password' }),
    ];
    running.push(postgres.drop, redis.stop);
    const { source } = folder.backup;
    before = await useOldSite(source);
    const certificates = join(folder.parent, 'certificates');
    mkdirSync(certificates);
    const hosts = ['bat.example', 'editor.bat.example'];
    const { certificate, key } = makeCertificate(certificates, hosts);
    ports = await freePorts();
    client = createTlsClient(ports[443], readFileSync(certificate));
    recipe = await runRecipe(
      {
        ...source,
        FEED: 'none',
        NEW,
        SITE,
        EDITOR,
        NEW_DATABASE: postgres.url,
        NEW_REDIS: redis.url,
        CERTIFICATE: certificate,
        KEY: key,
      },
      ports,
    );
    running.push(recipe.stop);
    await waitUntil(async () => (await client.ask(`${SITE}/readyz`)).status === 200);
    await waitUntil(async () => (await client.ask(`${EDITOR}/healthz`)).status === 200);
    await waitUntil(async () => (await roles()).every(role => role !== undefined));
  }, 240_000);

  const readinessOf = async (port: number) =>
    (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as Record<string, unknown>;

  const roles = async () =>
    Promise.all([4001, 4002].map(async port => (await readinessOf(ports[port as 4001])).role));

  /** All settings of the new programs, for a command on the old machine's project. */
  const command = (...words: string[]) =>
    startProgram([`--env-file=${join(NEW, 'all.env')}`, 'scripts/admin.mjs', ...words], {
      DATA_DIR: join(NEW, 'editor'),
    });

  it('has the old secrets', () => {
    const all = parseEnv(readFileSync(join(NEW, 'all.env'), 'utf8'));
    for (const [setting, name] of [
      ['REVALIDATE_TOKEN', 'revalidate'],
      ['XSRF_SECRET', 'xsrf'],
      ['NEWSLETTER_SECRET', 'newsletter'],
      ['VAPID_PRIVATE_KEY', 'vapid'],
      ['EDITOR_TOKEN', 'editor-token'],
      ['EDITOR_SECRET', 'editor'],
    ] as const)
      expect([setting, all[setting]]).toEqual([
        setting,
        readFileSync(join(folder.backup.source.DATA_DIR, `${name}.secret`), 'utf8'),
      ]);
  });

  it('has one leader and one follower', async () => {
    expect((await roles()).sort()).toEqual(['follower', 'leader']);
    expect(await readinessOf(ports[4001])).toMatchObject({ is_stream_connected: true });
    expect(await readinessOf(ports[4002])).toMatchObject({ is_stream_connected: true });
  });

  it('responds by https, and redirects links that were http', async () => {
    const home = await client.ask(`${SITE}/`);
    const http = await fetch(`http://127.0.0.1:${ports[80]}/newsletter?x=1`, {
      redirect: 'manual',
    });

    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home.text) ?? [];
    expect([home.status, canonical]).toEqual([200, SITE]);
    expect([http.status, http.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/newsletter?x=1',
    ]);
  });

  it('takes a push with an old token, and sends it to a visitor of that match', async () => {
    const socket = await client.join('wss://bat.example/ws/event/', `event_${before.eventId}`);
    const pushed = await client.ask(`${SITE}/api/feeds/scorer/events/7`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${before.feedToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(
        pushedMatch(Math.floor(Date.now() / 1000), {
          revision: 2,
          score: { status: 2, match_status: 'India need 8 runs', score: '152/3:159' },
        }),
      ),
    });

    expect([pushed.status, pushed.text]).toEqual([200, expect.stringContaining(before.eventId)]);
    await waitUntil(() => JSON.stringify(socket.frames).includes('India need 8 runs'));
    socket.close();
  });

  it('has the key of alerts that browsers know', async () => {
    const { text } = await client.ask(`${SITE}/api/alerts`);

    expect(JSON.parse(text)).toEqual({ key: before.alertKey });
  });

  it('accepts a form of a page that was opened before', async () => {
    const sent = await client.ask(`${SITE}/api/pages/contact-us`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': before.formToken,
        cookie: `__Host-XSRF-TOKEN=${before.formToken}`,
      },
      body: JSON.stringify({
        full_name: 'Asha Rao',
        email: 'asha@example.org',
        message: 'Sent from an old page',
        recaptcha: '',
      }),
    });
    const messages = command('messages');

    expect([sent.status, sent.text]).toEqual([204, '']);
    expect(await messages.exit()).toBe(0);
    expect(messages.output()).toContain('Sent from an old page');
  });

  it('unsubscribes by a link that was sent before', async () => {
    const { oldLink } = folder.backup;
    const page = await client.ask(`${SITE}/newsletter/unsubscribe/${oldLink}`);
    const left = await client.ask(`${SITE}/api/pages/newsletter/unsubscribe/${oldLink}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const subscribers = command('subscribers');

    expect([page.status, left.status]).toEqual([200, 204]);
    expect(await subscribers.exit()).toBe(0);
    expect(subscribers.output()).toContain(`${subscriberEmail},unsubscribed,`);
  });

  it('publishes a draft of before, by a login of before', async () => {
    const { authorization, draftPath } = before;
    const headers = { authorization, 'content-type': 'application/json' };
    const query = `where[path][equals]=${draftPath}&draft=true&depth=0`;
    const found = await client.ask(`${EDITOR}/api/news?${query}`, { headers });
    const { docs } = JSON.parse(found.text) as { docs: { id: number; title: string }[] };
    expect(docs).toMatchObject([{ title: `Story ${draftPath}` }]);
    expect((await client.ask(`${SITE}/news/${draftPath}`)).status).toBe(404);

    const published = await client.ask(`${EDITOR}/api/news/${docs[0]?.id}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ _status: 'published' }),
    });

    expect(published.status).toBe(200);
    // The old folder stays as it was, so that the old site can be started again.
    const story = `news/${draftPath}.md`;
    expect(existsSync(join(NEW, 'content', story))).toBe(true);
    expect(existsSync(join(folder.backup.source.CONTENT_DIR, story))).toBe(false);
    await waitUntil(async () => (await client.ask(`${SITE}/news/${draftPath}`)).status === 200);
  });

  it('is backed up with its editor, beside the running programs', async () => {
    const backup = command('backup', join(NEW, 'after.tar.gz'));

    expect(await backup.exit()).toBe(0);
    expect(backup.output()).toMatch(/^Backed up \d+ rows of 31 tables.*the editor's database/);
  });

  it('goes on when one of its sites has ended', async () => {
    const bySite = await Promise.all(
      ([3001, 3002] as const).map(port => fetch(`http://127.0.0.1:${ports[port]}/readyz`)),
    );
    expect(bySite.map(({ status }) => status)).toEqual([200, 200]);
    const firstSite = recipe.pids[2] ?? NaN;

    process.kill(firstSite, 'SIGTERM');
    await waitUntil(() =>
      fetch(`http://127.0.0.1:${ports[3001]}/healthz`).then(
        () => false,
        () => true,
      ),
    );

    const pages = [];
    for (const word of ['rain', 'toss', 'over'])
      pages.push((await client.ask(`${SITE}/search?q=${word}`)).status);
    expect(pages).toEqual([200, 200, 200]);
  });
});
