import { createLoginLimit, loginWindowSeconds } from '@/editor/src/access/login-limit';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const asha = 'asha@example.org';

async function takeAll(count: number, take: () => Promise<boolean>): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (let index = 0; index < count; index += 1) taken.push(await take());
  return taken;
}

it('refuses the sixth wrong password of an account from an address, in whatever spelling', async () => {
  const limit = createLoginLimit();

  expect(await takeAll(6, () => limit.take('192.0.2.1', asha))).toEqual([
    ...[true, true, true, true, true],
    false,
  ]);
  expect(await limit.take('192.0.2.1', ` ${asha.toUpperCase()} `)).toBe(false);
});

it('leaves the account to other addresses, and other accounts to this one', async () => {
  const limit = createLoginLimit();
  await takeAll(100, () => limit.take('192.0.2.1', asha));

  expect(await limit.take('192.0.2.2', asha)).toBe(true);
  expect(await limit.take('192.0.2.1', 'ravi@example.org')).toBe(true);
});

it('counts from the start after a login, and ten minutes after the last refused attempt', async () => {
  const limit = createLoginLimit();
  await takeAll(4, () => limit.take('192.0.2.1', asha));
  await limit.refund('192.0.2.1', asha);
  expect(await takeAll(6, () => limit.take('192.0.2.1', asha))).toContain(false);

  jest.advanceTimersByTime(loginWindowSeconds * 1000);

  expect(await limit.take('192.0.2.1', asha)).toBe(true);
});
