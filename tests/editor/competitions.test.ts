import { problemText } from '@/api/content/validation-errors';
import { formToYaml, yamlToForm } from '@/editor/format/documents';
import { yamlKinds, type YamlKind } from '@/editor/format/kinds';
import { contentFolder } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

const leagues = yamlKinds.find(({ name }) => name === 'leagues') as YamlKind;

const source = `# Where the rules come from: the league's site.
competitions:
  # Since 2019 there is a bonus.
  - name: Reed Cup   # the men's
    from: 2019
    to: 2024
    win: 4
    tie: 2
    no_result: 0
    bonus: { points: 1, run_rate: 1.25 }
    order: [points,  wins, head_to_head]
    carries_into: "Super Four"
    source: >-
      Playing conditions of 2019,
      16.10
  - { name: Vale Trophy, win: 2, tie: 1, no_result: 1, source: 'Rules, 4' }

  # The old rules.
  - name: Reed Cup
    win: 2
    tie: 1
    no_result: 1
    source: Rules of 1990
`;

type Row = Record<string, unknown>;
const rowsOf = (text: string) => yamlToForm(leagues, text).competitions as Row[];
const [cup, trophy, old] = rowsOf(source) as [Row, Row, Row];
const written = (competitions: Row[], text = source) => formToYaml(leagues, { competitions }, text);

/** The lines of a text that the source does not have, and those of the source that it lacks. */
function difference(text: string): { added: string[]; removed: string[] } {
  const [before, after] = [source.split('\n'), text.split('\n')];
  return {
    added: after.filter(line => !before.includes(line)).map(line => line.trim()),
    removed: before.filter(line => !after.includes(line)).map(line => line.trim()),
  };
}

it('competitions are shown with all their keys', () => {
  expect(cup).toEqual({
    name: 'Reed Cup',
    from: 2019,
    to: 2024,
    win: 4,
    tie: 2,
    no_result: 0,
    bonus: { points: 1, run_rate: 1.25 },
    order: ['points', 'wins', 'head_to_head'],
    carries_into: 'Super Four',
    source: 'Playing conditions of 2019, 16.10',
  });
  expect(yamlToForm(leagues, source).other).toBeUndefined();
});

it('competitions keep every byte when nothing is changed', () => {
  expect(written([cup, trophy, old])).toBe(source);
});

it.each<[key: string, value: unknown, added: string[], removed: string[]]>([
  ['name', 'Rush Cup', ["- name: Rush Cup   # the men's"], ["- name: Reed Cup   # the men's"]],
  ['from', 2020, ['from: 2020'], ['from: 2019']],
  ['from', null, [], ['from: 2019']],
  ['to', 2025, ['to: 2025'], ['to: 2024']],
  ['to', null, [], ['to: 2024']],
  ['win', 0, ['win: 0'], ['win: 4']],
  ['tie', 1.5, ['tie: 1.5'], ['tie: 2']],
  ['no_result', 3, ['no_result: 3'], ['no_result: 0']],
  [
    'bonus',
    { points: 2, run_rate: 1.25 },
    ['bonus: { points: 2, run_rate: 1.25 }'],
    ['bonus: { points: 1, run_rate: 1.25 }'],
  ],
  ['bonus', { points: null, run_rate: null }, [], ['bonus: { points: 1, run_rate: 1.25 }']],
  [
    'order',
    ['wins', 'points'],
    ['order: [wins, points]'],
    ['order: [points,  wins, head_to_head]'],
  ],
  ['order', [], [], ['order: [points,  wins, head_to_head]']],
  ['carries_into', 'Final', ['carries_into: Final'], ['carries_into: "Super Four"']],
  ['carries_into', '', [], ['carries_into: "Super Four"']],
  ['source', 'Rules, 1', ['Rules, 1'], ['Playing conditions of 2019,', '16.10']],
])('a change of the key %s to %j changes only its lines', (key, value, added, removed) => {
  const text = written([{ ...cup, [key]: value }, trophy, old]);

  expect(difference(text)).toEqual({ added, removed });
});

it.each<[key: string, value: unknown, line: string]>([
  ['from', 1990, '    from: 1990\n'],
  ['to', 2018, '    to: 2018\n'],
  ['bonus', { points: 0, run_rate: 2 }, '    bonus:\n      points: 0\n      run_rate: 2\n'],
  ['order', ['points', 'net_run_rate'], '    order: [points, net_run_rate]\n'],
  ['carries_into', 'Final', '    carries_into: Final\n'],
])('a competition gets the key %s where there was none', (key, value, line) => {
  const text = written([cup, trophy, { ...old, [key]: value }]);

  expect(text.replace(line, '')).toBe(source);
  expect(rowsOf(text)[2]).toEqual({ ...old, [key]: value });
});

it('competitions keep their bytes and their comments in another order', () => {
  const text = written([old, cup, trophy]);
  const [head = '', first = '', second = '', third = ''] = source.split(
    /(?=  # Since)|(?=  - \{)|(?=\n  # The old)/,
  );

  expect(text).toBe([head, third, first, second].join(''));
});

it('competitions are added and removed beside others that keep their bytes', () => {
  const added = { name: 'New: a cup', win: 3, tie: 1, no_result: 1, source: 'Rules' };
  const text = written([cup, trophy, old, added]);

  expect(text).toBe(
    `${source}  - name: 'New: a cup'\n    win: 3\n    tie: 1\n    no_result: 1\n    source: Rules\n`,
  );
  expect(written([cup, trophy, old], text)).toBe(source);
  expect(written([cup, old])).toBe(source.replace(/.*Vale Trophy.*\n/, ''));
  expect(written([])).toBe(`${source.split('\n')[0]}\ncompetitions: []\n`);
});

it.each(['', '# Nothing yet.\n'])('competitions are written to a file that has none: %j', text => {
  const added = { name: 'Reed Cup', win: 3, tie: 1, no_result: 1, source: 'Rules' };

  expect(written([], text)).toBe(`${text}competitions: []\n`);
  expect(written([added], text)).toMatch(/competitions:\n {2}- name: Reed Cup\n/);
});

it('competitions are kept as text where a value is of another type', () => {
  const unfit = source.replace('win: 4', 'win: four');
  const values = yamlToForm(leagues, unfit);

  expect(values.competitions).toBeUndefined();
  expect(values.other).toContain('win: four');
  expect(formToYaml(leagues, values, unfit)).toBe(unfit);
});

it('are read by the site as they were filled in', async () => {
  const folder = contentFolder({ 'leagues.yaml': written([{ ...cup, win: 0, order: [] }]) });
  const { content, problems } = await loadContent({ folder: folder.path });
  folder.remove();

  expect(problems.map(problemText)).toEqual([]);
  expect(content.competitions).toMatchObject([
    { name: 'Reed Cup', win: 0, noResult: 0, order: ['points', 'wins', 'net_run_rate'] },
  ]);
});
