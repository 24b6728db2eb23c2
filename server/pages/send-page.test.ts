import { httpHost } from '@/tests/fixtures/servers/http-host';
import { toPageEntry, type PageContent } from './page-entry';
import { createSendPage } from './send-page';

const sender = createSendPage({ policyOf: () => "default-src 'self'", countryHeader: '' });

test('a cache in front may send a page for a second, and for a day while the site fails', async () => {
  const { headers } = await sent({});

  expect(headers.get('cache-control')).toBe('public, s-maxage=1, stale-if-error=86400');
});

test.each([
  ['text/html; charset=utf-8', 'same-origin'],
  // Other sites embed the share images.
  ['image/png', null],
])('the response of a %s names its resource: %p', async (contentType, policy) => {
  const { text, headers } = await sent({ contentType });

  expect(text).toBe('the text');
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
});

/** A page as a client receives it. */
async function sent(changes: Partial<PageContent>) {
  const content = {
    status: 200,
    body: Buffer.from('the text'),
    contentType: 'text/html; charset=utf-8',
    location: null,
    link: null,
  };
  const page = await toPageEntry({ ...content, ...changes }, 'gzip');
  const host = await httpHost((request, response) => {
    void sender.page(request, response, { page, outcome: 'hit' });
  });
  const response = await fetch(host.url);
  const text = await response.text();
  await host.close();
  return { text, headers: response.headers };
}
