import { changedTags } from '@/api/content/content-diff';
import { problemText } from '@/api/content/validation-errors';
import { contentFolder, type ContentFolder } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

let folder: ContentFolder;
afterEach(() => folder.remove());

async function load(leagues: string | null) {
  folder = contentFolder(leagues === null ? {} : { 'leagues.yaml': leagues });
  const { content, problems } = await loadContent({ folder: folder.path });
  return { content, problems: problems.map(problemText) };
}

const entry = `  - name: Reed Cup
    win: 4
    tie: 2
    no_result: 2
    source: Reed Cup rules
`;

test('a folder without rules of competitions is complete', async () => {
  const { content, problems } = await load(null);

  expect([content.competitions, problems]).toEqual([[], []]);
});

test('the rules of a competition are read, with the usual ones where it has none', async () => {
  const { content, problems } = await load(
    `competitions:\n${entry}    bonus: { points: 1, run_rate: 1.25 }\n    carries_into: Super Four\n    to: 2014\n`,
  );

  expect(problems).toEqual([]);
  expect(content.competitions).toEqual([
    {
      name: 'Reed Cup',
      from: null,
      to: 2014,
      win: 4,
      tie: 2,
      noResult: 2,
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
])('%j is left out, with its place', async (leagues, place) => {
  const { content, problems } = await load(leagues);

  expect(content.competitions).toEqual([]);
  expect(problems[0]).toMatch(`leagues.yaml: ${place}`);
});

test('a change of the rules reaches the pages that count by them', async () => {
  const { content: before } = await load(`competitions:\n${entry}`);
  folder.remove();
  const { content: after } = await load(`competitions:\n${entry.replace('win: 4', 'win: 5')}`);

  expect(changedTags(before, after)).toEqual(['competitions']);
});
