import { aFetchedPage } from '@/tests/fixtures/fetched-page';
import { createPageCache } from './page-cache';

function createCache(maxBytes: number) {
  const { get, held } = createPageCache({ maxBytes, now: () => 1_000_000, edition: () => 0 });
  const ask = async (key: string, status?: number) =>
    (await get(key, () => Promise.resolve(aFetchedPage(key, status)))).outcome;
  return { ask, held };
}

test('the cache holds no more than it may, the longest unasked goes first', async () => {
  const { ask, held } = createCache(9100);
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect(await ask('a')).toBe('hit');
  await ask('d');

  expect(held().bytes).toBe(9003);
  expect(await ask('a')).toBe('hit');
  expect(await ask('b')).toBe('miss');
});

test('a flood of addresses that lead nowhere drives no page out', async () => {
  const { ask, held } = createCache(9100);
  for (const key of ['a', 'b', 'c']) await ask(key);
  for (let n = 0; n < 20_000; n += 1) await ask(`/${n}`, 404);

  expect(held().bytes).toBe(9003);
  expect(await ask('a')).toBe('hit');
});
