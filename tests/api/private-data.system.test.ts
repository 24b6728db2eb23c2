import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from '@/tests/fixtures/servers/start-api';
import { openEmbedded } from './store/databases';

/*
 * The access of other users of the machine to the files of a running API.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'off-the-bat-modes-'));
let before: number;

beforeAll(() => {
  before = process.umask(0o022);
});
afterAll(() => {
  process.umask(before);
  rmSync(dataDir, { recursive: true, force: true });
});

const everything = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).map(entry =>
    join(entry.parentPath, entry.name),
  );

test('an installation that was readable by other users is private from the next start on', async () => {
  await (await openEmbedded(dataDir)).close();
  for (const file of everything()) chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o666);
  chmodSync(dataDir, 0o755);

  const api = await startApi({ DATA_DIR: dataDir });
  const open = [dataDir, ...everything()].filter(file => (statSync(file).mode & 0o077) !== 0);
  const names = readdirSync(dataDir);
  await api.stop();

  expect(open).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining([
      'db',
      'db.lock',
      'newsletter.secret',
      'operator.json',
      'revalidate.secret',
    ]),
  );
  expect(api.log()).toContain('"modeBefore":"755"');
}, 90_000);
