import { cookiesOfVisitors } from '@/tests/fixtures/hostile/cookies';
import { visitorAddress } from '@/tests/fixtures/servers/start-nginx';
import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { ask, type Answer, type Headers } from '@/tests/fixtures/servers/ask';

type Check = (what: string, isSo: boolean) => void;
type Attack = { method?: string; query?: string; headers?: Headers };
/** Pages without prices have no format to choose: null. */
type Victim = { name: string; headers: Headers; policy: 'full' | 'info'; format: string | null };

/** This page has prices whenever the test runs. */
const list = '/odds/matches/all/future';
const feed = '/feed.xml';
const evil = 'evil.example';
const formats = new Set<string | undefined>(oddsFormats.map(({ value }) => value));

const victims: Victim[] = [
  { name: 'without cookies', headers: {}, policy: 'full', format: 'decimal' },
  {
    name: 'who chose scores only',
    headers: { cookie: 'scores_only=1' },
    policy: 'info',
    format: null,
  },
  {
    name: 'with Malay odds',
    headers: { cookie: 'a=b; odds=malay' },
    policy: 'full',
    format: 'malay',
  },
];

/** Header by header what a client may send; an array is a header that is sent several times. */
const headers: Headers[] = [
  ...['0', '', '1', '1, 1', 'true'].map(rsc => ({ RSC: rsc })),
  { RSC: ['0', '1'] },
  { RSC: ['1', '0'] },
  { 'Next-Router-State-Tree': '%5B%22%22%5D' },
  { 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { 'Next-Url': '/bonuses' },
  { 'Next-Action': 'x' },
  { 'X-Nextjs-Data': '1' },
  { 'X-Prerender-Revalidate': 'x', 'X-Now-Route-Matches': '1=x' },
  { 'X-Middleware-Subrequest': 'middleware:middleware', 'X-Middleware-Rewrite': '/bonuses' },
  { 'X-Invoke-Path': '/bonuses', 'X-Matched-Path': '/bonuses', 'X-Error-Document': 's:404' },
  { 'X-Original-URL': '/bonuses', 'X-Rewrite-URL': '/bonuses' },
  { 'X-HTTP-Method-Override': 'POST' },
  { Host: evil },
  { Host: 'localhost:81' },
  { 'X-Forwarded-Host': evil, 'X-Forwarded-Server': evil, 'X-Forwarded-Port': '81' },
  { Forwarded: `for=192.0.2.1;host=${evil};proto=https` },
  { 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-For': '192.0.2.1, 192.0.2.2, 192.0.2.3' },
  { 'X-Visitor-Address': '192.0.2.1' },
  { 'X-Country': 'IN', 'CF-IPCountry': 'IN' },
  { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
  { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' },
  { 'Service-Worker-Navigation-Preload': 'true' },
  { Accept: 'text/x-component' },
  { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
  { 'Accept-Language': 'hi' },
  { 'Accept-Encoding': 'br;q=0' },
  { 'Accept-Encoding': 'gzip;q=0, identity' },
  { 'User-Agent': 'Googlebot/2.1' },
  { 'Save-Data': 'on', 'Sec-CH-UA-Mobile': '?1' },
  { Authorization: 'Bearer x' },
  { Origin: `https://${evil}`, Referer: `https://${evil}/` },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { Range: 'bytes=0-9', 'If-Range': '"x"' },
  { 'Cache-Control': 'no-cache, no-transform', Pragma: 'no-cache' },
  { Cookie: '__prerender_bypass=x; __next_preview_data=x; XSRF-TOKEN=x' },
  { Cookie: ['odds=malay', 'scores_only=1'] },
];

const attacks: [name: string, attack: Attack][] = [
  ...cookiesOfVisitors.map(([cookie]): [string, Attack] => [
    `Cookie: ${JSON.stringify(cookie)}`,
    { headers: { cookie } },
  ]),
  ...headers.map((sent): [string, Attack] => [JSON.stringify(sent), { headers: sent }]),
  ...['&scores_only=1', '&scores_only=%31', '&odds=malay', '&_rsc=x'].flatMap(
    (query): [string, Attack][] => [
      [`the query ${query}`, { query }],
      [`a script with ${query}`, { query, headers: { 'sec-fetch-mode': 'cors' } }],
    ],
  ),
  ['HEAD', { method: 'HEAD', headers: { cookie: 'scores_only=%31' } }],
];

/**
 * Sends each request of the table as the first one for an address, and then visits the address:
 * whatever the first client sent, a visitor gets the page that they chose.
 */
export async function tryPoisoning(url: string, check: Check): Promise<void> {
  const port = Number(new URL(url).port);
  const send = (path: string, { method = 'GET', headers: sent = {} }: Attack) =>
    ask(port, method, path, { from: visitorAddress, headers: sent });
  const ordinaryFeed = (await send(feed, {})).text;
  check(`${attacks.length} requests are tried`, attacks.length >= 90);

  for (const [index, [name, attack]] of attacks.entries()) {
    const query = `?attack=${index}${attack.query ?? ''}`;
    await send(list + query, attack);
    const wronged: string[] = [];
    for (const victim of victims) {
      const answer = await send(list + query, { headers: victim.headers });
      if (!isOwnPage(answer, victim)) wronged.push(victim.name);
    }
    await send(feed + query, attack);
    const got = await send(feed + query, {});
    if (got.status !== 200 || got.text !== ordinaryFeed) wronged.push('who reads the feed');
    check(`${name} changes nothing for others ${wronged.join(', ')}`, wronged.length === 0);
  }
  await tryCopies();

  /** The page that the service worker saves has an address that a link may have, too. */
  async function tryCopies(): Promise<void> {
    const copy = `${list}?scores_only=1`;
    const script = { headers: { 'sec-fetch-mode': 'cors' } };
    const policies = [];
    for (const client of [{}, script, {}, script])
      policies.push((await send(copy, client)).headers['x-region-policy']);
    check(
      'a copy and a link to its address are two pages',
      policies.join() === 'full,info,full,info',
    );
  }
}

function isOwnPage({ status, headers: received, text }: Answer, victim: Victim): boolean {
  const chosen = [...text.matchAll(/<option(?=[^>]* selected)[^>]* value="(\w+)"/g)];
  const format = chosen.map(([, value]) => value).find(value => formats.has(value)) ?? null;
  const hasPrices = text.includes('/sportsbet/redirect/');
  return (
    status === 200 &&
    text.startsWith('<!DOCTYPE html>') &&
    !text.includes(evil) &&
    received['x-region-policy'] === victim.policy &&
    received['content-encoding'] === undefined &&
    'content-security-policy' in received &&
    hasPrices === (victim.policy === 'full') &&
    format === victim.format
  );
}
