import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startApi, type ApiProgram } from '@/tests/fixtures/servers/start-api';
import {
  composeSettings,
  hasNginx,
  startDeployedNginx,
  type StartedNginx,
} from '@/tests/fixtures/servers/start-nginx';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { pushedMatch } from './pushed-match';

/* A real nginx with deploy/nginx.conf in front of the API; the site is down. */
const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-nginx-push-'));
const onNginx = hasNginx() ? describe : describe.skip;

onNginx('behind the nginx of deploy/', () => {
  let api: ApiProgram;
  let nginx: StartedNginx;
  let token: string;

  beforeAll(async () => {
    api = await startApi({ DATA_DIR: dataDir, REVALIDATE_TOKEN: '', ...composeSettings('api') });
    const siteUrl = `http://127.0.0.1:${await freePort()}`;
    nginx = await startDeployedNginx({ siteUrl, apiUrl: api.url });
    token = await makeFeedToken(dataDir, 'scorer');
  }, 120_000);
  afterAll(async () => {
    await nginx?.stop();
    await api?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const seconds = Math.floor(Date.now() / 1000);
  const call = (path: string, init: RequestInit = {}, bearer = token) =>
    fetch(`${nginx.url}/api/feeds/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    });
  const put = (body: object, bearer?: string) =>
    call('scorer/events/7', { method: 'PUT', body: JSON.stringify(body) }, bearer);

  it('a push reaches the API, up to its size of body', async () => {
    const long = pushedMatch(seconds, { padding: 'x'.repeat(1_000_000) });
    const answer = await put(long);

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ applied: true, revision: 1 });
    expect((await put({ ...long, padding: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it('answers are those of the API, and never of a cache', async () => {
    const operator = await makeFeedToken(dataDir, '--operator');
    const first = await call('', {}, operator);
    await put(pushedMatch(seconds, { revision: 2 }));
    const second = await call('', {}, operator);

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.has('x-cache')).toBe(false);
    expect((await put(pushedMatch(seconds), 'y'.repeat(43))).status).toBe(401);
  });

  it('no path leads from the push endpoints to the rest of the API', async () => {
    // nginx normalizes it first: it goes to the site, which is down here.
    for (const path of ['../events/', '%2e%2e/events/', '..%2fevents%2f', '..%2f..%2freadyz'])
      expect((await call(path)).status).toBe(502);
  });
});
