import { createRateLimit, networkOf } from './rate-limit';

const clock = { ms: 0 };
/** A hundredth of the usual size: `npm run test:deep -- flood` fills that one. */
const maxNetworks = 1000;
const limited = (limit: number) =>
  createRateLimit({ limit, windowMs: 60_000, now: () => clock.ms, maxNetworks });

const hex = (number: number) => number.toString(16);
const addresses = (count: number, toAddress: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => toAddress(index));

test('allows an address its limit, then returns the seconds until the next window', () => {
  const limit = limited(2);

  expect([limit('a'), limit('a')]).toEqual([null, null]);
  clock.ms += 1500;
  expect(limit('a')).toBe(59);
  expect(limit('b')).toBeNull();
  clock.ms += 58_500;
  expect(limit('a')).toBeNull();
});

test('a refunded use does not count, and is refunded once', () => {
  const limit = limited(2);
  const first = limit.take('192.0.2.1');
  expect([first.retryAfter, limit('192.0.2.1'), limit('192.0.2.2')]).toEqual([null, null, null]);
  first.refund();
  first.refund();

  expect([limit('192.0.2.1'), limit('192.0.2.1')]).toEqual([null, 60]);
  expect([limit('192.0.2.2'), limit('192.0.2.2')]).toEqual([null, 60]);
});

test('a refused use is not refunded', () => {
  const limit = limited(1);
  limit('192.0.2.1');
  limit.take('192.0.2.1').refund();

  expect(limit('192.0.2.1')).toBe(60);
});

test('a use is not refunded in a later window', () => {
  const limit = limited(1);
  const before = limit.take('192.0.2.1');
  clock.ms += 60_000;
  limit('192.0.2.1');
  before.refund();

  expect(limit('192.0.2.1')).toBe(60);
});

test('a use refunded by one visitor of a network is available to the network', () => {
  const limit = limited(1);
  const uses = addresses(16, at => `2001:db8:1:${hex(at)}::1`).map(limit.take);
  expect(limit('2001:db8:1:ff::1')).toBe(60);
  uses[3]?.refund();

  expect([limit('2001:db8:1:ff::1'), limit('2001:db8:1:fe::1')]).toEqual([null, 60]);
});

test('all addresses of an IPv6 visitor share one limit', () => {
  const limit = limited(1);

  expect(limit('2001:db8:1:2::1')).toBeNull();
  expect(limit('2001:DB8:1:2:ffff::9')).toBe(60);
  expect(limit('2001:db8:1:3::1')).toBeNull();
  expect(limit('::1')).toBeNull();
});

test('the visitors of one /48 have sixteen times the limit of one', () => {
  const limit = limited(5);
  const results = addresses(510, at => `2001:db8:1:${hex(at)}::1`).map(limit);

  expect(results.filter(result => result === null)).toHaveLength(80);
  expect(limit('2001:db8:1:ffff::1')).toBe(60);
  expect(addresses(6, () => '2001:db8:2:1::1').map(limit)).toEqual([...Array(5).fill(null), 60]);
  expect(addresses(6, () => '192.0.2.1').map(limit)).toEqual([...Array(5).fill(null), 60]);
});

test('a visitor over the limit does not use up the limit of the /48', () => {
  const limit = limited(5);
  for (let index = 0; index < 1000; index++) limit('2001:db8:1:1::1');

  expect(limit('2001:db8:1:2::1')).toBeNull();
});

test('a /32 has a limit too, in proportion', () => {
  const limit = limited(1);
  const results = addresses(510, at => `2001:db8:${hex(at)}::1`).map(limit);

  expect(results.filter(result => result === null)).toHaveLength(256);
  expect(limit('2001:db9::1')).toBeNull();
});

test.each([
  ['IPv4', (at: number) => `${10 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}.1`],
  ['IPv6', (at: number) => `2${hex(at & 255)}:${hex(at >> 8)}::1`],
])('a flood from all networks in %s does not block other visitors', (_family, attackers) => {
  const limit = limited(1);
  for (let index = 0; index < 1050; index++) limit(attackers(index));

  expect(limit('192.0.2.1')).toBeNull();
  expect(limit('3fff:1:2:3::1')).toBeNull();
});

test('a full table counts new IPv4 visitors by their network', () => {
  const limit = limited(2);
  for (let index = 0; index < 500; index++)
    limit(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);

  const results = addresses(33, at => `192.0.2.${at}`).map(address => [
    limit(address),
    limit(address),
  ]);
  expect(results.flat().filter(result => result === null)).toHaveLength(32);
  expect([limit('10.0.0.1'), limit('10.0.0.1')]).toEqual([null, 60]);
});

test('text that is not an address is limited by its text, and all such text together', () => {
  const limit = limited(2);
  expect(addresses(3, () => 'unknown').map(limit)).toEqual([null, null, 60]);
  for (let index = 1; index < 500; index++) limit(`text ${index}`);

  const results = addresses(40, at => `late ${at}`).map(limit);
  expect(results.filter(result => result === null)).toHaveLength(32);
  expect(limit('192.0.2.1')).toBeNull();
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
