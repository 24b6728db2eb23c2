import { readSettings, servesDocs } from './env';

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    API_PORT: 4000,
    DATA_DIR: '.data',
    FEED: 'demo',
    DEMO_SPEED: 1,
    DEMO_BOOKMAKERS: 5,
    OWN_HOSTS: [],
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as not set', () => {
  expect(readSettings({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ API_PORT: 4000 });
});

test('values are converted to their types', () => {
  const settings = readSettings({
    API_PORT: '0',
    DEMO_SPEED: '2.5',
    OWN_HOSTS: 'a.test, b.test:8443',
    TRUSTED_PROXIES: '2',
    DATABASE_URL: 'postgres://me:pw@db/cricket',
  });
  expect(settings).toMatchObject({ API_PORT: 0, DEMO_SPEED: 2.5 });
  expect(settings.OWN_HOSTS).toEqual(['a.test', 'b.test:8443']);
  expect(settings.TRUSTED_PROXIES.hops).toBe(2);
});

test.each([
  ['API_PORT', '70000', '65535'],
  ['API_PORT', 'http', 'number'],
  ['DATABASE_URL', 'mysql://db', 'postgres://'],
  ['DEMO_SPEED', '0', '>0'],
  ['DEMO_BOOKMAKERS', '31', '<=30'],
  ['FEED', 'real', 'demo'],
  ['SITE_URL', 'www.example.com', 'http(s)://'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'CIDRs'],
  ['LOG_LEVEL', 'loud', 'debug'],
])('%s=%s stops the start, naming the setting and what was expected', (name, value, expected) => {
  const start = () => readSettings({ [name]: value });
  expect(start).toThrow(name === 'DATABASE_URL' ? `${name}: ` : `${name}='${value}': `);
  expect(start).toThrow(expected);
});

test('every invalid value is named, and secrets are not shown', () => {
  const start = () => readSettings({ API_PORT: 'x', DATABASE_URL: 'my://me:secret@db/x' });
  expect(start).toThrow("API_PORT='x': ");
  expect(start).toThrow('DATABASE_URL: expected postgres://…');
});

test.each(['REVALIDATE_TOKEN', 'NEWSLETTER_SECRET', 'RECAPTCHA_SECRET'])(
  'a short %s is refused and not shown',
  name => {
    const start = () => readSettings({ [name]: 'short' });
    expect(start).toThrow(`${name}: expected at least 16 characters`);
    expect(readSettings({ [name]: 'sixteen letters.' })).toHaveProperty(name, 'sixteen letters.');
  },
);

test('an empty token disables the endpoint', () => {
  expect(readSettings({ REVALIDATE_TOKEN: '' }).REVALIDATE_TOKEN).toBe('');
});

test('one of several instances needs a shared database and the same secrets', () => {
  const REDIS_URL = 'redis://cache';
  const VAPID_PRIVATE_KEY = 'k'.repeat(43);
  const shared = { DATABASE_URL: 'postgres://db/x', NEWSLETTER_SECRET: 'sixteen letters.' };
  const given = { ...shared, VAPID_PRIVATE_KEY };

  expect(() => readSettings({ REDIS_URL })).toThrow(
    'DATABASE_URL: expected with REDIS_URL, the same value for every instance\n' +
      'REVALIDATE_TOKEN: expected with REDIS_URL, the same value for every instance\n' +
      'NEWSLETTER_SECRET: expected with REDIS_URL, the same value for every instance\n' +
      'VAPID_PRIVATE_KEY: expected with REDIS_URL, the same value for every instance',
  );
  const withoutAlerts = { ...shared, ALERTS: 'off', REVALIDATE_TOKEN: '' };
  expect(readSettings({ REDIS_URL, ...withoutAlerts })).toMatchObject({ ALERTS: 'off' });
  expect(readSettings({ REDIS_URL, ...given, REVALIDATE_TOKEN: '' })).toMatchObject(given);
});

test('the API listens on loopback by default', () => {
  expect(readSettings({}).API_HOST).toBe('127.0.0.1');
  expect(readSettings({ API_HOST: '' }).API_HOST).toBe('127.0.0.1');
});

test.each([
  [{}, true],
  [{ SITE_URL: 'http://localhost:3000', API_HOST: '::1' }, true],
  [{ SITE_URL: 'https://cricket.example' }, false],
  [{ API_HOST: '0.0.0.0' }, false],
  [{ API_HOST: '::' }, false],
  [{ SITE_URL: 'https://cricket.example', API_HOST: '0.0.0.0', API_DOCS: 'on' }, true],
  [{ API_DOCS: 'off' }, false],
])('the documentation with %j is served: %s', (settings, served) => {
  expect(servesDocs(readSettings(settings))).toBe(served);
});
