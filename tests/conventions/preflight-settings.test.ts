import { fc } from '@/tests/fixtures/properties';
import { readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';
import { EditorSettings } from '@/lib/settings/editor-settings';
import { parseSettings } from '@/lib/settings/parse-settings';
import { settings, settingsProblems } from '@/scripts/preflight/check-settings.mjs';
import { settingsRules } from '@/scripts/preflight/settings-rules';

type Variables = Record<string, string>;

const programs: Record<string, (variables: Variables) => unknown> = {
  site: readSiteEnv,
  api: readSettings,
  editor: variables => parseSettings(EditorSettings, variables),
};

/** What several instances must be given. */
const sharedValues = {
  DATABASE_URL: 'postgres://db/x',
  REVALIDATE_TOKEN: 'sixteen letters.',
  NEWSLETTER_SECRET: 'sixteen letters.',
  XSRF_SECRET: 'sixteen letters.',
  VAPID_PRIVATE_KEY: 'k'.repeat(43),
};

const accepts = (program: string, name: string, value: string): boolean => {
  try {
    programs[program]?.({ ...(name === 'REDIS_URL' && sharedValues), [name]: value });
    return true;
  } catch {
    return false;
  }
};

/** Valid and invalid values of every kind of setting. */
const samples = [
  ...['0', '1', '16', '65535', '65536', '86400', '86401', '1000000', '1000001', '-1', '1.5', '0.5'],
  ...['1e3', '0x10', ' 7 ', ' ', 'abc', 'NaN', 'Infinity', '1001', 'on', 'off', 'demo', 'info'],
  ...[
    'https://a.example/',
    'HTTPS://A.example',
    'http:a.example',
    'http://',
    ' https://a.example ',
  ],
  ...['https://me:word@a.example', 'https://a b', 'ftp://a.example', 'localhost:4000', 'wss://a'],
  ...['postgres://me:word@db/x', 'POSTGRESQL://db', 'postgres:x', 'rediss://:word@cache', 'redis:'],
  ...['smtps://m', 'mail://m', 'sixteen letters.', 'fifteen letters', 'key-12345', 'key_12345'],
  ...['k'.repeat(43), 'k'.repeat(44), 'IN:info,*:full', 'IN=info', '10.0.0.0/8', 'Asia/Kolkata'],
];

it('settings.json has what the schemas say (npx tsx scripts/assets/write-settings.ts)', () => {
  expect(settings).toEqual(settingsRules());
});

describe.each(Object.keys(settings))('before packages are installed, %s', name => {
  it('may have every value that its programs accept', () => {
    const text = fc.oneof(fc.constantFrom(...samples), fc.string({ minLength: 1 }));
    const isRefused = (value: string) =>
      settings[name]?.programs.some(
        program =>
          accepts(program, name, value) &&
          settingsProblems({ [name]: value }, [program]).length > 0,
      );

    expect(samples.filter(isRefused)).toEqual([]);
    fc.assert(fc.property(text, value => !isRefused(value)));
  });
});

it.each([
  ['PORT', '65536', "PORT='65536': expected a whole number from 0 to 65535."],
  ['PORT', '1.5', "PORT='1.5': expected a whole number from 0 to 65535."],
  ['FORM_LIMIT', '0', "FORM_LIMIT='0': expected a whole number from 1 to 1000000."],
  ['DEMO_SPEED', '0', "DEMO_SPEED='0': expected a number above 0, up to 1000."],
  ['RECAPTCHA_MIN_SCORE', 'x', "RECAPTCHA_MIN_SCORE='x': expected a number from 0 to 1."],
  ['FEED_ODDS', 'real', "FEED_ODDS='real': expected one of the-odds-api."],
  ['API_URL', 'localhost:4000', "API_URL='localhost:4000': expected http(s)://…."],
  ['PUBLIC_LIVE_URL', 'live', "PUBLIC_LIVE_URL='live': expected a URL."],
  [
    'XSRF_SECRET',
    'short',
    'XSRF_SECRET (its value is not shown): expected at least 16 characters.',
  ],
  ['INDEXNOW_KEY', 'a_b', "INDEXNOW_KEY='a_b': expected 8 to 128 letters, digits and hyphens."],
])('an invalid %s is refused before packages are installed: %s', (name, value, problem) => {
  expect(settingsProblems({ [name]: value }, ['site', 'api'])).toEqual([problem]);
});
