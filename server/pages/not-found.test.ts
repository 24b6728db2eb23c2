import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { EmptyState } from '@/components/state/empty-state';
import { cached, pageServer } from '@/tests/fixtures/servers/page-server';

const site = pageServer({ NOT_FOUND_LIMIT: '3', TRUSTED_PROXIES: '1' });
const respondNotFound = (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(404).end();
const client = '192.0.2.1';

/** The statuses of URLs requested one after the other. */
async function statuses(paths: string[], visitor = client): Promise<number[]> {
  const all: number[] = [];
  for (const path of paths) all.push((await site.get(path, { 'x-forwarded-for': visitor })).status);
  return all;
}

test('a visitor with too many unknown URLs is limited for a minute', async () => {
  await statuses(['/cached']);
  site.answer = respondNotFound;
  expect(await statuses(['/a', '/b', '/c', '/d'])).toEqual([404, 404, 404, 429]);
  expect(site.asked.map(({ url }) => url)).toEqual(['/cached', '/a', '/b', '/c']);

  const refused = await site.get('/e', { 'x-forwarded-for': client });
  expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.text).toContain('document s:429');
  // Cached pages are sent, and other visitors are not affected.
  expect(await statuses(['/cached', '/a'])).toEqual([200, 404]);
  expect(await statuses(['/e'], '192.0.2.2')).toEqual([404]);
  site.now += 60_000;
  expect(await statuses(['/f'])).toEqual([404]);
});

test('found pages and failures do not count', async () => {
  expect(await statuses(['/a', '/b', '/c', '/d'])).toEqual([200, 200, 200, 200]);
  site.answer = (_, response) => void response.writeHead(500).end();
  expect(await statuses(['/e', '/f', '/g', '/h'])).toEqual([500, 500, 500, 500]);
});

test('unlimited names for one page count', async () => {
  site.answer = (_, response) => void response.writeHead(308, { Location: '/matches/a-1' }).end();

  const paths = ['w', 'x', 'y', 'z'].map(name => `/matches/${name}-1`);
  expect(await statuses(paths)).toEqual([308, 308, 308, 429]);
});

test('a list whose query matches nothing counts as not found', async () => {
  const props = { title: 'No news to show', isNothingFound: true };
  site.answer = cached(renderToStaticMarkup(createElement(EmptyState, props)));

  const paths = ['a', 'b', 'c', 'd'].map(tag => `/news?tag=${tag}`);
  expect(await statuses(paths)).toEqual([200, 200, 200, 429]);
});

test('concurrent requests do not bypass the limit', async () => {
  site.answer = respondNotFound;
  const all = await Promise.all(['/a', '/b', '/c', '/d', '/e'].map(path => statuses([path])));

  expect(all.flat().sort()).toEqual([404, 404, 404, 429, 429]);
  expect(site.asked).toHaveLength(3);
});

test('a request for a page that is being rendered for another visitor does not count', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => statuses(['/new'])));

  expect(new Set(all.flat())).toEqual(new Set([200]));
  expect(site.asked).toHaveLength(1);
});

test('a missing page that was published is sent', async () => {
  site.answer = (_, response) => void response.writeHead(404, { 'x-page-tags': 'news:new' }).end();
  expect(await statuses(['/new'])).toEqual([404]);
  site.answer = cached('<p>new</p>');
  expect(await statuses(['/new'])).toEqual([404]);
  site.publications.publish(['news:new']);

  expect(await statuses(['/new'])).toEqual([200]);
});
