import { createOwnLimits } from '@/lib/http/limits';
import type { FeedToken } from '@/api/store/feeds/feed-store';
import { hashOfToken } from './feed-tokens';
import { createTokenCheck } from './token-check';

const validToken = 'v'.repeat(43);
const unknownToken = (id: number) => `${id}`.padStart(43, 'u');
const attacker = '203.0.113.7';
const pusher = '198.51.100.1';

/** A check with room for three guesses a minute, and the number of its queries. */
function start() {
  let ms = 1_795_680_000_000;
  let isRevoked = false;
  const queried: string[] = [];
  const now = () => ms;
  const check = createTokenCheck({
    store: {
      tokenByHash: async hash => {
        queried.push(hash);
        return hash === hashOfToken(validToken) && !isRevoked ? ({ id: 1 } as FeedToken) : null;
      },
    },
    guessLimit: createOwnLimits({ now })('guess', 3),
    now,
  });
  /** The status with which a token is refused, or 200. */
  const statusOf = async (token: string, address = attacker): Promise<number> => {
    try {
      await check(`Bearer ${token}`, address);
      return 200;
    } catch (error) {
      return (error as { status: number }).status;
    }
  };
  return {
    check,
    statusOf,
    queries: () => queried.length,
    pass: (passedMs: number) => void (ms += passedMs),
    revoke: () => void (isRevoked = true),
  };
}

test('an address over its limit of guesses is refused without a query, with the time of a retry', async () => {
  const { check, statusOf, queries } = start();
  const guesses = Array.from({ length: 20 }, (_, id) => unknownToken(id));

  const statuses: number[] = [];
  for (const token of guesses) statuses.push(await statusOf(token));

  expect(statuses).toEqual([401, 401, 401, ...Array<number>(17).fill(429)]);
  expect(queries()).toBe(3);
  await expect(check(`Bearer ${unknownToken(21)}`, attacker)).rejects.toMatchObject({
    retryAfterSeconds: 60,
  });
});

test('an unknown token is looked up once a minute, from whatever address', async () => {
  const { statusOf, queries, pass } = start();

  expect(await statusOf(unknownToken(1))).toBe(401);
  expect(await statusOf(unknownToken(1), pusher)).toBe(401);
  expect(queries()).toBe(1);

  pass(61_000);
  expect(await statusOf(unknownToken(1))).toBe(401);
  expect(queries()).toBe(2);
});

test('a token that was valid works from an address with too many guesses, and valid ones count none', async () => {
  const { statusOf } = start();
  for (let use = 0; use < 10; use += 1) expect(await statusOf(validToken)).toBe(200);
  for (let id = 0; id < 5; id += 1) await statusOf(unknownToken(id));

  expect(await statusOf(unknownToken(6))).toBe(429);
  expect(await statusOf(validToken)).toBe(200);
});

test('a burst of requests with a valid token counts as one guess', async () => {
  const { statusOf, queries } = start();
  const burst = Array.from({ length: 10 }, () => statusOf(validToken, pusher));

  expect(await Promise.all(burst)).toEqual(Array<number>(10).fill(200));
  expect(queries()).toBe(1);
});

test('a revoked token is refused immediately', async () => {
  const { statusOf, revoke } = start();
  expect(await statusOf(validToken)).toBe(200);

  revoke();

  expect(await statusOf(validToken)).toBe(401);
});

test('a header without a token costs no query', async () => {
  const { check, queries } = start();

  for (const header of [undefined, 'Basic abc', 'Bearer short'])
    await expect(check(header, attacker)).rejects.toMatchObject({ status: 401 });
  expect(queries()).toBe(0);
});
