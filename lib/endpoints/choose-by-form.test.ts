import { POST } from '@/app/api/odds-format/route';
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
