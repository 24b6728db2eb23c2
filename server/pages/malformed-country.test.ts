import type { IncomingMessage, ServerResponse } from 'node:http';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { policyFor, toRegionPolicy } from '@/lib/routing/view';
import { siteEnv } from '@/lib/env';
import { httpHost } from '@/tests/fixtures/servers/http-host';
import { cached, pageServer } from '@/tests/fixtures/servers/page-server';
import { requestContexts } from '@/server/request-context';
import { createRequestListener } from '@/server/request-listener';

const malformed = ['KP,', '"KP"', 'DE, DE', '', 'T1', '*', '%4b%50'];

describe('with a blocked country configured', () => {
  const site = pageServer({ REGION_POLICY: 'KP:blocked,IN:info,*:full' });

  test.each(malformed)('a country header of %p is blocked, without a render', async country => {
    const { status, text } = await site.get('/news', { 'x-country': country });

    expect(status).toBe(451);
    expect(text).toContain('document s:451');
    expect(site.asked).toEqual([]);
  });

  test('a request without the country header is not blocked', async () => {
    expect((await site.get('/news')).status).toBe(200);
  });
});

describe('with an info country configured', () => {
  const policy = 'IN:info,*:full';
  const site = pageServer({ REGION_POLICY: policy });

  // The stub renders what Next would: the view of the header it receives.
  const policyOfRender = ({ headers }: IncomingMessage) =>
    policyFor(headers['x-country'], toRegionPolicy(policy));

  test.each(malformed)(
    'a country header of %p gets the info page from cache or render',
    async country => {
      site.answer = (request, response) => cached(policyOfRender(request))(request, response);
      const get = async (headers = {}) => (await site.get('/news', headers)).text;

      expect(await get({ 'x-country': country })).toBe('info');
      expect(await get()).toBe('full');
      expect(await get({ 'x-country': country })).toBe('info');
    },
  );
});

test.each(malformed)(
  'feeds and calendars are blocked for a country header of %p',
  async country => {
    const byDefault = siteEnv();
    const { COUNTRY_HEADER, TRUSTED_PROXIES, REGION_POLICY } = byDefault;
    Object.assign(byDefault, {
      COUNTRY_HEADER: 'x-country',
      TRUSTED_PROXIES: toTrustedProxies('1'),
      REGION_POLICY: toRegionPolicy('KP:blocked,*:full'),
    });
    const respond = async (_: IncomingMessage, response: ServerResponse) => void response.end();
    const site = await httpHost(
      createRequestListener({
        createContext: requestContexts(siteEnv()),
        next: respond,
        pages: respond,
        files: () => false,
        observe() {},
      }),
    );

    for (const path of ['/feed.xml', '/calendars/all.ics']) {
      const status = async (headers = {}) => (await fetch(site.url + path, { headers })).status;
      expect([await status(), await status({ 'x-country': country })]).toEqual([200, 451]);
    }
    await site.close();
    Object.assign(byDefault, { COUNTRY_HEADER, TRUSTED_PROXIES, REGION_POLICY });
  },
);
