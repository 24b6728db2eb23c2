import { loadContent } from '@/api/content/load';
import { nothingRead } from '@/api/content/sources';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleFiles, sampleWith } from '@/tests/fixtures/content-folder';

function load(files: Record<string, string>, valid: ReadonlyMap<string, string> = new Map()) {
  const folder = contentFolder(files);
  const loaded = loadContent(
    { folder: folder.path, startedAt: 0, siteUrl: 'https://site.test', siteName: 'The Site' },
    { ...nothingRead, valid },
  );
  folder.remove();
  return { ...loaded, lines: loaded.problems.map(problemText) };
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
])('%s with %j is in use, and what is left out has its place', (file, text, places) => {
  const { lines } = load({ [file]: text });

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
])('%s with %j has nothing that is left out', (file, text) => {
  expect(load({ [file]: text }).lines).toEqual([]);
});

test('a text from which something is left out replaces its previous version', () => {
  const { valid } = load({});
  const { content, lines } = load(
    { [news]: sampleWith(news, 'It rained. ', `It poured. ${frame}`) },
    valid,
  );

  expect(lines).toEqual([`${news}: line 9: ${isLeftOut} (in use)`]);
  expect(content.news[0]?.item.text).toContain('It poured.');
});

test('a changed menu is in use although a link leads nowhere', () => {
  const { valid } = load({});
  const { content, lines } = load(
    {
      'menu.yaml': sampleWith(
        'menu.yaml',
        'link: news, title: News',
        'link: nowhere, title: Nowhere',
      ),
    },
    valid,
  );

  expect(lines).toEqual(['menu.yaml: links.0.link: no such page: nowhere (in use)']);
  expect(content.menu.links).toMatchObject([{ title: 'Nowhere' }]);
});

test('an invalid file is told with what is left out of it', () => {
  const text = sampleWith(news, 'author: R. Vale\n', '').replace('It rained. ', `${frame} `);

  expect(load({ [news]: text }).lines).toEqual([
    expect.stringMatching(/^news\/rain\.md: author: .* \(left out\)$/),
    `${news}: line 8: ${isLeftOut} (left out)`,
  ]);
});
