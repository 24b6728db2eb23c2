import { changedTags } from '@/api/content/content-diff';
import { loadContent } from '@/api/content/load';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, type ContentFolder } from '@/tests/fixtures/content-folder';

let folder: ContentFolder;
afterEach(() => folder.remove());

function load(leagues: string | null) {
  folder = contentFolder(leagues === null ? {} : { 'leagues.yaml': leagues });
  const { content, problems } = loadContent({
    folder: folder.path,
    startedAt: 1_000_000,
    siteUrl: 'https://site.test',
    siteName: 'The Site',
  });
  return { content, problems: problems.map(problemText) };
}

const entry = `  - name: Reed Cup
    win: 4
    tie: 2
    no_result: 2
    source: Reed Cup rules
`;

test('a folder without rules of competitions is complete', () => {
  const { content, problems } = load(null);

  expect([content.competitions, problems]).toEqual([[], []]);
});

test('the rules of a competition are read, with the usual ones where it has none', () => {
  const { content, problems } = load(
    `competitions:\n${entry}    bonus: { points: 1, run_rate: 1.25 }\n    carries_into: Super Four\n    to: 2014\n`,
  );

  expect(problems).toEqual([]);
  expect(content.competitions).toEqual([
    {
      ...{ name: 'Reed Cup', from: null, to: 2014, win: 4, tie: 2, noResult: 2 },
      bonus: { points: 1, runRate: 1.25 },
      order: ['points', 'wins', 'net_run_rate'],
      carriesInto: 'Super Four',
      source: 'Reed Cup rules',
    },
  ]);
});

test.each([
  [`competitions:\n${entry.replace('win: 4', 'win: four')}`, 'competitions.0.win'],
  [`competitions:\n${entry}    order: [points, luck]\n`, 'competitions.0.order.1'],
  [`competitions:\n${entry}    from: 2014\n    to: 2012\n`, 'competitions.0.to'],
  [`competitions:\n${entry.replace('    source: Reed Cup rules\n', '')}`, 'competitions.0.source'],
  ['leagues: []\n', 'competitions'],
])('%j is left out, with its place', (leagues, place) => {
  const { content, problems } = load(leagues);

  expect(content.competitions).toEqual([]);
  expect(problems[0]).toMatch(`leagues.yaml: ${place}`);
});

test('a change of the rules is told to the pages that count by them', () => {
  const before = load(`competitions:\n${entry}`).content;
  folder.remove();
  const after = load(`competitions:\n${entry.replace('win: 4', 'win: 5')}`).content;

  expect(changedTags(before, after)).toEqual(['competitions']);
});
