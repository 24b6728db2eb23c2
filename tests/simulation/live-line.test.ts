import { simulate } from './simulate';

/** `npm run test:deep -- simulation` runs thousands. */
const seeds = 4;
const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
});

test('each screen shows what is stored after interruptions of every kind, and nothing went back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failed: { seed: number; problems: string[] }[] = [];
  let reconnects = 0;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const outcome = await simulate(seed);
    reconnects += outcome.reconnects;
    if (outcome.problems.length > 0) failed.push({ seed, problems: outcome.problems.slice(0, 5) });
  }

  expect(failed).toEqual([]);
  // Only a gateway loses frames.
  const isLostFrame = (details: unknown) => JSON.stringify(details).includes('unknown state');
  expect(warn.mock.calls.filter(([, details]) => !isLostFrame(details))).toEqual([]);
  expect(reconnects).toBeGreaterThan(10 * seeds);
}, 120_000);
