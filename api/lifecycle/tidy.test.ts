import { tidy } from './tidy';

test('a task that fails is logged, and the others still run', async () => {
  const done: string[] = [];
  const failed: unknown[] = [];
  const part = (name: string) => async () => void done.push(name);

  await tidy({
    visitorServices: { purgeExpired: async () => Promise.reject(new Error('full')) },
    alerts: { purgeExpired: part('alerts') },
    store: {
      compactPrices: async () => Promise.reject(new Error('out of range')),
      purgeClosedMarkets: part('closed markets'),
      vacuum: part('vacuum'),
    },
    feedStore: { purgeLinks: part('links') },
    now: () => 0,
    log: { error: (details: object) => void failed.push(details) },
  });

  expect(done).toEqual(['alerts', 'closed markets', 'links', 'vacuum']);
  expect(failed).toMatchObject([{ part: 'data of visitors' }, { part: 'price history' }]);
});
