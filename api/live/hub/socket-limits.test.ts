import { fc } from '@/tests/fixtures/properties';
import { createOwnLimits } from '@/lib/http/limits';
import { createSocketLimits } from './socket-limits';

function setup(limits: { perNetwork?: number; total?: number } = {}) {
  const clock = { ms: 0 };
  const sockets = createSocketLimits({
    perNetwork: 2,
    total: 1000,
    ...limits,
    createLimit: createOwnLimits({ now: () => (clock.ms += 10_000) }),
  });
  const admit = async (address: string) => {
    const admission = await sockets.admit(address);
    return 'release' in admission ? admission.release : null;
  };
  return { admit, open: sockets.open, sockets };
}

test('one address can hold a limited number of sockets, others are admitted', async () => {
  const { admit, sockets } = setup();
  const first = await admit('192.0.2.1');
  await admit('192.0.2.1');

  expect(await sockets.admit('192.0.2.1')).toEqual({ retryAfter: 30 });
  expect(await admit('192.0.2.2')).not.toBeNull();
  first?.();
  expect(await admit('192.0.2.1')).not.toBeNull();
});

test('all addresses of an IPv6 /64 count as one visitor', async () => {
  const { admit } = setup();
  await admit('2001:db8:1:2::1');
  await admit('2001:db8:1:2::2');

  expect(await admit('2001:db8:1:2:ffff::3')).toBeNull();
  expect(await admit('2001:db8:1:3::1')).not.toBeNull();
});

test('a /48 can hold 16 times as many as a /64, in any of its /64s', async () => {
  const { admit } = setup({ perNetwork: 1 });
  const admitted = await Promise.all(
    Array.from({ length: 100 }, (_, at) => admit(`2001:db8:1:${at}::1`)),
  );

  expect(admitted.filter(Boolean)).toHaveLength(16);
  expect(await admit('2001:db8:2::1')).not.toBeNull();
  admitted[0]?.();
  expect(await admit('2001:db8:1:99::1')).not.toBeNull();
});

test('the total is limited', async () => {
  const { admit } = setup({ total: 3 });
  const [first] = await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(admit));

  expect(await admit('192.0.2.4')).toBeNull();
  first?.();
  expect(await admit('192.0.2.4')).not.toBeNull();
});

test('a socket is released once, however often its end is reported', async () => {
  const { admit, open } = setup({ total: 2 });
  const release = await admit('192.0.2.1');
  await admit('192.0.2.2');
  release?.();
  release?.();

  expect(open()).toBe(1);
});

test('sockets opened too fast are refused, and those beyond the limit do not delay others', async () => {
  const limits = createSocketLimits({
    perNetwork: 50,
    total: 1000,
    createLimit: createOwnLimits({ now: () => 0 }),
  });
  const open = () => limits.admit('192.0.2.1');
  const openAndRelease = async (times: number) => {
    const admissions = await Promise.all(Array.from({ length: times }, open));
    const refused = admissions.filter(one => 'retryAfter' in one);
    for (const one of admissions) if ('release' in one) one.release();
    return refused;
  };

  expect(await openAndRelease(550)).toEqual(Array(500).fill({ retryAfter: 30 }));
  expect(await openAndRelease(50)).toEqual([]);
  expect(await openAndRelease(1)).toEqual([{ retryAfter: 10 }]);
});

test('the count is the number of current sockets, in any order of events', async () => {
  const address = fc.oneof(
    fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2', ''),
    fc.ipV6(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(address, fc.boolean())), async steps => {
      const { admit, open } = setup({ perNetwork: 3, total: 20 });
      const there: (() => void)[] = [];
      for (const [from, isArrival] of steps) {
        const release = isArrival ? await admit(from) : null;
        if (release) there.push(release);
        if (!isArrival) there.shift()?.();
        expect(open()).toBe(there.length);
        expect(open()).toBeLessThanOrEqual(20);
      }
      there.forEach(release => release());
      expect(open()).toBe(0);
      expect(await admit('192.0.2.1')).not.toBeNull();
    }),
  );
});
