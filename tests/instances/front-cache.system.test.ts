import type { IncomingHttpHeaders } from 'node:http';
import { choicesOf, cookieHeaderOf } from '@/lib/routing/choices';
import { cookiesOfVisitors } from '@/tests/fixtures/hostile/cookies';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import {
  hasNginx,
  startDeployedNginx,
  type StartedNginx,
} from '@/tests/fixtures/servers/start-nginx';
import { ask } from '@/tests/fixtures/servers/ask';

/*
 * A real nginx with deploy/nginx.conf, in front of hosts that respond with the headers that they
 * received.
 */
const onNginx = hasNginx() ? describe : describe.skip;

onNginx('what the nginx of deploy/ sends to the programs', () => {
  const hosts: HttpHost[] = [];
  let nginx: StartedNginx;

  const echo = async () => {
    const host = await httpHost(({ headers }, response) => {
      response.setHeader('cache-control', 'public, s-maxage=60');
      response.end(JSON.stringify(headers));
    });
    hosts.push(host);
    return host.url;
  };
  beforeAll(async () => {
    nginx = await startDeployedNginx({ siteUrl: await echo(), apiUrl: await echo() });
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    for (const host of hosts) await host.close();
  });

  const send = (path: string, headers: Record<string, string> = {}) =>
    ask(Number(new URL(nginx.url).port), 'GET', path, { from: '127.0.0.1', headers });
  const received = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse((await send(path, headers)).text) as IncomingHttpHeaders;

  it.each(cookiesOfVisitors.map(([cookie], index) => [cookie, index] as const))(
    'only the choices in the key reach a page, of the cookies %p',
    async (cookie, index) => {
      const own = (header: string) => cookieHeaderOf(choicesOf(header));

      for (const visitor of [cookie, '', 'scores_only=1', 'odds=malay; a=b'])
        expect((await received(`/page-${index}`, { cookie: visitor })).cookie).toBe(own(visitor));
    },
  );

  it('all cookies reach uncached paths, and none a built file', async () => {
    const cookie = 'XSRF-TOKEN=x; odds=malay';

    expect((await received('/api/session/', { cookie })).cookie).toBe(cookie);
    expect((await received('/_next/static/a.js', { cookie })).cookie).toBe('odds=malay');
  });

  it('a request for the data of a page reaches no page in the cache', async () => {
    await send('/data', { rsc: '1' });
    const { rsc } = await received('/data');
    await send('/data', { rsc: '1' });

    expect(rsc).toBeUndefined();
    expect((await received('/data', { rsc: '1' })).rsc).toBe('1');
    for (const value of ['0', '', '1, 1'])
      expect((await received(`/data-${value.length}`, { rsc: value })).rsc).toBeUndefined();
  });

  it('a conditional request does not shorten a page for others', async () => {
    const headers = { range: 'bytes=0-1', 'if-none-match': '*', 'if-range': '"x"' };

    expect(await received('/part')).toMatchObject({ cookie: 'odds=decimal' });
    await send('/complete', headers);
    for (const name of Object.keys(headers))
      expect(await received('/complete')).not.toHaveProperty(name);
  });
});
