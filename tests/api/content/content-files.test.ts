import { ContentError, problemText } from '@/api/content/validation-errors';
import {
  contentFolder,
  sampleFiles,
  sampleWith,
  type ContentFolder,
} from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

let folder: ContentFolder;
afterEach(() => folder.remove());

const load = (changes: Record<string, string | null> = {}) => {
  folder = contentFolder(changes);
  return loadContent({ folder: folder.path, startedAt: 1_000_000 });
};

/** The problems that are reported, of files in use or not, or that stop the start. */
async function problemsOf(changes: Record<string, string | null>): Promise<string[]> {
  try {
    return (await load(changes)).problems.map(problemText);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [head, ...lines] = error.message.split('\n');
    expect(head).toContain(folder.path);
    return lines;
  }
}

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';
const reed = 'bookmakers/reed.md';
const bonus = 'bonuses/first.md';
const change = (file: string, part: string, replacement: string) => ({
  [file]: sampleWith(file, part, replacement),
});
const guideWith = (block: string) => change(guide, 'After.', `\`\`\`block ${block}\n\`\`\`\n`);

test('a folder of valid files is content', async () => {
  const { content, problems } = await load();

  expect(problems).toEqual([]);
  expect(await content.news[0]?.read()).toMatchObject({
    slug: 'rain',
    publish_date: 1_000_000 - 1.5 * 86_400,
    text: '<p>It rained. See <a href="/guides/odds">the guide</a>.</p>',
  });
  expect(content.pages.get('guides/odds')).toMatchObject({
    breadcrumbs: [{ title: 'Guides', link: 'guides' }],
    related: [{ link: 'guides', slug: 'guides', title: 'Guides' }],
    plugins: [
      { type: 'TextContentPlugin', body: '<p>Before.</p>' },
      { type: 'BookmakersListPlugin', body: { bookmakers: [{ slug: 'reed' }] } },
      { type: 'TextContentPlugin', body: '<p>After.</p>' },
    ],
  });
  expect(content.pages.get('guides')?.children).toEqual([
    { title: 'Odds', text: 'What they say.', link: 'guides/odds' },
  ]);
  expect(content.bookmakers[0]?.item.url).toBe('https://site.test/guides');
  expect(content.bonuses[0]?.item).toMatchObject({ expires_at: 1_000_000 + 10 * 86_400 });
});

