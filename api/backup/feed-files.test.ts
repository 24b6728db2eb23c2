import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectFeedFiles, findFeedConflict, restoreFeedFiles } from './feed-files';

const parent = mkdtempSync(join(tmpdir(), 'off-the-bat-feed-files-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let places = 0;
/** A new folder with these files. */
function folderWith(files: Record<string, string>): string {
  places += 1;
  const folder = join(parent, String(places));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** A folder, as a backup is unpacked into. */
const backup = () =>
  folderWith({
    'feeds/bookmakers.json': 'of the backup',
    'feeds/matches/1.json': 'first',
    'feeds/matches/2.json': 'second',
  });

describe('files of feeds in a backup', () => {
  it('are those that the settings name, under names of their own', () => {
    const source = folderWith({
      'ours.txt': 'bookmakers',
      'm/1.json': 'first',
      'm/.2.json': 'hidden',
      'm/notes.txt': 'no match',
      'm/old/3.json': 'below',
      'elsewhere/4.json': 'linked',
    });
    symlinkSync(join(source, 'elsewhere/4.json'), join(source, 'm/4.json'));
    const folder = folderWith({});

    const problems = collectFeedFiles(
      { BOOKMAKERS_FILE: join(source, 'ours.txt'), FEED: 'file', FEED_DIR: join(source, 'm') },
      folder,
    );

    expect(problems).toEqual([]);
    expect(readFileSync(join(folder, 'feeds/bookmakers.json'), 'utf8')).toBe('bookmakers');
    expect(readdirSync(join(folder, 'feeds/matches'))).toEqual(['1.json', '4.json']);
    expect(readFileSync(join(folder, 'feeds/matches/4.json'), 'utf8')).toBe('linked');
  });

  it('are none where the settings name none', () => {
    const folder = folderWith({});

    expect(collectFeedFiles({ FEED: 'demo', FEED_DIR: join(parent, 'none') }, folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are reported when they are missing or cannot be read, and cost no others', () => {
    const source = folderWith({ 'm/1.json': 'first', 'm/2\\3.json': 'no name of a backup' });
    mkdirSync(join(source, 'm/4.json'));
    symlinkSync('nowhere', join(source, 'm/5.json'));
    const folder = folderWith({});

    const problems = collectFeedFiles(
      { BOOKMAKERS_FILE: join(source, 'none.json'), FEED: 'file', FEED_DIR: join(source, 'm') },
      folder,
    );

    expect(problems).toEqual([
      `BOOKMAKERS_FILE: ${source}/none.json does not exist.`,
      'FEED_DIR: no backup can have the name 2\\3.json.',
      `FEED_DIR: ${source}/m/4.json cannot be read (EISDIR).`,
      `FEED_DIR: ${source}/m/5.json does not exist.`,
    ]);
    expect(readdirSync(join(folder, 'feeds/matches'))).toEqual(['1.json']);
  });

  it.each([
    ['none', 'does not exist'],
    ['text', 'cannot be read (ENOTDIR)'],
  ])('are reported when the folder of FEED=file is %s', (name, reason) => {
    const source = folderWith({ text: 'no folder' });
    const settings = { FEED: 'file', FEED_DIR: join(source, name) } as const;

    expect(collectFeedFiles(settings, folderWith({}))).toEqual([
      `FEED_DIR: ${source}/${name} ${reason}.`,
    ]);
  });
});

describe('a restore of files of feeds', () => {
  it('writes them where the settings name them', () => {
    const target = folderWith({});
    const settings = {
      DATA_DIR: join(target, 'data'),
      BOOKMAKERS_FILE: join(target, 'etc/ours.json'),
      FEED: 'file',
      FEED_DIR: join(target, 'm'),
    } as const;
    const folder = backup();

    expect(findFeedConflict(settings, folder)).toBeNull();
    expect(restoreFeedFiles(settings, folder)).toEqual({ notes: [], places: {} });

    expect(readFileSync(settings.BOOKMAKERS_FILE, 'utf8')).toBe('of the backup');
    expect(readdirSync(settings.FEED_DIR)).toEqual(['1.json', '2.json']);
    expect(existsSync(settings.DATA_DIR)).toBe(false);
    // The same again changes nothing.
    expect(findFeedConflict(settings, folder)).toBeNull();
    expect(restoreFeedFiles(settings, folder)).toEqual({ notes: [], places: {} });
    expect(readdirSync(settings.FEED_DIR)).toEqual(['1.json', '2.json']);
  });

  it('writes them into the data folder otherwise, and names them', () => {
    const target = folderWith({});
    const settings = { DATA_DIR: target, FEED: 'demo', FEED_DIR: join(target, 'unused') } as const;

    expect(restoreFeedFiles(settings, backup())).toEqual({
      notes: [],
      places: {
        BOOKMAKERS_FILE: join(target, 'bookmakers.json'),
        FEED_DIR: join(target, 'matches'),
      },
    });

    expect(readFileSync(join(target, 'matches/2.json'), 'utf8')).toBe('second');
    expect(existsSync(settings.FEED_DIR)).toBe(false);
  });

  it.each<[string, Record<string, string>, string]>([
    ['other bookmakers', { 'bookmakers.json': 'others' }, 'bookmakers.json has other bookmakers.'],
    ['a match that changed', { 'matches/1.json': 'changed' }, 'matches has other matches.'],
    [
      'a match that the backup lacks',
      { 'matches/1.json': 'first', 'matches/3.json': 'third' },
      'matches has other matches.',
    ],
  ])('does not replace %s without being asked', (_, files, reason) => {
    const target = folderWith(files);
    const folder = backup();

    expect(findFeedConflict({ DATA_DIR: target }, folder)).toBe(join(target, reason));

    restoreFeedFiles({ DATA_DIR: target }, folder);
    expect(readFileSync(join(target, 'bookmakers.json'), 'utf8')).toBe('of the backup');
    const isMatch = (name: string) => name.endsWith('.json') && !name.startsWith('.');
    expect(readdirSync(join(target, 'matches')).filter(isMatch)).toEqual(['1.json', '2.json']);
  });

  it('keeps what it replaces, and names where it is', () => {
    const target = folderWith({ 'bookmakers.json': 'others', 'matches/3.json': 'third' });

    const { notes } = restoreFeedFiles({ DATA_DIR: target }, backup());

    const [bookmakers = '', matches = ''] = notes.map(
      note => / in (\/.+)\.$/.exec(note)?.[1] ?? '',
    );
    expect(readFileSync(bookmakers, 'utf8')).toBe('others');
    expect(readFileSync(join(matches, '3.json'), 'utf8')).toBe('third');
  });

  it('leaves alone what the backup does not have', () => {
    const files = { 'bookmakers.json': 'others', 'matches/3.json': 'third' };
    const target = folderWith(files);
    const folder = folderWith({});

    expect(findFeedConflict({ DATA_DIR: target }, folder)).toBeNull();
    expect(restoreFeedFiles({ DATA_DIR: target }, folder)).toEqual({ notes: [], places: {} });
    expect(readFileSync(join(target, 'bookmakers.json'), 'utf8')).toBe('others');
  });
});
