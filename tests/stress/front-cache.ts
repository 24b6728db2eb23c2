import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { tryPoisoning } from './front-cache/poisoning';
import { tryPublication } from './front-cache/publication';
import { regions, tryRegions } from './front-cache/regions';
import { finish, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';
import {
  composeSettings,
  hasNginx,
  startDeployedNginx,
} from '@/tests/fixtures/servers/start-nginx';

/*
 * A real nginx with deploy/nginx.conf in front of the site: what it caches, per which key, for how long,
 * and that each location applies the policy of the visitor's country.
 */
if (!hasNginx()) {
  print('skipped: nginx is not installed');
  process.exit(0);
}

const list = '/odds/matches/all/in-play';
const problems: string[] = [];
// With the settings as shipped; in compose.yaml nginx, site and API have separate addresses.
const copy = await startApp({ ...composeSettings('api'), ...regions, DEMO_SPEED: '20' });
const site = await startSite(copy.apiUrl, {
  ...composeSettings('site'),
  ...regions,
  FILE_LIMIT: '100000',
});
const nginx = await startDeployedNginx({ siteUrl: site.url, apiUrl: copy.apiUrl });
const front = nginx.url;
try {
  await tryRegions(front, check);
  await tryPoisoning(front, check);
  await tryFront();
} finally {
  await nginx.stop();
  await site.stop();
  await copy.stop();
}
await tryPublication(check);
finish(problems);

async function tryFront(): Promise<void> {
  await get('/news');
  const second = await get('/news');
  check('a second visitor gets the cached page', second.cache === 'HIT');
  check('compressed as it is stored', second.headers.get('content-encoding') === 'gzip');
  check('with a policy', second.headers.has('content-security-policy'));
  check('and no internal headers', !second.headers.has('x-request-id'));

  const malay = await get(list, { cookie: 'odds=malay' });
  check('another format is another page', malay.text !== (await get(list)).text);
  check('which is cached too', (await get(list, { cookie: 'a=b; odds=malay' })).cache === 'HIT');
  check(
    'a made-up format is not a new one',
    (await get(list, { cookie: 'odds=x' })).cache === 'HIT',
  );
  const scoresOnly = await get(list, { cookie: 'scores_only=1' });
  check('scores only is another page', !/sportsbet\/redirect/.test(scoresOnly.text));
  check('which is cached', (await get(list, { cookie: 'scores_only=1' })).cache === 'HIT');
  const [first, other] = ['1796083200', '1796083201'].map(end => ({
    cookie: `break_until=${end}`,
  }));
  const onBreak = await get(list, first);
  check('a break is another page', onBreak.text !== scoresOnly.text);
  check('without prices', !/sportsbet\/redirect/.test(onBreak.text));
  check('which is cached, whatever its end', (await get(list, other)).cache === 'HIT');
  check('and no other visitor gets it', /sportsbet\/redirect/.test((await get(list)).text));
  const claimed = await get(list, { 'x-country': 'IN' });
  check('a visitor cannot say where he is', claimed.cache === 'HIT');

  const data = await get('/news', { rsc: '1' });
  check("Next's data is data", data.headers.get('content-type')?.includes('x-component') === true);
  check('and never cached', !['HIT', 'STALE'].includes((await get('/news', { rsc: '1' })).cache));
  check('nor sent for a page', (await get('/news')).text.startsWith('<!DOCTYPE html>'));
  for (const header of ['x-middleware-subrequest', 'x-nextjs-data', 'x-middleware-rewrite'])
    check(
      `${header} changes nothing`,
      (await get(`/news?${header}`, { [header]: '/x' })).status === 200,
    );
  check('a missing page is missing', (await get('/no-such-page')).status === 404);
  check('an endpoint is passed on', (await get('/api/events/?status=2')).status === 200);
  const guesses = await Promise.all(Array.from({ length: 1000 }, () => get('/api/feeds/guess')));
  const tooMany = guesses.filter(({ status }) => status === 429).length;
  check(`of 1000 concurrent guesses of tokens ${tooMany} are refused`, tooMany > 500);
  check('and other endpoints are passed on', (await get('/api/events/?status=2')).status === 200);

  const socket = new WebSocket(`${front.replace('http', 'ws')}/ws/event/`);
  await once(socket, 'open');
  await site.stop();
  // Waits until the copy is older than its lifetime of one second.
  await sleep(2500);
  check('a socket outlives the site', socket.readyState === WebSocket.OPEN);
  socket.terminate();
  const old = await get('/news');
  check('and so does a page', old.status === 200 && old.text === second.text);
  check('as the older copy', ['STALE', 'HIT', 'UPDATING'].includes(old.cache));
}

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(front + address, {
    headers: { 'accept-encoding': 'gzip', ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    cache: response.headers.get('x-cache') ?? '',
    text: await response.text(),
  };
}

function check(what: string, isSo: boolean): void {
  print(`${isSo ? 'ok ' : 'NOT'} ${what}`);
  if (!isSo) problems.push(`not so: ${what}`);
}
