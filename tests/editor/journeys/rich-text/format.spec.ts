import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { rowsOfBody, textRow } from '@/editor/format/body';
import { readYaml } from '@/editor/format/yaml-text';
import { test } from '../editor-test';

/* Rich text and Markdown, in the DOM of a browser. */
type Edit = { before: string; raw: string; after: string; edited: string };
type RichText = {
  unchanged: (source: string) => string;
  html: (source: string) => { unchanged: string; written: string };
  /** Of HTML, if it begins with a tag. */
  misfitOf: (source: string) => string | null;
  rewritten: (source: string) => string;
  editsOf: (source: string) => Edit[];
  tableEdits: (source: string) => { removed: string; added: string };
  typed: (text: string) => { markdown: string; text: string | null };
  pasted: (html: string) => { markdown: string; lost: string[] };
};
declare global {
  var richText: RichText;
}

let script = '';

test.beforeAll(async () => {
  const entry = path.join(import.meta.dirname, '../../rich-text/in-page.mjs');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    tsconfig: 'tsconfig.json',
  });
  script = outputFiles[0]?.text ?? '';
});

test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
});

/** Calls a function of in-page.mjs for each of some texts. */
const forEach = <K extends keyof RichText>(page: Page, name: K, texts: readonly string[]) =>
  page.evaluate(([called, given]) => given.map(text => globalThis.richText[called](text)), [
    name,
    texts,
  ] as const) as Promise<ReturnType<RichText[K]>[]>;

/** The front matter, if any, and the rest of all files of the content with this extension. */
const filesOf = (extension: string): [string, string][] =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith(extension))
    .map(name => {
      const text = readFileSync(path.join('content', name), 'utf8');
      const [head = '', front = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
      return [front, text.slice(head.length)];
    });

const rows = filesOf('.md').flatMap(([, body]) => rowsOfBody(body));

/** The texts of all files of the content. */
const embeddedTexts = rows
  .filter(({ blockType }) => blockType === textRow)
  .map(({ text }) => String(text));

/** The texts with a tag in a value. */
const htmlsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /<\w/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(htmlsIn) : [];
};

/** The HTML texts of all blocks, front matter and separate files of the content. */
const embeddedHtml = [
  ...rows.filter(({ blockType }) => blockType !== textRow),
  ...filesOf('.md').map(([front]) => readYaml(front)),
  ...filesOf('.yaml').map(([, yaml]) => readYaml(yaml)),
].flatMap(htmlsIn);

test('each text of the content is a rich text, and keeps its bytes', async ({ page }) => {
  expect(embeddedTexts.length).toBeGreaterThan(100);

  expect(await forEach(page, 'unchanged', embeddedTexts)).toEqual(embeddedTexts);
});

test('a change of a block keeps the bytes of all others', async ({ page }) => {
  const edits = (await forEach(page, 'editsOf', embeddedTexts)).flat();

  expect(edits.length).toBeGreaterThan(1_000);
  for (const { before, raw, after, edited } of edits) {
    expect([edited.slice(0, before.length), edited.slice(edited.length - after.length)]).toEqual([
      before,
      after,
    ]);
    const block = edited.slice(before.length, edited.length - after.length);
    expect(block).toContain('zebra');
    expect(block).not.toBe(raw);
  }
});

test('a change keeps empty lines, and other styles of Markdown elsewhere', async ({ page }) => {
  const [edits] = await forEach(page, 'editsOf', ['\n* a\n* b\n\n\n\nText __bold__\n\n1) c\n\n\n']);

  expect(edits?.map(({ edited }) => edited)).toEqual([
    '\n- a zebra\n- b\n\n\n\nText __bold__\n\n1) c\n\n\n',
    '\n* a\n* b\n\n\n\nText **bold** zebra\n\n1) c\n\n\n',
    '\n* a\n* b\n\n\n\nText __bold__\n\n1. c zebra\n\n\n',
  ]);
});

test('a block that is changed is written in the style of the content', async ({ page }) => {
  const sources = [
    '## A *b* **c** `d`',
    'One\\\nTwo',
    '- a\n  - b\n    - c\n- d',
    '3. a\n4. b',
    '1. a\n\n   b\n\n2. c',
    '> a\n>\n> - b',
    '| a      |     b |\n| ------ | ----: |\n| x \\| y | **1** |',
    '| a      |\n| ------ |\n| x<br>y |',
    '[a](/b "c") and <https://x.example/>',
    'See ![Two](picture:toss) there, ~~not~~ `b*c`',
    'By {site_name} and H&H, 5 \\* 3, snake_case',
    '---',
    '```js\na  b\n\nc\n```',
    'a **b**c [**d** e](/f)',
    '2023\\. It \\[rained]',
  ];

  expect(await forEach(page, 'rewritten', sources)).toEqual(sources);
});

