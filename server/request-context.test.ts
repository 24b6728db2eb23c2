import type { IncomingMessage } from 'node:http';
import { readSiteEnv } from '@/lib/env';
import { requestContexts } from './request-context';

const request = (url: string, headers = {}, remoteAddress = '192.0.2.1') =>
  ({ url, headers, socket: { remoteAddress } }) as IncomingMessage;
const behindProxy = requestContexts(
  readSiteEnv({
    TRUSTED_PROXIES: '10.0.0.0/8',
    COUNTRY_HEADER: 'x-country',
    REGION_POLICY: 'IN:info,*:full',
  }),
);
const forwarded = {
  'x-request-id': 'id-of-the-proxy',
  'x-forwarded-for': '198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-country': 'IN',
  cookie: 'a=b; odds=malay',
};

test("holds what a trusted proxy states, and the visitor's view", () => {
  const context = behindProxy(request('/news/?page=2', forwarded, '10.1.2.3'));

  expect(context).toMatchObject({
    id: 'id-of-the-proxy',
    path: '/news/',
    search: '?page=2',
    isPage: true,
    isData: false,
    clientAddress: '198.51.100.7',
    isProxied: true,
    isHttps: true,
    country: 'IN',
    view: { format: 'malay', policy: 'info' },
  });
  expect(context.canonical()).toEqual({ kind: 'redirect', to: '/news?page=2' });
});

test('ignores the same headers of any other client, but not its cookie', () => {
  const context = behindProxy(request('/api/search/', { ...forwarded, rsc: '1' }));

  expect(context).toMatchObject({
    isPage: false,
    isData: true,
    clientAddress: '192.0.2.1',
    isProxied: false,
    isHttps: false,
    country: null,
    view: { format: 'malay', policy: 'full' },
  });
  expect(context.id).toMatch(/^[\da-f-]{36}$/);
});

test.each([
  ['odds=malay', 'malay'],
  ['odds="malay"', 'decimal'],
  ['odds=%6Dalay', 'malay'],
  ['odds=', 'decimal'],
  ['odds', 'decimal'],
  ['=; ;odds=hongKong', 'hongKong'],
  ['oddsx=malay; ODDS=malay', 'decimal'],
  ['odds=malay; odds=decimal', 'malay'],
  ['odds=%zz', 'decimal'],
])('a cookie header of %p gives the format %s', (cookie, format) => {
  expect(behindProxy(request('/', { cookie })).view.format).toBe(format);
});
