import { httpHost } from '@/tests/fixtures/servers/http-host';
import { toPageEntry } from './page-entry';
import { createSendPage } from './send-page';

const sender = createSendPage({ policyOf: () => "default-src 'self'", countryHeader: '' });

test.each([
  ['text/html; charset=utf-8', 'same-origin'],
  // Other sites embed the pictures for sharing.
  ['image/png', null],
])('a %s is the resource of: %p', async (contentType, policy) => {
  const body = Buffer.from('what it says');
  const content = { status: 200, body, contentType, location: null, link: null };
  const page = await toPageEntry(content, 'gzip');
  const host = await httpHost((request, response) => {
    void sender.page(request, response, { page, outcome: 'hit' });
  });
  const response = await fetch(host.url);
  await host.close();

  expect(await response.text()).toBe('what it says');
  expect(response.headers.get('cross-origin-resource-policy')).toBe(policy);
});
