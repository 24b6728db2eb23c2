import fc from 'fast-check';
import { readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';
import { settingsTable } from '@/scripts/preflight/settings-table.mjs';
import { textOf } from './project-files';

type Read = (variables: Record<string, string>) => unknown;

const programs: { name: 'site' | 'api'; file: string; read: Read }[] = [
  { name: 'site', file: 'lib/env.ts', read: readSiteEnv },
  { name: 'api', file: 'api/env.ts', read: readSettings },
];
const namesIn = (file: string) => {
  const text = textOf(file) + textOf('lib/settings/parse-settings.ts');
  const matches = [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)];
  return [...new Set(matches.flatMap(match => match[1] ?? []))];
};

/** Valid and invalid values of every kind of setting. */
const samples = [
  ...['0', '1', '2', '16', '17', '80', '3000', '65535', '65536', '86400', '86401', '1000000'],
  ...['1000001', '-1', '1.5', '0.5', '1e3', '0x10', ' 7 ', ' ', 'abc', 'NaN', 'Infinity', '1001'],
  ...['http://a.example', 'https://a.example/', 'HTTPS://A.example', 'http:a.example', 'http://'],
  ...['https://me:word@a.example', 'https://me@a.example', ' https://a.example ', 'https://a b'],
  ...['ftp://a.example', 'localhost:4000', 'a.example', 'javascript:alert(1)', 'wss://a.example'],
  ...['postgres://me:word@db/x', 'postgresql://db/x', 'postgres:x', 'mysql://db/x', 'postgres://'],
  ...[
    'redis://cache:6379',
    'rediss://:word@cache',
    'redis:',
    'smtp://m:25',
    'smtps://m',
    'mail://m',
  ],
  ...['full', 'IN:info,*:full', 'IN=info', 'IN:all', '*:blocked', 'India:info', ',', 'IN:info,'],
  ...['10.0.0.0/8', '10.0.0.0/99', '2001:db8::/32, ::1', '10.0.0', '10.0.0.1,', '0.0.0.0/0'],
  ...[
    'https://ads.example,https://b.example',
    'https://ads.example/x',
    'https://*.ads.example',
    'media.example:81, *.example',
    'media.example, [::1]:81',
    'a,b',
    'https://ads.example',
  ],
  ...['Asia/Kolkata', 'Mars/Olympus', 'UTC', 'utc', '+05:30', 'demo', 'none', 'real', 'accept'],
  ...[
    'refuse',
    'info',
    'silent',
    'loud',
    'INFO',
    'fifteen letters',
    'sixteen letters.',
    'key-12345',
    'k'.repeat(43),
    'k'.repeat(44),
    'on',
    'off',
  ],
  ...[
    'key_12345',
    'short',
    'x',
    'xy',
    'xyz',
    'a@b',
    'IN:Help|https://a.example|',
    '*:Help||1 2',
    'IN:',
  ],
  ...[
    '*:Help||phone',
    'Help||1',
    '/example',
    '//a.example',
    '/a\\b',
    'not a host',
    'x'.repeat(200),
  ],
];

/** What several instances must be given. */
const sharedValues = {
  DATABASE_URL: 'postgres://db/x',
  REVALIDATE_TOKEN: 'sixteen letters.',
  NEWSLETTER_SECRET: 'sixteen letters.',
  XSRF_SECRET: 'sixteen letters.',
  VAPID_PRIVATE_KEY: 'k'.repeat(43),
};

const accepts = (read: Read, name: string, value: string) => {
  try {
    read({ ...(name === 'REDIS_URL' && sharedValues), [name]: value });
    return true;
  } catch {
    return false;
  }
};

describe.each(programs)('the table of settings and the schema of $file', ({ name, file, read }) => {
  const ofSchema = namesIn(file);

  it('have the same settings (add a new one to scripts/preflight/settings-table.mjs)', () => {
    const ofTable = Object.keys(settingsTable).filter(setting =>
      settingsTable[setting]?.programs.includes(name),
    );

    expect(ofTable.sort()).toEqual(ofSchema.sort());
  });

  it.each(ofSchema)('agree on %s', setting => {
    const rule = settingsTable[setting];
    const words = fc.constantFrom(...samples);
    const text = fc.oneof(words, fc.string({ minLength: 1 }), fc.integer().map(String));
    const verdicts = (value: string) => ({
      value,
      schema: accepts(read, setting, value),
      table: rule?.accepts(value),
    });
    const agrees = (value: string) => {
      const { schema, table } = verdicts(value);
      return schema ? table === true : rule?.partial === true || table === false;
    };

    const disagreements = samples.filter(value => !agrees(value)).slice(0, 5);
    expect(disagreements.map(verdicts)).toEqual([]);
    fc.assert(fc.property(text, agrees));
  });
});
