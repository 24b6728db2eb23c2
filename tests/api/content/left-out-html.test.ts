import { createContentReader } from '@/api/content/watch/content-reader';
import { directTasks } from '@/api/content/watch/content-tasks';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleFiles, sampleWith } from '@/tests/fixtures/content-folder';

/** Reads a folder with these files, and then with further ones. */
async function load(files: Record<string, string>, next: Record<string, string> = {}) {
  const folder = contentFolder(files);
  const reader = createContentReader({
    folder: folder.path,
    startedAt: 0,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
    tasks: directTasks,
  });
  const first = await reader.read();
  for (const [file, text] of Object.entries(next)) folder.write(file, text);
  const { content, problems } = Object.keys(next).length > 0 ? await reader.read() : first;
  folder.remove();
  return { content, lines: problems.map(problemText) };
}

const news = 'news/rain.md';
const guide = 'pages/guides/odds.md';
const frame = '<iframe src="https://ads.example/1"></iframe>';
const isLeftOut = '<iframe> of https://ads.example/1 is left out';
const withBlock = (type: string, yaml: string) =>
  sampleWith(guide, 'BookmakersListPlugin\ntitle: Whom we know', `${type}\n${yaml}`);
const block = (type: string, path: string) =>
  `pages/guides/odds.md: block ${type} in line 11.${path}`;

test.each([
  [news, `${sampleFiles[news]}\nMore.\n\n<div>\n${frame}\n</div>\n`, [`${news}: line 14`]],
  [
    news,
    `${sampleFiles[news]}\n${frame}\n\n> A ${frame}\n`,
    [`${news}: line 11`, `${news}: line 13`],
  ],
  [news, sampleWith(news, 'author:', `banner: '${frame}'\nauthor:`), [`${news}: banner`]],
  [guide, withBlock('TextPlugin', `text: '${frame}'`), [block('TextPlugin', 'text')]],
  [
    guide,
    withBlock('TextContentPlugin', `'${frame}'`),
    [block('TextContentPlugin', '').slice(0, -1)],
  ],
  [guide, withBlock('ReadMorePlugin', `text: '${frame}'`), [block('ReadMorePlugin', 'text')]],
  [
    guide,
    withBlock('ContactUsFormPlugin', `text: '${frame}'`),
    [block('ContactUsFormPlugin', 'text')],
  ],
  [guide, withBlock('BannerPlugin', `banner: '${frame}'`), [block('BannerPlugin', 'banner')]],
  [
    guide,
    withBlock('AccordionPlugin', `items: [{title: A, text: B}, {title: A, text: '${frame}'}]`),
    [block('AccordionPlugin', 'items.1.text')],
  ],
  [
    guide,
    withBlock(
      'TwoCollPlugin',
      `left: '${frame}'\nright: [{type: TextPlugin, body: {text: '${frame}'}}]`,
    ),
    [block('TwoCollPlugin', 'left'), block('TwoCollPlugin', 'right.0 TextPlugin.text')],
  ],
  [
    guide,
    withBlock('BonusHeaderPlugin', `title: A\nbookmaker: reed\nsteps: [A, '${frame}']`),
    [block('BonusHeaderPlugin', 'steps.1')],
  ],
  ['home.yaml', sampleWith('home.yaml', '<p>Rain.</p>', frame), ['home.yaml: main_text']],
  [
    'home.yaml',
    sampleWith('home.yaml', "bottom_banner: ''", `bottom_banner: '${frame}'`),
    ['home.yaml: bottom_banner'],
  ],
  [
    'home.yaml',
    sampleWith('home.yaml', 'information: []', `information: [{title: A, text: '${frame}'}]`),
    ['home.yaml: betting_information.0.text'],
  ],
  ['banners.yaml', `odds_header_banner: '${frame}'\n`, ['banners.yaml: odds_header_banner']],
])('%s with %j is in use, and what is left out has its place', async (file, text, places) => {
  const { lines } = await load({ [file]: text });

  expect(lines).toEqual(places.map(place => `${place}: ${isLeftOut} (in use)`));
});

test.each([
  [news, sampleWith(news, 'title: Rain', `title: The ${frame}`)],
  [news, `${sampleFiles[news]}\n\`\`\`html\n<iframe></iframe>\n\`\`\`\n\nThe \`<iframe>\`.\n`],
  [guide, withBlock('ButtonPlugin', `title: '${frame}'\nlink: /news`)],
  [
    'banners.yaml',
    'odds_header_banner: <script src="https://ads.example/1"></script><iframe></iframe>\n',
  ],
])('%s with %j has nothing that is left out', async (file, text) => {
  expect((await load({ [file]: text })).lines).toEqual([]);
});

test('a text from which something is left out replaces its previous version', async () => {
  const { content, lines } = await load(
    {},
    { [news]: sampleWith(news, 'It rained. ', `It poured. ${frame}`) },
  );

  expect(lines).toEqual([`${news}: line 9: ${isLeftOut} (in use)`]);
  expect((await content.news[0]?.read())?.text).toContain('It poured.');
});

test('a changed menu is in use although a link leads nowhere', async () => {
  const { content, lines } = await load(
    {},
    {
      'menu.yaml': sampleWith(
        'menu.yaml',
        'link: news, title: News',
        'link: nowhere, title: Nowhere',
      ),
    },
  );

  expect(lines).toEqual(['menu.yaml: links.0.link: no such page: nowhere (in use)']);
  expect(content.menu.links).toMatchObject([{ title: 'Nowhere' }]);
});

test('an invalid file is listed with what is left out of it', async () => {
  const text = sampleWith(news, 'author: R. Vale\n', '').replace('It rained. ', `${frame} `);

  expect((await load({ [news]: text })).lines).toEqual([
    expect.stringMatching(/^news\/rain\.md: author: .* \(left out\)$/),
    `${news}: line 8: ${isLeftOut} (left out)`,
  ]);
});
