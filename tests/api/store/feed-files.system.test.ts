import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import example from '@/examples/match.json';
import { runAdmin } from '@/tests/fixtures/servers/start-admin';
import { startApi } from '@/tests/fixtures/servers/start-api';
import { copyEmbeddedTemplate } from '@/tests/setup/embedded-template';

/* The files that BOOKMAKERS_FILE and FEED_DIR name are part of a backup, by the commands of an operator. */
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-feed-backup-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const settings = {
  DATA_DIR: join(parent, 'source'),
  BOOKMAKERS_FILE: join(parent, 'ours.json'),
  FEED: 'file',
  FEED_DIR: join(parent, 'matches'),
};
const file = join(parent, 'backup.tar.gz');

beforeAll(() => {
  copyEmbeddedTemplate(settings.DATA_DIR);
  mkdirSync(settings.FEED_DIR);
  const fixture = { ...example.fixture, start: Math.floor(Date.now() / 1000) + 3600 };
  writeFileSync(join(settings.FEED_DIR, 'final.json'), JSON.stringify({ ...example, fixture }));
  cpSync('examples/bookmakers.json', settings.BOOKMAKERS_FILE);
});

/** The names of the matches of an API with these settings. */
async function matchesOf(place: Record<string, string>): Promise<string[]> {
  const api = await startApi(place);
  const response = await fetch(`${api.url}/api/events/`);
  const { results } = (await response.json()) as { results: { name: string }[] };
  await api.stop();
  return results.map(({ name }) => name);
}

test('a rehearsal has the matches and bookmakers of the backup, also where the files are gone', async () => {
  const made = await runAdmin(['backup', file], settings);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.out).toContain('the file of bookmakers, 1 files of matches');
  rmSync(settings.BOOKMAKERS_FILE);
  rmSync(settings.FEED_DIR, { recursive: true });
  const into = join(parent, 'rehearsal');

  const restored = await runAdmin(['restore', file, '--into', into, '--ports', '0,0,0'], {});

  expect(restored).toMatchObject({ code: 0, errors: '' });
  const rehearsed = parseEnv(readFileSync(join(into, '.env'), 'utf8')) as Record<string, string>;
  expect(rehearsed).toMatchObject({
    BOOKMAKERS_FILE: join(into, 'data/bookmakers.json'),
    FEED: 'file',
    FEED_DIR: join(into, 'data/matches'),
  });
  expect(readFileSync(join(into, 'data/bookmakers.json'), 'utf8')).toBe(
    readFileSync('examples/bookmakers.json', 'utf8'),
  );
  expect(await matchesOf(rehearsed)).toEqual(['Northam - Southam']);
}, 60_000);

test('a restore without these settings names the files that it wrote', async () => {
  const place = { DATA_DIR: join(parent, 'restored') };

  const restored = await runAdmin(['restore', file], place);

  expect(restored).toMatchObject({ code: 0, errors: '' });
  const { DATA_DIR } = place;
  expect(restored.out).toContain(`${DATA_DIR}/bookmakers.json is what BOOKMAKERS_FILE named`);
  expect(restored.out).toContain(`${DATA_DIR}/matches is what FEED_DIR named`);
  expect(existsSync(join(DATA_DIR, 'matches/final.json'))).toBe(true);
}, 60_000);

test('a backup without a file that a setting names has all the rest, and reports it', async () => {
  const other = join(parent, 'without.tar.gz');

  const made = await runAdmin(['backup', other], settings);

  expect(made).toMatchObject({ code: 1, out: '' });
  expect(made.errors).toMatch(/^Backed up \d+ rows of 31 tables/);
  expect(made.errors).toContain(
    [
      'Not everything is in this backup:',
      `BOOKMAKERS_FILE: ${settings.BOOKMAKERS_FILE} does not exist.`,
      `FEED_DIR: ${settings.FEED_DIR} does not exist.`,
    ].join('\n'),
  );
  const restored = await runAdmin(['restore', other], { DATA_DIR: join(parent, 'rest') });
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(existsSync(join(parent, 'rest/newsletter.secret'))).toBe(true);
}, 60_000);