test('what looks like Markdown stays the text that was typed', async ({ page }) => {
  const texts = [
    '**no** <b> [a](b) `c` ~~d~~',
    '1. a',
    '- a',
    '# a',
    '> a',
    '&amp; &copy; R&D',
    'a_b_c _d_',
    '| a | b |',
    '---',
    '![a](picture:b)',
    '\\*',
  ];

  const written = await forEach(page, 'typed', texts);

  expect(written.map(({ text }) => text)).toEqual(texts);
});

test('a block that rich text would change is found', async ({ page }) => {
  const frame = '<iframe src="https://a.example/1"></iframe>';
  const blocks = ['# a', 'a <u>b</u>', '[a]: /b', '<!-- a -->', '![a](https://a.example/b.png)'];

  expect(await forEach(page, 'misfitOf', blocks)).toEqual(blocks);
  expect(await forEach(page, 'misfitOf', [`Text\n\n${frame}\n\nText`])).toEqual([frame]);
});

test('each HTML text of the content is a rich text, and keeps its bytes', async ({ page }) => {
  expect(embeddedHtml.length).toBeGreaterThan(100);

  const opened = await forEach(page, 'html', embeddedHtml);

  expect(opened.map(({ unchanged }) => unchanged)).toEqual(embeddedHtml);
});

test('HTML is written without what only the editor needs', async ({ page }) => {
  const sources = [
    '<p>A <strong>b</strong> <em>c</em> <a href="/d">e</a></p>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    '<ol><li><p>a</p></li><li><p>b</p></li></ol>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    'A line with <a href="/b">a link</a>',
    '<p><a href="/a"><img src="picture:toss" alt="b"></a></p>',
  ];

  expect((await forEach(page, 'html', sources)).map(({ written }) => written)).toEqual(sources);
});

test('HTML that rich text would change is found', async ({ page }) => {
  const texts = ['<script>a()</script>', '<p class="a">b</p>', '<div>a</div>', '<p>a<u>b</u></p>'];

  expect(await forEach(page, 'misfitOf', texts)).toEqual(texts);
});

const paste = (name: string) =>
  readFileSync(path.join('tests/editor/rich-text', `${name}.html`), 'utf8');

const both = `## The last over

They needed **eleven**, and had *two* wickets; see [the record](https://cricsheet.org/matches).

### Ball by ball

- a single
  - to long leg
- a six

1. first
2. second

`;

test('a changed table keeps the lines of the rows that are as they were', async ({ page }) => {
  const lines = ['| Batter | Runs|', '|---|--:|', '| Sharma|41 |', '|  Gill   | 7 |'];
  const table = lines.join('\n');
  const [edits] = await forEach(page, 'editsOf', [table]);
  const [{ removed, added } = { removed: '', added: '' }] = await forEach(page, 'tableEdits', [
    table,
  ]);

  expect(edits?.[0]?.edited).toBe(['| Batter zebra | Runs |', ...lines.slice(1)].join('\n'));
  expect(removed).toBe([...lines.slice(0, 2), ...lines.slice(3)].join('\n'));
  expect(added).toBe([...lines, '| Sharma zebra | 41 |'].join('\n'));
});

test('a paste from Google Docs keeps its structure, and what was lost is listed', async ({
  page,
}) => {
  expect(await forEach(page, 'pasted', [paste('google-docs')])).toEqual([
    {
      markdown: `${both}| Bowler     | Wickets |\n| ---------- | ------- |\n| Ali Dawood | 3       |\n\nNobody left.`,
      lost: ['underlining', 'colours', 'a picture'],
    },
  ]);
});

test('a paste from Word keeps its structure, and what was lost is listed', async ({ page }) => {
  const table = `| Bowler                  | Wickets |
| ----------------------- | ------- |
| Ali Dawood<br>(captain) | 3       |
| No extras               |         |`;
  expect(await forEach(page, 'pasted', [paste('word')])).toEqual([
    {
      markdown: `${both}> It is a great deal to hang on one catch.\n\n${table}\n\nNobody left.`,
      lost: ['underlining', 'colours', 'merged cells'],
    },
  ]);
});
