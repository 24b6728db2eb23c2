import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';
import { nginxLocations } from '@/tests/conventions/nginx-config';
import { cdnAddress, visitorAddress } from '@/tests/fixtures/servers/start-nginx';
import { ask, type Answer, type Client, type Headers } from '@/tests/fixtures/servers/ask';

type Check = (what: string, isSo: boolean) => void;

export const regions = { REGION_POLICY: 'KP:blocked,IN:info,*:full' };

/** Headers by which a visitor may try to appear to be in another country. */
const forgeries: Headers[] = [
  {},
  { 'X-Country': 'DE' },
  { 'x-country': 'de' },
  { 'X-COUNTRY': 'DE' },
  { 'X-Country': ['DE', 'DE'] },
  { 'X-Country': ['', 'DE'], x_country: 'DE' },
  { 'X-Country': 'DE', Connection: 'X-Country' },
  { 'X-Country': 'DE', 'X-Forwarded-For': '203.0.113.9' },
];
/** Forms in which a CDN may write the country, besides two capitals. */
const blocked = ['KP', 'kp', 'KP,', '"KP"', 'KP, KP', 'T1'];

const list = '/odds/matches/all/in-play';
const pricesInWire = /"(?:markets|markets_count|odds)"/;
const pricesInPage = /sportsbet\/redirect|bookmaker\/redirect/;

/** Requests each location of the shipped configuration from three countries at `url`. */
export async function tryRegions(url: string, check: Check): Promise<void> {
  const port = Number(new URL(url).port);
  const get = (path: string, client: Client) => ask(port, 'GET', path, client);
  const tries: Record<string, () => Promise<void>> = {
    '/': tryPages,
    '/api/': tryEndpoints,
    '/api/feeds/': tryFeeds,
    '/_next/static/': tryFiles,
    '/ws/': trySockets,
  };
  const locations = nginxLocations(readFileSync('deploy/nginx.conf', 'utf8'));
  check(
    'every location is tried',
    locations.every(location => location in tries),
  );
  for (const location of locations) await tries[location]?.();

  async function tryPages(): Promise<void> {
    const paths = ['/', '/news', list, '/feed.xml', '/calendars/all.ics', '/og/page/home.png'];
    for (const path of paths) {
      check(`${path} is there`, (await get(path, fromCdn('DE'))).status === 200);
      const statuses = await all(
        blockedClients(),
        async client => (await get(path, client)).status,
      );
      check(
        `${path} is 451 for a blocked country`,
        statuses.every(status => status === 451),
      );
    }
    check(`${list} has prices`, pricesInPage.test((await get(list, fromCdn('DE'))).text));
    const without = await all(infoClients(), client => get(list, client));
    check(
      `${list} has none for info`,
      without.every(answer => isWithout(answer, pricesInPage)),
    );
    const direct = await get('/', { from: visitorAddress, headers: { 'CF-IPCountry': 'KP' } });
    check('CF-IPCountry counts from the CDN only', direct.status === 200);
  }

  async function tryEndpoints(): Promise<void> {
    const [events, search] = ['/api/events/?status=2', '/api/search/?q=india'];
    check('events have prices', pricesInWire.test((await get(events, fromCdn('DE'))).text));
    for (const path of [events, search]) {
      const statuses = await all(
        blockedClients(),
        async client => (await get(path, client)).status,
      );
      check(
        `${path} is 451 for a blocked country`,
        statuses.every(status => status === 451),
      );
    }
    const without = await all(infoClients(), client => get(events, client));
    check(
      'events have no prices for info',
      without.every(response => isWithout(response, pricesInWire)),
    );
    const clickOut = (one: Client) => ask(port, 'POST', '/api/events/redirect/', one);
    const refused = await all([...blockedClients(), ...infoClients()], clickOut);
    check(
      'no click-out where prices are withheld',
      refused.every(({ status }) => status === 451),
    );
  }

  /** Sources push from any country, and have a token; nothing else is behind this location. */
  async function tryFeeds(): Promise<void> {
    const clients = [fromCdn('DE'), ...infoClients(), ...blockedClients()];
    const statuses = await all(clients, async client => [
      (await get('/api/feeds/', client)).status,
      (await ask(port, 'PUT', '/api/feeds/press/heartbeat', client)).status,
    ]);
    const given = new Set(statuses.flat());
    check('feeds require a token', given.delete(401));
    // After some guesses of one address.
    given.delete(429);
    check('and respond nothing without one', given.size === 0);
    const paths = ['%2e%2e/', '..%2f', '%2E%2E%2f'].map(up => `/api/feeds/${up}events/?status=2`);
    for (const path of [...dotted('api/feeds/'), ...dotted('api/feeds/../events/'), ...paths]) {
      const { status, text } = await get(path, fromCdn('KP'));
      check(`${path} has no prices (${status})`, status !== 200 && !pricesInWire.test(text));
    }
  }

  async function tryFiles(): Promise<void> {
    const page = await get('/', fromCdn('DE'));
    const files = [...new Set(page.text.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g))];
    const answers = await all(files, path => get(path, fromCdn('KP')));
    check('a page names its files', files.length > 5);
    check(
      'which are the same everywhere',
      answers.every(({ status }) => status === 200),
    );
    check(
      'and have no prices',
      answers.every(({ text }) => !/"odds":\s*\d/.test(text)),
    );
    // In the cache such a page would have a key without its country.
    for (const path of dotted('_next/static/x.js')) {
      await get(path, fromCdn('DE'));
      const { status } = await get(path, fromCdn('KP'));
      check(`${path} is not a page (${status})`, status !== 200);
    }
  }

  async function trySockets(): Promise<void> {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', ...handshake };
    const statusOf = async ({ from, headers }: Client) =>
      (await ask(port, 'GET', '/ws/event/', { from, headers: { ...headers, ...upgrade } })).status;
    check('a socket opens', (await statusOf(fromCdn('DE'))) === 101);
    const statuses = await all(blockedClients(), statusOf);
    check(
      'none for a blocked country',
      statuses.every(status => status === 451),
    );
    for (const path of dotted('ws/event/')) {
      const { status, text } = await get(path, fromCdn('KP'));
      check(`${path} has no prices (${status})`, status !== 200 && !pricesInWire.test(text));
    }
    const [full = '', ...info] = await Promise.all(
      [fromCdn('DE'), ...infoClients()].map(client => frames(port, client)),
    );
    check('frames have prices', pricesInWire.test(full));
    check(
      'none for info',
      info.every(text => text.includes('"score"') && !pricesInWire.test(text)),
    );
  }
}

