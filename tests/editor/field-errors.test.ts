import { formToText, formToYaml, textToForm, yamlToForm } from '@/editor/format/documents';
import type { FormValues } from '@/editor/format/field';
import { fieldErrors, problemLines } from '@/editor/format/field-errors';
import { textKinds, yamlKinds, type TextKind, type YamlKind } from '@/editor/format/kinds';
import { contentFolder, sampleFiles } from '@/tests/fixtures/content-folder';
import { loadContent } from '@/tests/fixtures/load-content';

const pages = textKinds.find(({ folder }) => folder === 'pages') as TextKind;
const leagues = yamlKinds.find(({ name }) => name === 'leagues') as YamlKind;

type Kind = TextKind | YamlKind;
type Form = { values: FormValues; source: string };

/** The errors of the API's loader in the file of a form. */
async function problemsOf(kind: Kind, file: string, { values, source }: Form) {
  const text =
    'folder' in kind ? formToText(kind, values, source) : formToYaml(kind, values, source);
  const folder = contentFolder({ [file]: text });
  const { problems } = await loadContent({ folder: folder.path });
  folder.remove();
  return problems.filter(problem => problem.file === file);
}

/** The fields at which the form shows it. */
const errorsOf = async (kind: Kind, file: string, form: Form) =>
  fieldErrors(kind, await problemsOf(kind, file, form), { file, ...form }).map(({ path }) => path);

/** The same as lines. */
const linesOf = async (kind: Kind, file: string, form: Form) =>
  problemLines(kind, await problemsOf(kind, file, form), { file, ...form });

const row = { name: 'Reed Cup', win: 2, tie: 1, no_result: 1, source: 'Rules' };

it.each<[changes: object, path: string]>([
  [{ name: '' }, 'name'],
  [{ win: null }, 'win'],
  [{ win: -1 }, 'win'],
  [{ tie: 101 }, 'tie'],
  [{ no_result: undefined }, 'no_result'],
  [{ source: '' }, 'source'],
  [{ from: 19 }, 'from'],
  [{ from: 2019.5 }, 'from'],
  [{ from: 2020, to: 2019 }, 'to'],
  [{ bonus: { points: 1, run_rate: null } }, 'bonus.run_rate'],
  [{ bonus: { points: null, run_rate: 1.25 } }, 'bonus.points'],
  [{ bonus: { points: 1, run_rate: 0.5 } }, 'bonus.run_rate'],
  [{ carries_into: ' ' }, 'carries_into'],
])('a competition with %j is refused at its field %s', async (changes, path) => {
  const values = { competitions: [row, { ...row, ...changes }] };

  expect(await errorsOf(leagues, 'leagues.yaml', { values, source: '' })).toEqual([
    `competitions.1.${path}`,
  ]);
});

it('a value that no field shows is refused among the other keys', async () => {
  const source = 'competitions:\n  - { name: Reed Cup, win: four }\n';
  const values = yamlToForm(leagues, source);

  expect(new Set(await errorsOf(leagues, 'leagues.yaml', { values, source }))).toEqual(
    new Set(['other']),
  );
});

const block = (type: string, yaml: string) => `\n\`\`\`block ${type}\n${yaml}\n\`\`\`\n`;

it.each([
  ['[A](/nowhere)', 'body.0.text'],
  ['# Too high', 'body.0.text'],
  ['![A](picture:nowhere)', 'body.1.picture'],
  [block('AccordionPlugin', "items: [{title: '', text: A}]"), 'body.1.items.0.title'],
  [block('ButtonPlugin', 'title: A'), 'body.1.link'],
  [block('BonusHeaderPlugin', 'title: A'), 'body.1.steps'],
  [
    block('TwoCollPlugin', "left: A\nright: [{type: TextPlugin, body: {text: A, title: ''}}]"),
    'body.1.right.blocks.0.title',
  ],
  [block('UnknownPlugin', 'a: 1'), 'body.1.text'],
])('%j in a body is refused at %s', async (part, path) => {
  const file = 'pages/guides.md';
  const source = `${sampleFiles[file]}\n${part}\n`;
  const values = textToForm(pages, source);

  expect(await errorsOf(pages, file, { values, source })).toEqual([path]);
});

describe('what pages leave out', () => {
  const frame = '<iframe src="https://ads.example/1"></iframe>';
  const isLeftOut = '<iframe> of https://ads.example/1 is left out';

  it.each([
    [`Two\nlines.\n\n<div>\n${frame}\n</div>`, ['Text › 1 › line 7']],
    [`${block('SpacePlugin', 'height: 1')}\nAfter\n${frame}`, ['Text › 3 › line 2']],
    [
      block('AccordionPlugin', `items: [{title: A, text: B}, {title: A, text: '${frame}'}]`),
      ['Text › 2 › Items › 2 › Text (HTML)'],
    ],
    [
      block(
        'TwoCollPlugin',
        `left: '${frame}'\nright: [{type: TextPlugin, body: {text: '${frame}'}}]`,
      ),
      ['Text › 2 › Left › HTML', 'Text › 2 › Right › Blocks › 1 › Text (HTML)'],
    ],
    [block('TextContentPlugin', `'${frame}'`), ['Text › 2 › HTML']],
    [
      block('BonusHeaderPlugin', `title: A\nbookmaker: reed\nsteps: [A, '${frame}']`),
      ['Text › 2 › Steps (HTML) › 2 › Text'],
    ],
  ])('of %j is reported in the words of the form', async (part, places) => {
    const file = 'pages/guides.md';
    const source = `${sampleFiles[file]}\n${part}\n`;

    expect(await linesOf(pages, file, { values: textToForm(pages, source), source })).toEqual(
      places.map(place => `${place}: ${isLeftOut}`),
    );
  });

  it.each<[name: string, file: string, place: string]>([
    [
      'home',
      (sampleFiles['home.yaml'] ?? '').replace('<p>Rain.</p>', frame),
      'Introduction (HTML)',
    ],
    [
      'home',
      (sampleFiles['home.yaml'] ?? '').replace(
        'ation: []',
        `ation: [{title: A, text: '${frame}'}]`,
      ),
      'Betting information › 1 › Text (HTML)',
    ],
    ['banners', `news_banner: ''\nother: '${frame}'\n`, 'Banners by slot › other › Value'],
  ])('of %s is reported with its field', async (name, source, place) => {
    const kind = yamlKinds.find(one => one.name === name) as YamlKind;

    expect(await linesOf(kind, kind.file, { values: yamlToForm(kind, source), source })).toEqual([
      `${place}: ${isLeftOut}`,
    ]);
  });
});
