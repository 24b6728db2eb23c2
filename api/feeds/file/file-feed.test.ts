import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '@/api/errors';
import type { Fragment } from '@/api/feeds/fragment';
import example from '@/examples/match.json';
import type { Applied } from '@/api/feeds/merging/link-changes';
import { createFileFeed } from './file-feed';
import { processClock } from '@/api/lifecycle/process-clock';

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, value: object | string) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

function setup(failing?: string, reason: Error = new Error('full')) {
  const applied: Fragment[] = [];
  const removed: string[] = [];
  const warnings: object[] = [];
  const notes: unknown[] = [];
  const merger = {
    use: () => undefined,
    touch: () => undefined,
    report: (_source: string, { note }: { note?: string | null }) => void notes.push(note),
    applyEach: async (fragments: readonly Fragment[]) => {
      applied.push(...fragments);
      return fragments.map(({ externalId }) =>
        externalId === failing
          ? { status: 'rejected' as const, reason }
          : { status: 'fulfilled' as const, value: {} as Applied },
      );
    },
    links: () => [{ source: 'file', externalId: 'gone' }] as never,
    remove: async (_source: string, externalId: string) => void removed.push(externalId),
  };
  const log = { warn: (details: object) => void warnings.push(details) };
  const feed = createFileFeed({
    folder,
    merger,
    clock: { ...processClock, now: () => 1_800_000_000_000 },
    log,
  });
  return { feed, applied, removed, warnings, notes };
}

test('each file is a match, read again when it changes, and removed with its file', async () => {
  const { feed, applied, removed } = setup();
  write('final.json', example);
  write('notes.txt', 'not a match');

  await feed.read();
  await feed.read();
  expect(applied.map(({ externalId }) => externalId)).toEqual(['final']);
  expect(applied[0]).toMatchObject({
    source: 'file',
    fixture: { teams: ['Northam', 'Southam'] },
    prices: { markets: [{ id: 'winner' }], bookmakers: [{ slug: 'silly-point' }] },
  });
  expect(removed).toEqual(['gone', 'gone']);

  write('final.json', { ...example, score: { status: 2, score: '1/0:-' } });
  await feed.read();
  expect(applied[1]).toMatchObject({ score: { status: 2, score: '1/0:-' } });
});

test('an invalid file is logged once with the reason, and the others are read', async () => {
  const { feed, applied, warnings } = setup();
  write('bad.json', { ...example, score: { status: 7 } });
  write('cut.json', '{"fixture": ');

  await feed.read();
  await feed.read();

  expect(applied.map(({ externalId }) => externalId)).toEqual(['final']);
  expect(warnings).toEqual([
    { file: 'bad.json', reason: expect.stringContaining('score.status') },
    { file: 'cut.json', reason: expect.any(String) },
  ]);
});

test('a file that cannot be read or stored costs the others nothing, and is tried again', async () => {
  const { feed, applied, warnings } = setup('full');
  // No file can be read from it.
  mkdirSync(join(folder, 'folder.json'));
  write('full.json', example);
  write('other.json', example);

  await feed.read();
  await feed.read();

  const times = (id: string) => applied.filter(({ externalId }) => externalId === id).length;
  expect([times('full'), times('other')]).toEqual([2, 1]);
  expect(warnings).toContainEqual(expect.objectContaining({ file: 'folder.json' }));
});

test('a file that is refused is not applied again until it changes, and is noted until then', async () => {
  const { feed, applied, warnings, notes } = setup(
    'far',
    new ApiError('unprocessable', 'a start within two years'),
  );
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  write('far.json', example);
  write('cut.json', '{');

  await feed.read();
  await feed.read();

  expect(applied).toHaveLength(1);
  expect(warnings).toHaveLength(2);
  expect(warnings).toContainEqual({ file: 'far.json', reason: 'a start within two years' });
  const [first, second] = notes;
  expect(second).toBe(first);
  expect(first).toMatch(/^refused cut\.json: .+; refused far\.json: a start within two years$/);

  rmSync(join(folder, 'cut.json'));
  write('far.json', { ...example, score: { status: 2, score: '1/0:-' } });
  await feed.read();
  expect(applied).toHaveLength(2);
  expect(notes.at(-1)).toBe('refused far.json: a start within two years');

  rmSync(join(folder, 'far.json'));
  await feed.read();
  expect(notes.at(-1)).toBeNull();
});
