import { loadContent } from '@/api/content/load';
import { nothingRead } from '@/api/content/sources';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

let folder: ContentFolder;
beforeEach(() => {
  folder = contentFolder();
});
afterEach(() => folder.remove());

const load = (valid: ReadonlyMap<string, string> = new Map()) =>
  loadContent(
    { folder: folder.path, startedAt: 0, siteUrl: 'https://site.test', siteName: 'The Site' },
    { ...nothingRead, valid },
  );
const problemsOf = ({ problems }: ReturnType<typeof load>) => problems.map(problemText);

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';
const reed = 'bookmakers/reed.md';
const bonus = 'bonuses/first.md';

describe('at the start', () => {
  test('a story with a broken link is left out alone, with file, place and reason', () => {
    folder.write(news, sampleWith(news, '/guides/odds', '/guides/evens'));
    folder.write('news/sun.md', sampleWith(news, 'Rain in Fernton', 'Sun'));
    const loaded = load();

    expect(problemsOf(loaded)).toEqual([
      'news/rain.md: text: no such page: /guides/evens (left out)',
    ]);
    expect(loaded.content.news.map(({ item }) => item.slug)).toEqual(['sun']);
    expect(loaded.content.pages.size).toBe(2);
  });

  test('the files that refer to a file that is left out stay, without what it had', () => {
    folder.write(guide, 'no front matter');
    folder.write(reed, sampleWith(reed, 'mark: 4.5', 'mark: high'));
    const loaded = load();

    expect(problemsOf(loaded)).toEqual([
      expect.stringMatching(/^pages\/guides\/odds\.md: .*\(left out\)$/),
      expect.stringMatching(/^bookmakers\/reed\.md: mark: .*\(left out\)$/),
    ]);
    const { content } = loaded;
    expect(content.news[0]?.item.text).toContain('href="/guides/odds"');
    expect(content.pages.get('guides')).toMatchObject({ children: [] });
    expect(content.bonuses[0]?.item).toMatchObject({ slug: 'first', plugins: [] });
    expect(content.bookmakers).toEqual([]);
  });

  test('a menu whose link leads nowhere is in use all the same', () => {
    folder.write('menu.yaml', sampleWith('menu.yaml', 'link: news', 'link: nowhere'));
    const loaded = load();

    expect(problemsOf(loaded)).toEqual(['menu.yaml: links.0.link: no such page: nowhere (in use)']);
    expect(loaded.content.menu.links).toHaveLength(1);
  });

  test('banners and tags that cannot be read are left out', () => {
    folder.write('banners.yaml', 'a: [');
    folder.write('tags.yaml', null);
    const loaded = load();

    expect(problemsOf(loaded)).toEqual([
      expect.stringMatching(/^banners\.yaml: line 1: .*\(left out\)$/),
      'tags.yaml: there is no such file (left out)',
    ]);
    expect(loaded.content.guides).toHaveLength(1);
  });

  test.each(['menu.yaml', 'home.yaml'])('an unreadable %s is thrown', file => {
    folder.write(file, 'a: [');
    folder.write(news, 'no front matter');

    expect(() => load()).toThrow(new RegExp(`^${file}: line 1: `, 'm'));
  });

  test('a file that its parser cannot take is left out alone', () => {
    folder.write('news/deep.md', `${sampleWith(news, 'It', 'It')}\n${'> '.repeat(50_000)}deep`);
    const loaded = load();

    expect(problemsOf(loaded)).toEqual([
      expect.stringMatching(/^news\/deep\.md: RangeError.*\(left out\)$/),
    ]);
    expect(loaded.content.news).toHaveLength(1);
  });
});

describe('after a valid read', () => {
  test('the last valid version of a file stays, everywhere it is shown', () => {
    const { valid } = load();
    folder.write(reed, sampleWith(reed, 'mark: 4.5', 'mark: high'));
    folder.write(bonus, sampleWith(bonus, 'title: First\nbookmaker', 'title: Best\nbookmaker'));
    const loaded = load(valid);

    expect(problemsOf(loaded)).toEqual([
      expect.stringMatching(/^bookmakers\/reed\.md: mark: .*\(previous version in use\)$/),
    ]);
    expect(loaded.content.bookmakers[0]?.item).toMatchObject({ slug: 'reed', mark: 4.5 });
    expect(loaded.content.bonuses[0]?.item.title).toBe('Best');
    expect(loaded.content.pages.get('guides/odds')?.plugins?.[1]?.body).toMatchObject({
      bookmakers: [{ slug: 'reed' }],
    });
  });

  test('a menu that becomes unreadable or is deleted stays as it was', () => {
    const { valid } = load();
    folder.write('menu.yaml', null);
    const loaded = load(valid);

    expect(problemsOf(loaded)).toEqual([
      'menu.yaml: there is no such file (previous version in use)',
    ]);
    expect(loaded.content.menu.links).toHaveLength(1);
    expect(load(loaded.valid).content.menu.links).toHaveLength(1);
  });

  test('a story stays when the page that it links to is deleted', () => {
    const { valid } = load();
    folder.write(guide, null);
    folder.write('pages/guides.md', sampleWith('pages/guides.md', '[guides/odds]', '[]'));
    const loaded = load(valid);

    expect(problemsOf(loaded)).toEqual(['news/rain.md: text: no such page: /guides/odds (in use)']);
    expect(loaded.content.news).toHaveLength(1);
  });
});