const handshake = {
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const liveFrames = 5;

const fromCdn = (country: string, forged: Headers = {}): Client => ({
  from: cdnAddress,
  headers: { 'CF-IPCountry': country, ...forged },
});
const infoClients = (): Client[] => forgeries.map(forged => fromCdn('IN', forged));
const blockedClients = (): Client[] => [
  ...forgeries.map(forged => fromCdn('KP', forged)),
  ...blocked.map(country => fromCdn(country)),
];

const isWithout = ({ status, text }: Answer, prices: RegExp): boolean =>
  status === 200 && !prices.test(text);

/**
 * Paths that nginx normalizes to `target` and a parser that does not normalize treats as another
 * path.
 */
const dotted = (target: string): string[] =>
  ['/..', '/%2e%2e', '%2f..', '%2F%2e%2E'].flatMap(up => [
    `/news${up}/${target}`,
    `/api/events${up}${up}/${target}`,
  ]);

const all = <In, Out>(list: In[], one: (value: In) => Promise<Out>): Promise<Out[]> =>
  Promise.all(list.map(one));

/** The first frames about matches that a subscriber of all of them receives. */
async function frames(port: number, { from, headers }: Client): Promise<string> {
  const url = `ws://127.0.0.1:${port}/ws/event/`;
  const socket = new WebSocket(url, { headers, localAddress: from } as never);
  await once(socket, 'open');
  socket.send('{"type":"switchGroup","message":"event"}');
  let received = '';
  for (let seen = 0; seen < liveFrames;) {
    const [data] = (await once(socket, 'message')) as [Buffer];
    if (String(data).includes('"event_updated"')) seen += 1;
    received += String(data);
  }
  socket.terminate();
  return received;
}
