import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { textOf } from '@/tests/conventions/project-files';
import { isPostgresThere, ownPostgresUrl } from '@/tests/api/store/databases';
import { openBackupFolder, post, subscriberEmail } from '@/tests/api/store/made-backup';
import { builtProgram } from '@/tests/fixtures/servers/built-program';
import { hasOpenssl, makeCertificate } from '@/tests/fixtures/servers/make-certificate';
import { runAdmin } from '@/tests/fixtures/servers/start-admin';
import { hasNginx } from '@/tests/fixtures/servers/start-nginx';
import { leaderOf, startInstance } from './api-instances';
import { hasRedis, startRedis } from './redis-server';

/*
 * The lines of docs/scaling.md that move a site from the embedded database to Postgres with its old secrets, and
 * two APIs on the result.
 */
const folder = openBackupFolder();
const canRun = isPostgresThere() && hasRedis() && hasNginx() && hasOpenssl();

/** Ends what the test has started, the last first. */
const running: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of running.reverse()) await stop();
});

/** The shell of the recipe, without the first block, which names what there is, and the last, which starts it. */
function recipe(): string {
  const [, section = ''] = textOf('docs/scaling.md').split('## From one process to two');
  const blocks = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([^]*?)```/g)];
  return blocks
    .slice(1, -1)
    .map(([, lines = '']) => lines)
    .join('\n')
    .replaceAll(/npm run (\w+) --/g, `node ${builtProgram('api/admin-cli')} $1`)
    .replaceAll('scripts/admin.mjs', builtProgram('api/admin-cli'));
}

(canRun ? test : test.skip)(
  'two APIs on Postgres take an old link after the lines of docs/scaling.md',
  async () => {
    const [postgres, redis] = [await ownPostgresUrl(), await startRedis()];
    running.push(postgres.drop, redis.stop);
    const NEW = join(folder.parent, 'new');
    const certificates = join(folder.parent, 'certificates');
    mkdirSync(certificates);
    const { certificate, key } = makeCertificate(certificates);
    const { source, oldLink } = folder.backup;
    await promisify(execFile)('bash', ['-euc', recipe()], {
      env: {
        ...process.env,
        ...source,
        NEW,
        SITE: 'https://bat.example',
        EDITOR: 'https://editor.bat.example',
        NEW_DATABASE: postgres.url,
        NEW_REDIS: redis.url,
        CERTIFICATE: certificate,
        KEY: key,
      },
    });
    const all = parseEnv(readFileSync(join(NEW, 'all.env'), 'utf8')) as Record<string, string>;
    for (const [setting, name] of [
      ['NEWSLETTER_SECRET', 'newsletter'],
      ['VAPID_PRIVATE_KEY', 'vapid'],
      ['REVALIDATE_TOKEN', 'revalidate'],
    ] as const)
      expect(all[setting]).toBe(readFileSync(join(source.DATA_DIR, `${name}.secret`), 'utf8'));

    const { API_PORT: _, DATA_DIR: __, ...shared } = all;
    const settings = { ...shared, NODE_ENV: 'test', FEED: 'none', LOG_LEVEL: 'info' };
    const apis = [await startInstance(settings), await startInstance(settings)];
    for (const api of apis)
      running.push(async () => {
        api.kill('SIGKILL');
        await api.ended();
      });
    const leader = await leaderOf(apis);
    const follower = apis.find(api => api !== leader);
    const left = await post(`${follower?.url}/api/pages/newsletter/unsubscribe/`, {
      token: oldLink,
    });
    expect(left.status).toBe(204);
    const { out } = await runAdmin(['subscribers'], { ...shared, DATA_DIR: join(NEW, 'editor') });
    expect(out).toContain(`${subscriberEmail},unsubscribed,`);
  },
  120_000,
);
