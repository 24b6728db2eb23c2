import { aFetchedPage } from '@/tests/fixtures/fetched-page';
import { createPageCache } from './page-cache';

function createCache(maxBytes: number) {
  const { get, stats } = createPageCache({
    maxBytes,
    now: () => 1_000_000,
    contentVersion: () => 0,
  });
  const getPage = async (key: string, status?: number) =>
    (await get(key, () => Promise.resolve(aFetchedPage(key, status)))).outcome;
  return { getPage, stats };
}

test('the cache never exceeds its size, and evicts the least recently used page', async () => {
  const { getPage, stats } = createCache(9100);
  for (const key of ['a', 'b', 'c']) await getPage(key);
  expect(await getPage('a')).toBe('hit');
  await getPage('d');

  expect(stats().bytes).toBe(9003);
  expect(await getPage('a')).toBe('hit');
  expect(await getPage('b')).toBe('miss');
});

test('a flood of unknown URLs evicts no page', async () => {
  const { getPage, stats } = createCache(9100);
  for (const key of ['a', 'b', 'c']) await getPage(key);
  for (let n = 0; n < 20_000; n += 1) await getPage(`/${n}`, 404);

  expect(stats().bytes).toBe(9003);
  expect(await getPage('a')).toBe('hit');
});
