import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectSpaceForCopy, expectSpaceForRows, isDiskFull } from './space';

const megabyte = 1 << 20;
const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-space-'));
const folder = join(dataDir, 'work');
mkdirSync(folder);
mkdirSync(join(dataDir, 'db/base'), { recursive: true });
writeFileSync(join(dataDir, 'db/log'), Buffer.alloc(megabyte));
writeFileSync(join(dataDir, 'db/base/table'), Buffer.alloc(2 * megabyte));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A disk with this much space. */
const disk = (megabytes: number) => async (path: string) => {
  expect(path).toBe(dataDir);
  return megabytes * megabyte;
};

describe('the space for a copy of the embedded database', () => {
  // Twice the three megabytes of the database, and 64 that it needs to go on.
  it('is twice the database and what it needs to go on', async () => {
    await expectSpaceForCopy(dataDir, folder, disk(70));

    await expect(expectSpaceForCopy(dataDir, folder, disk(69.9))).rejects.toThrow(
      `There is not enough space in ${dataDir}: a backup beside a running API needs 70 MB`,
    );
  });

  it('is tried with a file of the log, which is removed again', async () => {
    await expectSpaceForCopy(dataDir, folder, disk(1000));

    expect(readdirSync(folder)).toEqual([]);
    await expect(
      expectSpaceForCopy(dataDir, join(dataDir, 'none'), disk(1000)),
    ).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is read from the disk', async () => {
    await expect(expectSpaceForCopy(dataDir, folder)).resolves.toBeUndefined();
  });
});

describe('the space for rows that are restored', () => {
  it('is four times the rows, and that of an empty database', async () => {
    const rows = { folder, rowBytes: 10 * megabyte };
    await expectSpaceForRows(dataDir, rows, disk(152));

    await expect(expectSpaceForRows(dataDir, rows, disk(151.9))).rejects.toThrow(
      `There is not enough space in ${dataDir}: this restore needs 152 MB. Nothing was restored.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is read from the disk, which never has that much', async () => {
    const rows = { folder, rowBytes: 2 ** 52 };
    await expect(expectSpaceForRows(dataDir, rows)).rejects.toThrow('Nothing was restored.');
  });
});

it.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EFBIG', true],
  ['EACCES', false],
])('%s counts as a full disk: %s', (code, expected) => {
  expect(isDiskFull(Object.assign(new Error(code), { code }))).toBe(expected);
});
