import { writeCopy } from '@/lib/worker/copies';
import { saveCopy } from './save-copy';

/* What is requested for a copy. Pages and caches are stand-ins; tests/journeys/personal has the real ones. */

jest.mock('@/lib/worker/copies', () => ({ ageMark: '<!--age-->', writeCopy: jest.fn() }));

const article = '<title>Rain | Site</title><main><article>Rain</article></main>';

/** The site as it responds with this policy, or a cache before it. */
function respondWith(policy: string | null): jest.Mock {
  const headers = new Headers(policy === null ? {} : { 'x-region-policy': policy });
  const request = jest.fn(async () => ({ ok: true, headers, text: async () => article }));
  Object.assign(global, { fetch: request });
  return request;
}

beforeEach(() => {
  jest.mocked(writeCopy).mockClear();
  performance.getEntriesByType = () => [];
});

const save = () => saveCopy('/news/rain', 'full', async () => true);

test('saves a page as it is without prices', async () => {
  const request = respondWith('info');
  await save();

  expect(request).toHaveBeenCalledWith('/news/rain?scores_only=1', { cache: 'no-store' });
  expect(writeCopy).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/news/rain', title: 'Rain' }),
  );
});

test.each(['full', null])('does not save a page that came with the policy %p', async policy => {
  respondWith(policy);
  await save();

  expect(writeCopy).not.toHaveBeenCalled();
});
