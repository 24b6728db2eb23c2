import { apiFindings, findingText, siteFindings, type ApiFacts, type SiteFacts } from './go-live';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { toRegionPolicy } from '@/lib/routing/view';

const REGION_POLICY = toRegionPolicy('IN:info,*:full');

const defaultSite: SiteFacts = {
  SITE_URL: 'http://bat.example',
  API_URL: 'http://localhost:4000',
  COUNTRY_HEADER: '',
  REGION_POLICY,
  TRUSTED_PROXIES: toTrustedProxies(''),
  HELPLINES: [],
  RECAPTCHA_SITE_KEY: '',
};
const settledSite: SiteFacts = {
  ...defaultSite,
  SITE_URL: 'https://bat.example',
  COUNTRY_HEADER: 'cf-ipcountry',
  TRUSTED_PROXIES: toTrustedProxies('1'),
  HELPLINES: [{}],
  RECAPTCHA_SITE_KEY: 'key',
};
const defaultApi: ApiFacts = {
  SITE_URL: 'https://bat.example',
  FEED: 'demo',
  SPORTSBET_URL: '/example-bookmaker',
  COUNTRY_HEADER: '',
  REGION_POLICY,
  TRUSTED_PROXIES: toTrustedProxies(''),
  inventedBookmakers: ['golden-duck'],
  SITE_INTERNAL_URL: [],
};
const settledApi: ApiFacts = {
  ...defaultApi,
  FEED: 'none',
  SPORTSBET_URL: 'https://book.example',
  COUNTRY_HEADER: 'cf-ipcountry',
  TRUSTED_PROXIES: toTrustedProxies('10.0.0.0/8'),
  inventedBookmakers: [],
  RECAPTCHA_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@bat.example',
  CONTACT_EMAIL: 'b@bat.example',
};
const settingsOf = (goLiveFindings: { settings: string }[]) =>
  goLiveFindings.map(({ settings }) => settings);

test('an untouched public site has all of these findings', () => {
  expect(settingsOf(siteFindings(defaultSite))).toEqual([
    'SITE_URL',
    'COUNTRY_HEADER',
    'TRUSTED_PROXIES',
    'HELPLINES',
    'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET',
  ]);
  expect(settingsOf(apiFindings(defaultApi))).toEqual([
    'COUNTRY_HEADER',
    'TRUSTED_PROXIES',
    'FEED',
    'CONTENT_DIR',
    'SPORTSBET_URL',
    'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET',
    'SMTP_URL, MAIL_FROM',
  ]);
});

test('a configured site has no findings', () => {
  expect([...siteFindings(settledSite), ...apiFindings(settledApi)]).toEqual([]);
});

test('a site on this machine has no findings', () => {
  expect(siteFindings({ ...defaultSite, SITE_URL: 'http://localhost:3000' })).toEqual([]);
  expect(apiFindings({ ...defaultApi, SITE_URL: 'http://127.0.0.1:3000' })).toEqual([]);
  expect(apiFindings({ ...defaultApi, SITE_URL: undefined })).toEqual([]);
});

test('programs on different machines need a common token', () => {
  const API_URL = 'http://api:4000';
  const SITE_INTERNAL_URL = ['http://site:3000'];

  expect(settingsOf(siteFindings({ ...settledSite, API_URL }))).toEqual(['REVALIDATE_TOKEN']);
  expect(settingsOf(apiFindings({ ...settledApi, SITE_INTERNAL_URL }))).toEqual([
    'REVALIDATE_TOKEN',
  ]);
  for (const REVALIDATE_TOKEN of ['', 'a token of both'])
    expect([
      ...siteFindings({ ...settledSite, API_URL, REVALIDATE_TOKEN }),
      ...apiFindings({ ...settledApi, SITE_INTERNAL_URL, REVALIDATE_TOKEN }),
    ]).toEqual([]);
});

test('a Redis needs a password', () => {
  const findingsWith = (REDIS_URL: string) => [
    ...siteFindings({ ...settledSite, REDIS_URL }),
    ...apiFindings({ ...settledApi, REDIS_URL }),
  ];

  for (const url of ['redis://cache:6379', 'rediss://user@cache', 'redis://:@127.0.0.1'])
    expect(settingsOf(findingsWith(url))).toEqual(['REDIS_URL', 'REDIS_URL']);
  for (const url of ['redis://:secret@cache:6379', 'rediss://user:secret@cache/1'])
    expect(findingsWith(url)).toEqual([]);
});

test('a site that shows offers nowhere needs no country', () => {
  const closed = { ...settledSite, COUNTRY_HEADER: '', REGION_POLICY: toRegionPolicy('*:info') };

  expect(siteFindings(closed)).toEqual([]);
});

test('mail that can be sent needs a recipient for contact messages', () => {
  expect(settingsOf(apiFindings({ ...settledApi, CONTACT_EMAIL: undefined }))).toEqual([
    'CONTACT_EMAIL',
  ]);
});

test('each finding has a problem and a consequence, one sentence each', () => {
  for (const finding of [...siteFindings(defaultSite), ...apiFindings(defaultApi)])
    expect(findingText(finding)).toMatch(/^[A-Z_, ]+: .+\. [A-Z].+\.$/);
});
