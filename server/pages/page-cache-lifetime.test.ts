import { aFetchedPage } from '@/tests/fixtures/fetched-page';
import { createPageCache, type FetchedPage } from './page-cache';

/** A cache on a clock of the test, and what Next responds with. */
function createContext(first: FetchedPage) {
  const context = { now: 1_000_000, next: first };
  const cache = createPageCache({
    maxBytes: 100_000,
    now: () => context.now,
    contentVersion: () => 0,
  });
  const text = async () => {
    const { page, outcome } = await cache.get('/', () => Promise.resolve(context.next));
    return `${outcome} ${page.etag}`;
  };
  return { context, text };
}
const flushPromises = () => new Promise(resolve => setImmediate(resolve));

test.each([
  [5000, 10_000],
  [30_000, 60_000],
  [300_000, 330_000],
])('a page that is fresh for %s ms is not sent after %s ms', async (lifetimeMs, endMs) => {
  const pageOf = (text: string) => ({ ...aFetchedPage(text), lifetimeMs });
  const { context, text } = createContext(pageOf('first'));
  await text();

  context.now += endMs - 1;
  expect(await text()).toBe('stale first');
  await flushPromises();
  context.now += endMs;
  context.next = pageOf('second');
  expect(await text()).toBe('miss second');
});

test("a page of few visitors shows the end of its match: Next's old copy adds no time", async () => {
  const { context, text } = createContext(aFetchedPage('live'));
  await text();

  // Next sends its old copy to the first request after the lifetime, and renders a new one.
  context.next = { ...aFetchedPage('live'), isStale: true, lifetimeMs: 1000 };
  context.now += 9000;
  expect(await text()).toBe('stale live');
  await flushPromises();
  context.now += 2000;
  context.next = aFetchedPage('ended');
  expect(await text()).toBe('miss ended');
});
