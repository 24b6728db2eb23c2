import { isTrustedAddress, toTrustedProxies } from './trusted-proxies';

test.each([
  ['', 0],
  [' ', 0],
  ['1', 1],
  [' 2 ', 2],
])('%p trusts %p hops and no address', (text, hops) => {
  expect(toTrustedProxies(text)).toEqual({ hops, ranges: [] });
});

test.each([
  ['10.0.0.0/8', '10.255.0.1', true],
  ['10.1.2.3/8', '10.255.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['10.0.0.0/8', '::ffff:10.0.0.1', true],
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.1, 2001:db8::/32,', '2001:db8:ffff::1', true],
  ['2001:db8::1', '2001:0db8:0::1', true],
  ['2001:db8::1', '2001:db8::2', false],
  ['2001:db8::/32', '10.0.0.1', false],
  ['10.0.0.0/8', 'unknown', false],
  ['10.0.0.0/8', '', false],
  ['2', '10.0.0.1', false],
])('the proxies %p trust the address %p: %p', (text, address, isTrusted) => {
  expect(isTrustedAddress(toTrustedProxies(text), address)).toBe(isTrusted);
});

test.each([
  ['10.0.0.0/33', "'10.0.0.0/33': expected addresses and CIDRs with a prefix from 1 to 32"],
  ['10.0.0.0/', "'10.0.0.0/': expected addresses and CIDRs with a prefix from 1 to 32"],
  ['10.0.0.0/-8', 'prefix from 1 to 32'],
  ['10.0.0.0/8.5', 'prefix from 1 to 32'],
  ['10.0.0.0/1e1', 'prefix from 1 to 32'],
  ['10.0.0.0/x', 'prefix from 1 to 32'],
  ['2001:db8::/129', 'prefix from 1 to 128'],
  ['10.0.0.0/8/8', "'10.0.0.0/8/8': expected a number of hops, or addresses and CIDRs"],
  ['1,10.0.0.0/8', "'1': expected a number of hops, or addresses and CIDRs"],
  ['10.0.0.0/8,nginx', "'nginx': expected a number of hops"],
  ['-1', "'-1': expected a number of hops"],
  ['1.5', "'1.5': expected a number of hops"],
  ['10.1/16', 'addresses and CIDRs'],
  ['010.0.0.0/8', 'addresses and CIDRs'],
  ['fe80::1%eth0', 'addresses and CIDRs'],
  ['10.0.0.1:80', 'addresses and CIDRs'],
  ['::ffff:10.0.0.0/104', 'expected IPv4 addresses and CIDRs in their own form'],
  ['0.0.0.0/0', "'0.0.0.0/0' trusts everyone"],
  ['::/0', 'trusts everyone'],
  ['100', 'expected at most 16 hops'],
])('%p is refused: %s', (text, expected) => {
  expect(() => toTrustedProxies(text)).toThrow(expected);
});
