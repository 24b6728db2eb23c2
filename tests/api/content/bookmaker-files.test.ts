import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

/* What a bookmaker's file becomes. */
let folder: ContentFolder;
afterEach(() => folder.remove());

const reed = 'bookmakers/reed.md';
const affiliate = 'https://www.reed.example/?aff=7';

async function load(text: string, bookmakerHosts: string[] = []) {
  folder = contentFolder({ [reed]: text });
  const { content, problems } = await loadContent({ folder: folder.path, bookmakerHosts });
  return { item: content.bookmakers[0]?.item, problems: problems.map(problemText) };
}
const withUrl = (url: string) => sampleWith(reed, '\nurl: /guides\n', `\nurl: ${url}\n`);

test.each([[[]], [['www.reed.example']], [['www.reed.example', 'other.example']]])(
  'the links of a bookmaker lead to its affiliate address when the hosts are %j',
  async hosts => {
    const { item, problems } = await load(withUrl(affiliate), hosts);

    expect(problems).toEqual([]);
    expect(item).toMatchObject({ url: affiliate, is_invented: false });
  },
);

test.each(['other.example', 'reed.example', 'www.reed.example:8443'])(
  'an address is refused when the only host is %s',
  async host => {
    const { item, problems } = await load(withUrl(affiliate), [host]);

    expect(item).toBeUndefined();
    expect(problems).toEqual([
      `${reed}: url: leads to www.reed.example, which is none of BOOKMAKER_HOSTS (left out)`,
    ]);
  },
);

test('paths of the site need no host of the setting', async () => {
  expect((await load(withUrl('/guides'), ['other.example'])).problems).toEqual([]);
});

test('a logo is a drawing of its folder, or a picture', async () => {
  const drawing = await load(withUrl('/guides'));
  folder.remove();
  const picture = await load(sampleWith(reed, 'logo: reed', 'logo: pitch'));

  expect(drawing.item?.icon).toMatch(/^\/media\/logos\/reed\./);
  expect(picture.item?.icon).toMatch(/^\/media\/pictures\/pitch\./);
  expect(picture.problems).toEqual([]);
});

test('a review shows the facts, pros, cons and marks of its file without their blocks', async () => {
  const { item } = await load(withUrl('/guides'));

  expect(item?.plugins).toEqual([
    expect.objectContaining({ type: 'BookmakerHeaderPlugin' }),
    {
      type: 'BookmakerInfoPlugin',
      body: {
        title: 'At a glance',
        metadata: {
          languages: { title: 'Languages', value: ['English'] },
          founded: { title: 'Founded', value: '2014' },
        },
        pros: ['Quick'],
        cons: ['Small'],
      },
    },
    {
      type: 'MarkTablePlugin',
      body: { title: 'How we marked it', rows: [{ title: 'Odds', value: 4 }] },
    },
  ]);
});

test('a review with these blocks shows each once, in its place', async () => {
  const block =
    '```block MarkTablePlugin\ntitle: Marks\n```\n\n```block BookmakerInfoPlugin\n```\n';
  const { item } = await load(sampleWith(reed, '---\n```block', `---\n${block}\n\`\`\`block`));

  expect(item?.plugins?.map(({ type }) => type)).toEqual([
    'MarkTablePlugin',
    'BookmakerInfoPlugin',
    'BookmakerHeaderPlugin',
  ]);
});
