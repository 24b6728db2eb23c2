import { readSiteEnv } from './env';

test('the site runs on this machine without any setting', () => {
  const { REGION_POLICY, TRUSTED_PROXIES, ...settings } = readSiteEnv({});

  expect(settings).toEqual({
    PORT: 3000,
    API_PORT: 4000,
    API_URL: 'http://127.0.0.1:4000',
    PRICE_MAX_AGE_BEFORE: 600,
    PRICE_MAX_AGE_IN_PLAY: 60,
    PUBLIC_LIVE_URL: '',
    SITE_URL: 'http://localhost:3000',
    SITE_NAME: 'Off the Bat',
    SITE_TIME_ZONE: 'Asia/Kolkata',
    COPYRIGHT: '2009-2019',
    COUNTRY_HEADER: '',
    AD_SCRIPT_ORIGINS: [],
    EDITOR_URL: 'http://localhost:4100',
    IMAGE_HOSTS: [],
    INDEXNOW_URL: 'https://api.indexnow.org/indexnow',
    OWN_HOSTS: [],
    UNCONFIRMED_AFTER_SECONDS: 60,
    WATCH_URL: 'https://www.hotstar.com/in/sports/cricket',
    DATA_DIR: '.data',
    HELPLINES: [],
    RECAPTCHA_SITE_KEY: '',
    FILE_LIMIT: 120,
    FORM_LIMIT: 20,
    NEWSLETTER_LINK_LIMIT: 600,
    CLICK_OUT_LIMIT: 120,
    ALERT_LIMIT: 60,
    SNAPSHOT_LIMIT: 600,
    SEARCH_LIMIT: 120,
    PICTURE_LIMIT: 120,
    NOT_FOUND_LIMIT: 120,
    METRICS_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    OFFLINE: 'on',
  });
  expect(TRUSTED_PROXIES.hops).toBe(0);
  expect([...REGION_POLICY]).toEqual([
    ['IN', 'info'],
    ['*', 'full'],
  ]);
});

test('an empty setting counts as not set', () => {
  const empty = { PORT: '', API_URL: '', SITE_TIME_ZONE: '', REGION_POLICY: '', WATCH_URL: '' };

  expect(readSiteEnv(empty)).toEqual(readSiteEnv({}));
});

test('addresses follow the ports, and lose their trailing slash', () => {
  expect(readSiteEnv({ PORT: '81', API_PORT: '82' })).toMatchObject({
    SITE_URL: 'http://localhost:81',
    API_URL: 'http://127.0.0.1:82',
  });
  expect(
    readSiteEnv({ SITE_URL: 'https://a.example/', API_URL: 'http://b.example/x//' }),
  ).toMatchObject({ SITE_URL: 'https://a.example', API_URL: 'http://b.example/x' });
});

test('reads lists and headers as they are used', () => {
  expect(
    readSiteEnv({ IMAGE_HOSTS: ' a.example, b.example:81 ,,', COUNTRY_HEADER: 'CF-IPCountry' }),
  ).toMatchObject({ IMAGE_HOSTS: ['a.example', 'b.example:81'], COUNTRY_HEADER: 'cf-ipcountry' });
});

test.each([
  ['PORT', 'many', 'expected number'],
  ['PORT', '70000', '<=65535'],
  ['API_URL', 'localhost:4000', 'expected http(s)://…'],
  ['API_URL', 'ftp://a.example', 'expected http(s)://…'],
  ['SITE_URL', 'javascript:alert(1)', 'expected http(s)://…'],
  ['PUBLIC_LIVE_URL', 'live', 'Invalid URL'],
  ['SITE_TIME_ZONE', 'Mars/Olympus', 'a time zone'],
  ['AD_SCRIPT_ORIGINS', 'https://a.example/ads', 'origins such as'],
  ['AD_SCRIPT_ORIGINS', 'https://*.a.example', 'origins such as'],
  ['AD_SCRIPT_ORIGINS', 'https://*', 'origins such as'],
  ['AD_SCRIPT_ORIGINS', 'https://a.example;report-uri', 'origins such as'],
  ['AD_SCRIPT_ORIGINS', 'ftp://a.example', 'origins such as'],
  ['IMAGE_HOSTS', '*', 'hosts such as'],
  ['IMAGE_HOSTS', 'a.example; script-src *', 'hosts such as'],
  ['IMAGE_HOSTS', 'https://a.example', 'hosts such as'],
  ['REGION_POLICY', 'IN=info', 'expected COUNTRY:full, COUNTRY:info or COUNTRY:blocked'],
  ['LOG_LEVEL', 'loud', 'expected one of "fatal"'],
])('a bad %s stops with its name, its value and what was expected: %s', (name, value, expected) => {
  expect(() => readSiteEnv({ [name]: value })).toThrow(`${name}='${value}': `);
  expect(() => readSiteEnv({ [name]: value })).toThrow(expected);
});

test.each(['XSRF_SECRET', 'REVALIDATE_TOKEN'])('a short %s is refused and not shown', name => {
  expect(() => readSiteEnv({ [name]: 'a' })).toThrow(`${name}: expected at least 16 characters`);
  expect(readSiteEnv({ [name]: 'sixteen letters.' })).toHaveProperty(name, 'sixteen letters.');
});

test('an empty token disables the endpoint', () => {
  expect(readSiteEnv({ REVALIDATE_TOKEN: '' }).REVALIDATE_TOKEN).toBe('');
});

test.each(['API_URL', 'SITE_URL', 'PUBLIC_LIVE_URL', 'WATCH_URL', 'INDEXNOW_URL'])(
  'a password in %s is refused and not shown',
  name => {
    const start = () => readSiteEnv({ [name]: 'https://me:word@a.example' });

    expect(start).toThrow(`${name}: expected a URL without a user name`);
  },
);

test('all invalid settings are named together', () => {
  expect(() => readSiteEnv({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(
    /^Invalid settings:\nPORT='-1'.*\nLOG_LEVEL='loud'.*$/,
  );
});
