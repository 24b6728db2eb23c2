import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';
import { startRefusingPostgres, startTcpProxy } from '@/tests/fixtures/servers/tcp-host';
import { isPostgresThere, ownPostgresUrl } from './databases';

const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-wait-'));
const programs: Program[] = [];
afterAll(async () => {
  await Promise.all(programs.map(program => program.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function startApi(databaseUrl: string) {
  const port = await freePort();
  const program = startProgram([builtProgram('api/server')], {
    API_PORT: String(port),
    API_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    FEED: 'none',
    DATABASE_URL: databaseUrl,
  });
  programs.push(program);
  const url = `http://127.0.0.1:${port}`;
  return { program, statusAt: (path: string) => statusOf(url + path) };
}

/** Status and body of a URL; null while nothing listens there. */
async function statusOf(url: string): Promise<{ status: number; body: unknown } | null> {
  const response = await fetch(url).catch(() => null);
  return response && { status: response.status, body: await response.json().catch(() => null) };
}

const password = 'Leg-Before-Wicket-7';

test('the API is alive, not ready, and states why before Postgres listens', async () => {
  const port = await freePort();
  const { program, statusAt } = await startApi(`postgres://me:${password}@127.0.0.1:${port}/x`);
  await waitUntil(() => program.output().includes('Next try in'));

  expect(await statusAt('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  const notReady = {
    status: 503,
    body: { detail: 'The database is not available (ECONNREFUSED).' },
  };
  expect(await statusAt('/readyz')).toEqual(notReady);
  expect(await statusAt('/api/events/')).toEqual(notReady);
  expect(program.output()).toContain(
    `Postgres at 127.0.0.1:${port} is not available: nothing listens there (ECONNREFUSED). Next try in`,
  );
  expect(program.output()).not.toContain(password);
  expect(await program.stop('SIGTERM')).toBe(0);
}, 60_000);

test.each([
  ['28P01', `password '${password}' is wrong`, `refuses the password of the user 'me'`],
  ['3D000', `see ${password}`, `database 'cricket' does not exist`],
  ['57P03', 'starting up', 'starting or stopping'],
  ['XX000', `internal: ${password}`, 'internal: [hidden]'],
])(
  'a refusal with %s is logged again and again, without the password',
  async (code, message, logged) => {
    const port = await freePort();
    const host = await startRefusingPostgres(port, code, message);
    const { program, statusAt } = await startApi(
      `postgres://me:${password}@127.0.0.1:${port}/cricket`,
    );
    await waitUntil(() => program.output().split('Next try in').length > 2);

    expect(program.output()).toContain(logged);
    expect(program.output()).not.toContain(password);
    expect((await statusAt('/readyz'))?.body).toEqual({
      detail: `The database is not available (${code}).`,
    });
    await program.stop();
    await host.close();
  },
  60_000,
);

const withPostgres = isPostgresThere() ? test : test.skip;

withPostgres(
  'the API comes up by itself once Postgres is there, and again after it was away',
  async () => {
    const own = await ownPostgresUrl();
    const url = new URL(own.url);
    const target = { host: url.hostname, port: Number(url.port) };
    const port = await freePort();
    url.host = `127.0.0.1:${port}`;

    const { program, statusAt } = await startApi(url.href);
    const isReady = async () => (await statusAt('/readyz'))?.status === 200;
    await waitUntil(() => program.output().includes('Next try in'));
    const proxy = await startTcpProxy(port, target);
    await waitUntil(isReady);
    expect((await statusAt('/api/leagues/'))?.status).toBe(200);

    await proxy.close();
    await waitUntil(async () => !(await isReady()));
    expect((await statusAt('/healthz'))?.status).toBe(200);
    const next = await startTcpProxy(port, target);
    await waitUntil(isReady);

    expect(await program.stop('SIGTERM')).toBe(0);
    await next.close();
    await own.drop();
  },
  120_000,
);
