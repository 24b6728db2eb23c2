import { cached, pageServer } from '@/tests/fixtures/servers/page-server';

const site = pageServer();
const copy = '/news?scores_only=1';
const fetched = { 'sec-fetch-mode': 'cors' };

test('a script that fetches a copy gets the page without prices', async () => {
  const { status, headers } = await site.get(copy, fetched);

  expect([status, headers['x-region-policy']]).toEqual([200, 'info']);
  expect(site.asked[0]?.headers.cookie).toBe('odds=decimal; scores_only=1');
});

test.each([{}, { 'sec-fetch-mode': 'navigate' }])(
  'a visitor who opens the address with the headers %j gets the ordinary page',
  async headers => {
    const response = await site.get(copy, headers);

    expect([response.status, response.headers['x-region-policy']]).toEqual([200, 'full']);
    expect(site.asked[0]?.headers.cookie).toBe('odds=decimal');
  },
);

test.each([{}, fetched])(
  'no cache stores the response of the address to the headers %j, whatever it is',
  async headers => {
    const { headers: page } = await site.get(copy, headers);
    site.answer = (_, response) => void response.writeHead(404).end();
    const { headers: missing } = await site.get('/lost?scores_only=1', headers);

    expect([page['cache-control'], missing['cache-control']]).toEqual(
      Array(2).fill('private, no-store'),
    );
    expect(page.etag).toBeUndefined();
  },
);

test('a redirect, which caches store for all visitors, states no visitor’s policy', async () => {
  const { status, headers } = await site.get('/odds', { 'x-country': 'IN' });

  expect([status, headers['x-region-policy']]).toEqual([308, undefined]);
});

test('the page under its own address stays cached', async () => {
  site.answer = cached('<p>page</p>');
  const { headers } = await site.get('/news', fetched);

  expect(headers['cache-control']).toContain('public, s-maxage=1');
});
