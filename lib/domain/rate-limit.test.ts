import { createRateLimit, networkOf } from './rate-limit';

const clock = { ms: 0 };
const limited = (limit: number) =>
  createRateLimit({ limit, windowMs: 60_000, now: () => clock.ms });

test('lets an address through so often, then says when to come back', () => {
  const limit = limited(2);

  expect([limit('a'), limit('a')]).toEqual([null, null]);
  clock.ms += 1500;
  expect(limit('a')).toBe(59);
  expect(limit('b')).toBeNull();
  clock.ms += 58_500;
  expect(limit('a')).toBeNull();
});

test('a use that was none is given back, once', () => {
  const limit = limited(2);
  expect([limit('a'), limit('a'), limit('b')]).toEqual([null, null, null]);
  limit.giveBack('a');
  limit.giveBack('never counted');

  expect([limit('a'), limit('a')]).toEqual([null, 60]);
  expect([limit('b'), limit('b')]).toEqual([null, 60]);
});

test('all addresses of an IPv6 visitor are one', () => {
  const limit = limited(1);

  expect(limit('2001:db8:1:2::1')).toBeNull();
  expect(limit('2001:DB8:1:2:ffff::9')).toBe(60);
  expect(limit('2001:db8:1:3::1')).toBeNull();
  expect(limit('::1')).toBeNull();
});

test('a flood of addresses costs no more memory, and the flood counts as one', () => {
  const limit = limited(5);
  for (let at = 0; at < 50_000; at++) limit(`address ${at}`);

  const late = Array.from({ length: 6 }, (_, at) => limit(`late ${at}`));

  expect(late).toEqual([null, null, null, null, null, 60]);
  expect(limit('address 1')).toBeNull();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('the network of %p is %p', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('networks can be wider than one visitor', () => {
  const prefix = { ipv4: 20, ipv6: 44 };

  expect(networkOf('192.0.47.7', prefix)).toBe('192.0.32.0/20');
  expect(networkOf('2001:db8:12f::1', prefix)).toBe('2001:db8:120::/44');
});
