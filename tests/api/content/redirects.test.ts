import { changedTags } from '@/api/content/content-diff';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

let folder: ContentFolder;
afterEach(() => folder.remove());

async function load(redirects: string | null, changes: Record<string, string | null> = {}) {
  folder = contentFolder({ ...changes, 'redirects.yaml': redirects });
  const { content, problems } = await loadContent({ folder: folder.path });
  return { content, problems: problems.map(problemText) };
}

const yaml = (...pairs: [from: string, to: string][]) =>
  `redirects:\n${pairs.map(([from, to]) => `  - { from: '${from}', to: '${to}' }\n`).join('')}`;

test('a folder without redirects is complete', async () => {
  const { content, problems } = await load(null);

  expect([content.redirects, problems]).toEqual([[], []]);
});

test('redirects lead to texts, lists and the home page', async () => {
  const { content, problems } = await load(
    yaml(['/news/old', '/news/rain'], ['/old-guide', '/guides/odds'], ['/bonuses/old', '/']),
  );

  expect(problems).toEqual([]);
  expect(content.redirects).toContainEqual({ from: '/news/old', to: '/news/rain' });
});

test.each([
  ['to another site', yaml(['/old', 'https://example.com/']), 'to: expected an address of this'],
  ['to another host', yaml(['/old', '//example.com/']), 'to: expected an address of this site'],
  ['to a host by a backslash', yaml(['/old', '/\\example.com']), 'to: expected an address of'],
  ['to itself', yaml(['/old', '/old/']), 'to: leads to itself'],
  ['in a circle', yaml(['/a', '/b'], ['/b', '/a']), 'to: leads back here by way of /b'],
  [
    'in a row',
    yaml(['/a', '/b'], ['/b', '/guides']),
    'to: is itself an old address: write /guides',
  ],
  ['from a route', yaml(['/news', '/guides']), 'from: no text can have this address'],
  ['from below a route', yaml(['/odds/matches', '/guides']), 'from: no text can have this'],
  ['from no address', yaml(['/Old', '/guides']), 'from: expected the address that a page had'],
])('a redirect %s is left out, with the reason', async (_title, redirects, reason) => {
  const { content, problems } = await load(redirects);

  expect(content.redirects).toEqual([]);
  expect(problems[0]).toContain(`redirects.yaml: redirects.0.${reason}`);
});

test('an address has one redirect', async () => {
  const { problems } = await load(yaml(['/a', '/guides'], ['/a', '/guides/odds']));

  expect(problems[0]).toContain('redirects.1.from: this address is listed twice');
});

test('a redirect to a page that is not there is reported, and so is one from a page', async () => {
  const { problems } = await load(yaml(['/old', '/no-such'], ['/news/rain', '/guides']));

  expect(problems).toEqual([
    'redirects.yaml: redirects.0.to: no such page: /no-such (in use)',
    'redirects.yaml: redirects.1.from: there is a page at this address (in use)',
  ]);
});

test('links to an old address are valid', async () => {
  const { problems } = await load(yaml(['/old', '/guides']), {
    'news/rain.md': sampleWith('news/rain.md', '/guides/odds', '/old'),
    'pages/guides.md': sampleWith('pages/guides.md', '## All', '[Old](/old)\n\n## All'),
  });

  expect(problems).toEqual([]);
});

test('a change of the redirects reaches the pages that are not there', async () => {
  const { content: before } = await load(null);
  folder.remove();
  const { content: after } = await load(yaml(['/old', '/guides']));

  expect(changedTags(before, after)).toEqual(['redirects']);
});
