import { createContentReader, type ContentReader } from '@/api/content/watch/content-reader';
import { directTasks } from '@/api/content/watch/content-tasks';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';

let folder: ContentFolder;
let reader: ContentReader;
beforeEach(() => {
  folder = contentFolder();
  reader = createContentReader({
    folder: folder.path,
    startedAt: 0,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    tasks: directTasks,
  });
});
afterEach(() => folder.remove());

async function load() {
  const { content, problems } = await reader.read();
  return { content, lines: problems.map(problemText) };
}

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';
const reed = 'bookmakers/reed.md';
const bonus = 'bonuses/first.md';

describe('at the start', () => {
  test('a story with a broken link is left out alone, with file, place and reason', async () => {
    folder.write(news, sampleWith(news, '/guides/odds', '/guides/evens'));
    folder.write('news/sun.md', sampleWith(news, 'Rain in Fernton', 'Sun'));
    const loaded = await load();

    expect(loaded.lines).toEqual(['news/rain.md: text: no such page: /guides/evens (left out)']);
    expect(loaded.content.news.map(({ card }) => card.slug)).toEqual(['sun']);
    expect(loaded.content.pages.size).toBe(2);
  });

  test('the files that refer to a file that is left out stay, without what it had', async () => {
    folder.write(guide, 'no front matter');
    folder.write(reed, sampleWith(reed, 'mark: 4.5', 'mark: high'));
    const loaded = await load();

    expect(loaded.lines).toEqual([
      expect.stringMatching(/^pages\/guides\/odds\.md: .*\(left out\)$/),
      expect.stringMatching(/^bookmakers\/reed\.md: mark: .*\(left out\)$/),
    ]);
    const { content } = loaded;
    expect((await content.news[0]?.read())?.text).toContain('href="/guides/odds"');
    expect(content.pages.get('guides')).toMatchObject({ children: [] });
    expect(content.bonuses[0]?.item).toMatchObject({ slug: 'first', plugins: [] });
    expect(content.bookmakers).toEqual([]);
  });

  test('a menu whose link leads nowhere is in use all the same', async () => {
    folder.write('menu.yaml', sampleWith('menu.yaml', 'link: news', 'link: nowhere'));
    const loaded = await load();

    expect(loaded.lines).toEqual(['menu.yaml: links.0.link: no such page: nowhere (in use)']);
    expect(loaded.content.menu.links).toHaveLength(1);
  });

  test('banners and tags that cannot be read are left out', async () => {
    folder.write('banners.yaml', 'a: [');
    folder.write('tags.yaml', null);
    const loaded = await load();

    expect(loaded.lines).toEqual([
      expect.stringMatching(/^banners\.yaml: line 1: .*\(left out\)$/),
      'tags.yaml: there is no such file (left out)',
    ]);
    expect(loaded.content.guides).toHaveLength(1);
  });

  test.each(['menu.yaml', 'home.yaml'])('an unreadable %s is thrown', async file => {
    folder.write(file, 'a: [');
    folder.write(news, 'no front matter');

    await expect(load()).rejects.toThrow(new RegExp(`^${file}: line 1: `, 'm'));
  });

  test('a file that its parser cannot take is left out alone', async () => {
    folder.write('news/deep.md', `${sampleWith(news, 'It', 'It')}\n${'> '.repeat(50_000)}deep`);
    const loaded = await load();

    expect(loaded.lines).toEqual([
      expect.stringMatching(/^news\/deep\.md: RangeError.*\(left out\)$/),
    ]);
    expect(loaded.content.news).toHaveLength(1);
  });
});

describe('after a valid read', () => {
  test('the last valid version of a file stays, everywhere it is shown', async () => {
    await load();
    folder.write(reed, sampleWith(reed, 'mark: 4.5', 'mark: high'));
    folder.write(bonus, sampleWith(bonus, 'title: First\nbookmaker', 'title: Best\nbookmaker'));
    const loaded = await load();

    expect(loaded.lines).toEqual([
      expect.stringMatching(/^bookmakers\/reed\.md: mark: .*\(previous version in use\)$/),
    ]);
    expect(loaded.content.bookmakers[0]?.item).toMatchObject({ slug: 'reed', mark: 4.5 });
    expect(loaded.content.bonuses[0]?.item.title).toBe('Best');
    expect(loaded.content.pages.get('guides/odds')?.plugins?.[1]?.body).toMatchObject({
      bookmakers: [{ slug: 'reed' }],
    });
  });

  test('a menu that becomes unreadable or is deleted stays as it was', async () => {
    await load();
    folder.write('menu.yaml', null);
    const loaded = await load();

    expect(loaded.lines).toEqual(['menu.yaml: there is no such file (previous version in use)']);
    expect(loaded.content.menu.links).toHaveLength(1);
    expect((await load()).content.menu.links).toHaveLength(1);
  });

  test('a story stays when the page that it links to is deleted', async () => {
    await load();
    folder.write(guide, null);
    folder.write('pages/guides.md', sampleWith('pages/guides.md', '[guides/odds]', '[]'));
    const loaded = await load();

    expect(loaded.lines).toEqual(['news/rain.md: text: no such page: /guides/odds (in use)']);
    expect(loaded.content.news).toHaveLength(1);
  });
});
