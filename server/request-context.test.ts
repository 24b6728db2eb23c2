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

test.each<[string, boolean]>([
  ['1', true],
  ['0', false],
  ['', false],
  ['1, 1', false],
  ['true', false],
])('a header RSC of %p requests the data of a page: %p', (rsc, isData) => {
  expect(behindProxy(request('/news', { rsc })).isData).toBe(isData);
});

const fetched = { 'sec-fetch-mode': 'cors' };
const full = { format: 'decimal', policy: 'full' };

test('a script that fetches a saved page by its parameter gets it without prices', () => {
  const { view, isForCopy } = behindProxy(request('/news?a=b&scores_only=1', fetched));

  expect(view).toEqual({ format: 'decimal', policy: 'info', isChosen: true });
  expect(isForCopy).toBe(true);
});

test.each([{}, { 'sec-fetch-mode': 'navigate' }, { 'sec-fetch-mode': 'no-cors' }])(
  'the same address has no effect for a visitor who opens it with the headers %j',
  headers => {
    const context = behindProxy(request('/news?scores_only=1', headers));

    expect(context).toMatchObject({ view: full, isForCopy: true });
  },
);

test.each([
  '?scores_only=%31',
  '?scores_only=0',
  '?scores_only=11',
  '?Scores_Only=1',
  '?x=scores_only=1',
  '',
])('the query %p is not that of a saved page', query => {
  const context = behindProxy(request(`/news${query}`, fetched));

  expect(context).toMatchObject({ view: full, isForCopy: false });
});
