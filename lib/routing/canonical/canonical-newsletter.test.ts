import { canonicalUrl } from './canonical';

const token = 'MTc5NTY4MTIwMDAwMCBhQGIuZXhhbXBsZQ.Zm9yZ2Vk';

test.each([
  `/newsletter/confirm/${token}`,
  `/newsletter/unsubscribe/${token}`,
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/newsletter/expired',
  '/newsletter/failed',
])('%s is a page of the site', path => {
  expect(canonicalUrl(path, '?utm_source=mail')).toEqual({ kind: 'page', path });
});

test('the token keeps its case where the segments before it are redirected to lower case', () => {
  expect(canonicalUrl(`/Newsletter/CONFIRM/${token}/`, '?utm_source=mail')).toEqual({
    kind: 'redirect',
    to: `/newsletter/confirm/${token}?utm_source=mail`,
  });
});

test.each([
  '/newsletter/confirm',
  '/newsletter/unsubscribe/',
  '/newsletter/confirm/short',
  `/newsletter/confirm/${token}/x`,
  `/newsletter/confirm/${'x'.repeat(1001)}`,
  `/newsletter/confirm/${token}%3Cb%3E`,
  `/newsletter/leave/${token}`,
  `/newsletter/confirmed/${token}`,
  '/newsletter/anything-else',
])('%s is not found without a request to the API host', path => {
  expect(canonicalUrl(path, '')).toEqual({ kind: 'not-found' });
});

test("the host may have a page called 'newsletter'", () => {
  expect(canonicalUrl('/newsletter', '')).toEqual({ kind: 'page', path: '/newsletter' });
});
