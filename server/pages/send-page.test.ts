import { httpHost } from '@/tests/fixtures/http-host';
import { toPage } from './page';
import { createSendPage } from './send-page';

const sender = createSendPage({ policyOf: () => "default-src 'self'", countryHeader: '' });

test.each([
  ['text/html; charset=utf-8', 'same-origin'],
  // Pictures for sharing stand on other sites.
  ['image/png', null],
])('a %s is the resource of: %p', async (contentType, whose) => {
  const body = Buffer.from('what it says');
  const content = { status: 200, body, contentType, location: null, link: null };
  const page = await toPage(content, 'gzip');
  const host = await httpHost((request, response) => {
    void sender.page(request, response, { page, outcome: 'hit' });
  });
  const answer = await fetch(host.url);
  await host.close();

  expect(await answer.text()).toBe('what it says');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe(whose);
});
