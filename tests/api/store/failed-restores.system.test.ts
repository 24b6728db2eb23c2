import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin, runAdminOnFullDisk, type Result } from '@/tests/fixtures/servers/start-admin';
import { copyEmbeddedTemplate } from '@/tests/setup/embedded-template';

/* Restores and rehearsals that cannot succeed: a clear error, and nothing that looks restored. */
const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-failed-restores-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const placeOf = (name: string) => ({
  DATA_DIR: join(parent, name),
  CONTENT_DIR: join(parent, `${name}-content`),
});
const file = join(parent, 'backup.tar.gz');
const half = join(parent, 'half.tar.gz');

beforeAll(async () => {
  const source = placeOf('source');
  copyEmbeddedTemplate(source.DATA_DIR);
  cpSync('content', source.CONTENT_DIR, { recursive: true });
  await runAdmin(['backup', file], source);
  const bytes = readFileSync(file);
  writeFileSync(half, bytes.subarray(0, bytes.length / 2));
}, 60_000);

/** What fails: no file of the backup fits, a file of its photos does not, or only a log of the database. */
const fileKilobytes = [8, 200, 4096, 15_000];

test.each(fileKilobytes)(
  'a restore on a disk where %d KB fit writes nothing, and states it',
  async kilobytes => {
    const place = placeOf(`restored-${kilobytes}`);

    const restored = await runAdminOnFullDisk(['restore', file], place, kilobytes);

    expect(restored).toMatchObject({ code: 1, out: '' });
    expect(restored.errors).toMatch(/^There is not enough space in .*Nothing was restored\.\n$/);
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
    expect(existsSync(place.CONTENT_DIR)).toBe(false);
  },
  60_000,
);

const rehearse = (archive: string, into: string): string[] => ['restore', archive, '--into', into];

test.each<[string, RegExp, (into: string) => Promise<Result>]>([
  [
    'on a full disk',
    /^There is not enough space/,
    into => runAdminOnFullDisk(rehearse(file, into), {}, 4096),
  ],
  [
    'of half a backup',
    /^The backup is damaged, or the file is not one/,
    into => runAdmin(rehearse(half, into), {}),
  ],
])(
  'a rehearsal %s leaves no folder',
  async (_, reason, run) => {
    const into = join(parent, 'rehearsal');

    const restored = await run(into);

    expect(restored).toMatchObject({ code: 1, out: '' });
    expect(restored.errors).toMatch(reason);
    expect(existsSync(into)).toBe(false);
  },
  60_000,
);
