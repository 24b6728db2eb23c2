import { fc } from '@/tests/fixtures/properties';
import { clientAddress } from './client-address';
import { toTrustedProxies } from './trusted-proxies';

type Hop = { address: string; forwardedFor?: string | undefined };

/** The address that a program determines for this peer. */
const resolve = ({ address, forwardedFor }: Hop, trusted: string, trustLoopback: boolean) =>
  clientAddress(
    {
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
      socket: { remoteAddress: address } as never,
    },
    toTrustedProxies(trusted),
    { trustLoopback },
  );

/** As nginx, load balancers and CDNs do: appends the peer's address to the received header. */
const throughProxy = (hop: Hop, ownAddress: string): Hop => ({
  address: ownAddress,
  forwardedFor: hop.forwardedFor ? `${hop.forwardedFor}, ${hop.address}` : hop.address,
});

/** As the site does: replaces the received header by the address it has determined itself. */
const throughSite = (hop: Hop, ownAddress: string, trusted: string): Hop => ({
  address: ownAddress,
  forwardedFor: resolve(hop, trusted, false),
});

const nginx = '127.0.0.1';
const site = '::ffff:127.0.0.1';
const inCompose = { nginx: '172.18.0.5', site: '172.18.0.3', api: '1' };
const cdn = '198.51.100.20';

/** Each path from a visitor to the programs, with the settings of site and API. */
const setups: [string, (visitor: Hop) => string][] = [
  ['nothing in front, the site', visitor => resolve(visitor, '', false)],
  ['nothing in front, the API', visitor => resolve(visitor, '', true)],
  ['nothing in front, site to API', visitor => resolve(throughSite(visitor, site, ''), '', true)],
  ['nginx on the machine, the site', visitor => resolve(throughProxy(visitor, nginx), '1', false)],
  ['nginx by its address, the site', v => resolve(throughProxy(v, nginx), '127.0.0.1,::1', false)],
  ['nginx on the machine, the API', visitor => resolve(throughProxy(visitor, nginx), '1', true)],
  ['nginx by default, the API', visitor => resolve(throughProxy(visitor, nginx), '', true)],
  [
    'nginx on the machine, site to API',
    visitor => resolve(throughSite(throughProxy(visitor, nginx), site, '1'), '1', true),
  ],
  ['compose, the site', visitor => resolve(throughProxy(visitor, inCompose.nginx), '1', false)],
  ['compose, the API', v => resolve(throughProxy(v, inCompose.nginx), inCompose.api, true)],
  [
    'compose, site to API',
    visitor =>
      resolve(
        throughSite(throughProxy(visitor, inCompose.nginx), inCompose.site, '1'),
        inCompose.api,
        true,
      ),
  ],
  [
    'compose, site to API by addresses',
    visitor =>
      resolve(
        throughSite(throughProxy(visitor, inCompose.nginx), inCompose.site, '172.16.0.0/12'),
        '172.16.0.0/12',
        true,
      ),
  ],
  [
    'a CDN and nginx, the site',
    visitor => resolve(throughProxy(throughProxy(visitor, cdn), nginx), '2', false),
  ],
  [
    'a CDN and nginx by their addresses, the site',
    visitor =>
      resolve(throughProxy(throughProxy(visitor, cdn), nginx), '127.0.0.1,198.51.100.0/24', false),
  ],
  [
    'a CDN and nginx, the API',
    visitor => resolve(throughProxy(throughProxy(visitor, cdn), nginx), '2', true),
  ],
  [
    'a CDN and nginx, site to API',
    visitor =>
      resolve(throughSite(throughProxy(throughProxy(visitor, cdn), nginx), site, '2'), '2', true),
  ],
];

const forgedEntry = fc.oneof(
  fc.constantFrom('127.0.0.1', '::1', '10.0.0.1', cdn, inCompose.nginx, 'unknown', '', '_hidden'),
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.nat(65_535)).map(([address, port]) => `${address}:${port}`),
  fc.string(),
);

test.each(setups)(
  'a visitor cannot change the address that counts: %s',
  (_setup, resolveAddress) => {
    fc.assert(
      fc.property(fc.array(forgedEntry, { maxLength: 8 }), fc.boolean(), (forwardedFor, isIpv6) => {
        const address = isIpv6 ? '2001:db8:7::9' : '203.0.113.9';

        expect(resolveAddress({ address, forwardedFor: forwardedFor.join(',') })).toBe(address);
        expect(resolveAddress({ address })).toBe(address);
      }),
    );
  },
);

test.each([
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  [' 192.0.2.1\t', '192.0.2.1'],
])('a proxy that writes %p means %p', (forwardedFor, address) => {
  expect(resolve({ address: '10.0.0.1', forwardedFor }, '1', false)).toBe(address);
});

test('a visitor has one address regardless of the ports that the proxy names', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (address, port) => {
      const withPort = address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
      const addressFor = (forwardedFor: string) =>
        resolve({ address: '10.0.0.1', forwardedFor }, '1', false);

      expect(addressFor(withPort)).toBe(addressFor(address));
    }),
  );
});

test.each(['unknown', '_hidden', '', '192.0.2', '192.0.2.1:', '010.0.0.1', '[192.0.2.1', '0x7f.1'])(
  'text that is not an address counts as the proxy that sent it: %p',
  entry => {
    const hop = { address: '10.0.0.1', forwardedFor: `203.0.113.9, ${entry}` };

    expect(resolve(hop, '1', false)).toBe('10.0.0.1');
    expect(resolve(hop, '2', false)).toBe('10.0.0.1');
  },
);

test('only the peer itself is trusted for being on this machine', () => {
  const hop = { address: '127.0.0.1', forwardedFor: '203.0.113.9, 127.0.0.1' };

  expect(resolve(hop, '', true)).toBe('127.0.0.1');
  expect(resolve(hop, '', false)).toBe('127.0.0.1');
  expect(resolve({ ...hop, address: '198.51.100.1' }, '', true)).toBe('198.51.100.1');
});

test('a connection that has ended has no address', () => {
  const ended = { headers: {}, socket: { remoteAddress: undefined } as never };

  expect(clientAddress(ended, toTrustedProxies(''), { trustLoopback: true })).toBe('');
});