const misfits: [changes: Record<string, string | null>, expected: string][] = [
  [{ 'menu.yaml': null }, 'menu.yaml: there is no such file'],
  [{ 'menu.yaml': 'links: [' }, 'menu.yaml: line 1: '],
  [{ 'menu.yaml': 'links: []\n' }, 'menu.yaml: bottom_links: Invalid input: expected array'],
  [
    change('menu.yaml', 'link: news', 'link: nowhere'),
    'menu.yaml: links.0.link: no such page: nowhere',
  ],
  [
    { 'home.yaml': `${sampleFiles['home.yaml']}colour: red\n` },
    'home.yaml: Unrecognized key: "colour"',
  ],
  [{ 'news/Rain Two.md': 'x' }, 'news/Rain Two.md: expected a name such as two-words.md'],
  [{ 'news/rain.txt': 'x' }, 'news/rain.txt: expected a name such as two-words.md'],
  [{ [news]: 'No front matter.' }, `${news}: expected front matter between two lines of ---`],
  [change(news, 'title: Rain', 'title: Rain: again'), `${news}: front matter: line 2: `],
  [
    change(news, 'days_ago: 1.5', 'days_ago: soon'),
    `${news}: days_ago: Invalid input: expected number`,
  ],
  [change(news, 'days_ago: 1.5\n', ''), `${news}: expected published_at or days_ago`],
  [
    change(news, 'days_ago: 1.5', 'days_ago: 1\npublished_at: 2026-11-24'),
    `${news}: expected published_at or days_ago`,
  ],
  [
    change(news, 'days_ago: 1.5', 'published_at: 2026-11-24T10:00:00'),
    `${news}: published_at: expected a time such as 2026-11-24T09:30:00+05:30, or a day`,
  ],
  [
    change(news, 'days_ago: 1.5', 'published_at: 2026-11-24\nupdated_at: 2026-11-23'),
    `${news}: updated_at: expected a time after published_at`,
  ],
  [change(news, 'excerpt: It rained.', `excerpt: ${'x'.repeat(201)}`), `${news}: excerpt: Too big`],
  [change(news, 'tags: [Weather', "tags: ['a,b'"), `${news}: tags.0: expected no comma`],
  [change(news, 'author: R. Vale\n', ''), `${news}: author: Invalid input: expected string`],
  [change(news, 'picture: pitch', 'picture: moon'), `${news}: picture: there is no picture 'moon'`],
  [
    change(news, 'It rained. See', '# It rained. See'),
    `${news}: line 9: headings in a body begin at ##`,
  ],
  [change(news, '/guides/odds', '/guides/evens'), `${news}: text: no such page: /guides/evens`],
  [
    change(news, '/guides/odds', '/pages?tag=odds,evens'),
    `${news}: text: nothing has that tag: /pages?tag=odds,evens`,
  ],
  [
    change(news, '/guides/odds', 'javascript:alert(1)'),
    `${news}: text: forbidden: javascript:alert(1)`,
  ],
  [
    change(news, 'It rained. See', '![Wet](picture:moon) See'),
    `${news}: text: there is no picture 'moon'`,
  ],
  [
    change(news, 'It rained. See', '```block SpacePlugin\n```\nSee'),
    `${news}: block SpacePlugin in line 9: blocks have no place here`,
  ],
  [change(guide, 'template: 2', 'template: 3'), `${guide}: template: `],
  [
    change(guide, 'tags: [odds]', 'tags: [evens]'),
    `${guide}: tags.0: there is no tag 'evens' in tags.yaml`,
  ],
  [
    change(guide, 'related: [guides]', 'related: [guide]'),
    `${guide}: related.0: there is no page 'guide'`,
  ],
  [
    change(guide, 'title: Whom we know', 'slugs: [rush]'),
    `${guide}: block BookmakersListPlugin in line 11: there is no bookmaker 'rush'`,
  ],
  [
    guideWith('MarqueePlugin'),
    `${guide}: block MarqueePlugin in line 15: there is no block 'MarqueePlugin'`,
  ],
  [
    guideWith('TextPlugin\ntext: a\ncolour: red'),
    `${guide}: block TextPlugin in line 15: Unrecognized key: "colour"`,
  ],
  [guideWith('TextPlugin\ntext: [a'), `${guide}: block TextPlugin in line 15: line 16: `],
  [
    guideWith('ButtonPlugin\ntitle: Go'),
    `${guide}: block ButtonPlugin in line 15: expected link or external_link`,
  ],
  [
    guideWith('MarkTablePlugin'),
    `${guide}: block MarkTablePlugin in line 15: names no bookmaker, and the file is about none`,
  ],
  [
    guideWith('TwoCollPlugin\nleft: a\nright: [{type: SpacePlugin, body: {height: -1}}]'),
    `${guide}: block TwoCollPlugin in line 15.right.0 SpacePlugin.height: `,
  ],
  [change(reed, 'mark: 4.5', 'mark: 5.5'), `${reed}: mark: Too big`],
  [
    change(reed, 'logo: reed', 'logo: rush'),
    `${reed}: logo: there is no logo and no picture 'rush'`,
  ],
  ...['//elsewhere.test', 'http://elsewhere.test', 'https://me:word@elsewhere.test', 'guides'].map(
    (link): [Record<string, string | null>, string] => [
      change(reed, '\nurl: /guides\n', `\nurl: ${link}\n`),
      `${reed}: url: expected a path of the site such as /example-bookmaker, or https://…`,
    ],
  ),
  [
    change(reed, 'terms_url: /guides\n', 'terms_url: javascript:alert(1)\n'),
    `${reed}: terms_url: expected a path`,
  ],
  [
    change(reed, '\nurl: /guides\n', '\nurl: "https://elsewhere.test/?sub={click}"\n'),
    `${reed}: url: has {…}, which only the links of BOOKMAKERS_FILE have`,
  ],
  [
    change(bonus, 'bookmaker: reed', 'bookmaker: rush'),
    `${bonus}: bookmaker: there is no bookmaker 'rush'`,
  ],
];

test.each(misfits.map(([changes, expected]) => ({ changes, expected })))(
  '$expected',
  async ({ changes, expected }) => {
    const lines = await problemsOf(changes);

    expect(lines.some(line => line.startsWith(expected)) ? expected : lines).toBe(expected);
  },
);

test('bookmakers that are compared state the same facts', async () => {
  const rush = sampleWith(
    reed,
    'compare: {cash_out: true, min_stake: ₹50}',
    'compare: {cash_out: true}',
  );

  expect(await problemsOf({ 'bookmakers/rush.md': rush })).toEqual([
    "bookmakers/rush.md: compare: lacks 'min_stake', which another bookmaker has (in use)",
  ]);
});

test('all errors are reported at once', async () => {
  const lines = await problemsOf({
    ...change(news, 'days_ago: 1.5', 'days_ago: soon'),
    ...change(guide, 'template: 2', 'template: 3'),
    ...change(reed, 'mark: 4.5', 'mark: high'),
    'tags.yaml': 'odds: ""\n',
  });

  expect(lines.map(line => line.split(':')[0])).toEqual(
    expect.arrayContaining([news, guide, reed, 'tags.yaml']),
  );
});

test.each([
  [change(news, 'title: Rain in Fernton', `title: ${'x'.repeat(1001)}`), 'news/rain.md: title: '],
  [
    { [news]: `${sampleFiles[news] ?? ''}\n${'x'.repeat(524_289)}` },
    'news/rain.md: text: is longer than 524288 characters',
  ],
])('a text that a parser rejects is an error of its file', async (changes, problem) => {
  expect(await problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
});

test('{site_name} is the name of the site, escaped where the text is HTML', async () => {
  folder = contentFolder({
    ...change(news, 'It rained. See', 'It rained at {site_name}. See'),
    ...change('home.yaml', 'Cricket in Fernton', "'{site_name}: cricket'"),
  });
  const { content } = await loadContent({ folder: folder.path, siteName: 'Reed & "Rush"' });
  const { home, news: articles } = content;

  expect((await articles[0]?.read())?.text).toContain(
    '<p>It rained at Reed &amp; &quot;Rush&quot;. See',
  );
  expect(home.main_title).toBe('Reed & "Rush": cricket');
});
