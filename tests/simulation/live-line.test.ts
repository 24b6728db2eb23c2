import { simulate } from './simulate';

const seeds = 50;
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

test('after interruptions of every kind each screen shows what is stored, and nothing went back', async () => {
  const failed: { seed: number; problems: string[] }[] = [];
  let reconnects = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const outcome = await simulate(seed);
    reconnects += outcome.reconnects;
    if (outcome.problems.length > 0) failed.push({ seed, problems: outcome.problems.slice(0, 5) });
  }

  expect(failed).toEqual([]);
  expect(reconnects).toBeGreaterThan(10 * seeds);
}, 120_000);
