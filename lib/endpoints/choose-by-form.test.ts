import { POST } from '@/app/api/odds-format/route';
import { GET as showBreak, POST as beginBreak } from '@/app/api/break/route';
import { POST as chooseScoresOnly } from '@/app/api/scores-only/route';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { handlerHost } from '@/tests/fixtures/servers/handler-host';
import type { HttpHost } from '@/tests/fixtures/servers/http-host';

let site: HttpHost;
const { SITE_URL, OWN_HOSTS } = siteEnv();

beforeAll(async () => {
  site = await handlerHost({
    'POST /api/odds-format/': POST,
    'POST /api/scores-only/': chooseScoresOnly,
    'POST /api/break/': beginBreak,
    'GET /api/break/': showBreak,
  });
});
afterAll(() => site.close());
afterEach(() => void Object.assign(siteEnv(), { SITE_URL, OWN_HOSTS }));

const post = (body: string, headers: Record<string, string> = {}, path = 'odds-format') =>
  fetch(`${site.url}/api/${path}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
const locationOf = async (referer: string) =>
  (await post('odds=malay', { referer })).headers.get('location');

test('a choice is stored in the cookie, and the visitor is back on the page', async () => {
  const response = await post('odds=malay', {
    referer: `${site.url}/news?tag=ipl`,
    origin: site.url,
  });

  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/news?tag=ipl');
  expect(response.headers.get('set-cookie')).toBe(
    'odds=malay; Max-Age=31536000; Path=/; SameSite=Lax',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the cookie is secure over https', async () => {
  Object.assign(siteEnv(), { SITE_URL: 'https://bat.example' });

  expect((await post('odds=malay')).headers.get('set-cookie')).toMatch(/; Secure/);
});

test.each(['odds=guess', 'other=malay', ''])('%p is decimal', async body => {
  expect((await post(body)).headers.get('set-cookie')).toMatch(/^odds=decimal;/);
});

test.each([
  ['scores_only=1', 'scores_only=1; Max-Age=31536000; Path=/; SameSite=Lax'],
  ['scores_only=', 'scores_only=; Max-Age=0; Path=/; SameSite=Lax'],
  ['scores_only=2', 'scores_only=; Max-Age=0; Path=/; SameSite=Lax'],
  ['', 'scores_only=; Max-Age=0; Path=/; SameSite=Lax'],
])('scores only is chosen or undone by %p', async (body, cookie) => {
  const response = await post(body, { referer: `${site.url}/bonuses` }, 'scores-only');

  expect(response.headers.get('set-cookie')).toBe(cookie);
  expect(response.headers.get('location')).toBe('/bonuses');
});

test('the redirect leads to pages of this site only', async () => {
  expect(await locationOf('https://evil.example/news')).toBe('/');
  expect(await locationOf(`${site.url}//evil.example/news`)).toBe('/evil.example/news');
  expect(await locationOf(`${site.url}/\\evil.example`)).toBe('/evil.example');
  expect(await locationOf(`${site.url.replace('://', '://evil@')}//x`)).toBe('/x');
  expect(await locationOf('javascript:alert(1)')).toBe('/');
  expect(await locationOf('no url')).toBe('/');
  expect((await post('odds=malay')).headers.get('location')).toBe('/');
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('a post from another site is refused: %j', async headers => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();

  const response = await post('odds=malay', headers);

  expect(response.status).toBe(403);
  expect(response.headers.get('set-cookie')).toBeNull();
  warn.mockRestore();
});

test('a body that is too long is refused', async () => {
  expect((await post(`odds=${'m'.repeat(2000)}`)).status).toBe(413);
});

describe('prices off for the rest of the day', () => {
  const maxAgeAfter = async (body: string, cookie = '') => {
    const { headers } = await post(body, { cookie }, 'scores-only');
    return /^scores_only=1; Max-Age=(\d+)/.exec(headers.get('set-cookie') ?? '')?.[1];
  };

  test.each([
    ['3600', '3600'],
    ['59.2', '60'],
    ['90000', '90000'],
    ['900000', '90000'],
    ['', '31536000'],
    ['-1', '31536000'],
    ['x', '31536000'],
    ['Infinity', '90000'],
  ])('%p seconds are kept for %p', async (seconds, kept) => {
    expect(await maxAgeAfter(`scores_only=1&seconds=${seconds}`)).toBe(kept);
  });

  test('a choice for longer, and a break, are left as they are', async () => {
    for (const cookie of ['scores_only=1', 'break_until=1796083200'])
      expect(await maxAgeAfter('scores_only=1&seconds=60', cookie)).toBeUndefined();
  });
});

describe('a break', () => {
  const day = 24 * 3600;
  const begin = async (body: string, cookie = '') => {
    const response = await post(body, { cookie, referer: `${site.url}/news` }, 'break');
    const [, end, maxAge] =
      /^break_until=(\d{10}); Max-Age=(\d+); Path=\/; SameSite=Lax$/.exec(
        response.headers.get('set-cookie') ?? '',
      ) ?? [];
    return { response, end: Number(end), maxAge: Number(maxAge) };
  };

  test('lasts as long as was chosen and confirmed', async () => {
    const now = Date.now() / 1000;
    const { response, end, maxAge } = await begin('length=7-days&confirmed=1');

    expect([response.status, response.headers.get('location')]).toEqual([303, '/api/break/']);
    expect(end - now - 7 * day).toBeLessThan(60);
    expect(Math.abs(maxAge - 7 * day)).toBeLessThan(60);
  });

  test.each(['length=7-days', 'length=7-hours&confirmed=1', 'confirmed=1', ''])(
    '%p begins none',
    async body => {
      const { response } = await begin(body);

      expect([response.status, response.headers.get('set-cookie')]).toEqual([303, null]);
    },
  );

  test('is made longer and never shorter', async () => {
    const until = Math.ceil(Date.now() / 1000) + 3 * day;
    const cookie = `break_until=${until}`;

    expect((await begin('length=24-hours&confirmed=1', cookie)).end).toBe(until);
    expect((await begin('length=6-weeks&confirmed=1', cookie)).end).toBeGreaterThan(until);
  });

  test.each(['scores_only=', 'scores_only=1', 'odds=malay', ''])(
    'is in no response to the form %p of other choices',
    async body => {
      for (const path of ['scores-only', 'odds-format']) {
        const { headers } = await post(body, { cookie: 'break_until=1796083200' }, path);
        expect(headers.get('set-cookie')).not.toContain('break_until');
      }
    },
  );

  test.each([
    ['break_until=1796083200', '/responsible-gambling/break'],
    ['', '/responsible-gambling/break-not-kept'],
  ])('the request after it, with the cookies %p, leads to %s', async (cookie, location) => {
    const { headers } = await fetch(`${site.url}/api/break/`, {
      redirect: 'manual',
      headers: { cookie },
    });

    expect([headers.get('location'), headers.get('cache-control')]).toEqual([location, 'no-store']);
  });

  test('no other site can begin one', async () => {
    const { status } = await post(
      'length=6-weeks&confirmed=1',
      { origin: 'https://evil.example' },
      'break',
    );

    expect(status).toBe(403);
  });
});
