import { cached, pageServer } from '@/tests/fixtures/servers/page-server';

const site = pageServer({ EDITOR_URL: 'https://editor.example/' });
const preview = `/preview/${'x'.repeat(32)}`;

test('a preview is stored by no cache, and found by no search engine', async () => {
  site.answer = cached('<p>first draft</p>');
  const { status, headers } = await site.get(preview);

  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers.etag).toBeUndefined();
  site.answer = cached('<p>second draft</p>');
  expect((await site.get(preview)).text).toContain('second draft');
});

test('only the editor frames a preview, and no site frames another page', async () => {
  const framedBy = async (path: string) =>
    /frame-ancestors ([^;]+)/.exec(
      String((await site.get(path)).headers['content-security-policy']),
    )?.[1];

  expect(await framedBy(preview)).toBe('https://editor.example');
  expect(await framedBy('/news')).toBe("'none'");
});

test.each([
  [{ 'x-country': 'IN' }, 451],
  [{ cookie: 'scores_only=1' }, 403],
])('a draft that a policy does not allow is refused as its page: %p', async (headers, status) => {
  site.answer = (_, response) => void response.writeHead(500).end('digest REGION_BLOCKED');
  const response = await site.get(preview, headers);

  expect(response.status).toBe(status);
  expect(response.text).toContain(`document s:${status}`);
});

test('an id that cannot be one is not found without a request to Next', async () => {
  expect((await site.get('/preview/short')).status).toBe(404);
  expect(site.asked).toEqual([]);
});
