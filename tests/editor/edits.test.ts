import {
  bodyLines,
  formToText,
  formToYaml,
  textToForm,
  yamlToForm,
} from '@/editor/format/documents';
import { InvalidInput } from '@/editor/format/field';
import { textKinds, yamlKinds, type TextKind, type YamlKind } from '@/editor/format/kinds';

const kindOf = (folder: string) => textKinds.find(kind => kind.folder === folder) as TextKind;
const yamlOf = (name: string) => yamlKinds.find(kind => kind.name === name) as YamlKind;

const story = `---
# Written at the ground.
title: 'Rain' # short
published_at: 2026-11-21T13:50:00+05:30
tags: [Test,  History]
retrospective: true
unknown: {a: 1}
---

First.

![Covers](picture:rain-covers)

Second.
`;

const edited = (folder: string, source: string, changes: Record<string, unknown>) =>
  formToText(kindOf(folder), { ...textToForm(kindOf(folder), source), ...changes }, source);

describe('a story', () => {
  const news = kindOf('news');

  it('is split into texts and photos', () => {
    expect(textToForm(news, story).body).toEqual([
      { blockType: 'Text', text: 'First.' },
      { blockType: 'Photo', picture: 'rain-covers', alt: 'Covers' },
      { blockType: 'Text', text: 'Second.' },
    ]);
  });

  it('keeps comments, order and unknown keys beside a change', () => {
    expect(edited('news', story, { tags: ['Test'] })).toBe(
      story.replace('tags: [Test,  History]', 'tags: [Test]'),
    );
  });

  it('gets a new key behind those before it, and loses an emptied one', () => {
    expect(edited('news', story, { excerpt: 'It rained.', retrospective: null })).toBe(
      story
        .replace("title: 'Rain' # short\n", "title: 'Rain' # short\nexcerpt: It rained.\n")
        .replace('retrospective: true\n', ''),
    );
  });

  it('keeps the time zone of a time that is the same', () => {
    expect(edited('news', story, { published_at: '2026-11-21T08:20:00.000Z' })).toBe(story);
    expect(edited('news', story, { published_at: '2026-11-21T08:21:00.000Z' })).toContain(
      'published_at: 2026-11-21T08:21:00Z\n',
    );
  });

  it('shows keys without a field as YAML, where they can be changed', () => {
    expect(textToForm(news, story).other).toBe('unknown:\n  a: 1\n');
    expect(edited('news', story, { other: '' })).toBe(story.replace('unknown: {a: 1}\n', ''));
    expect(edited('news', story, { other: 'unknown: 2\n' })).toContain('\nunknown: 2\n');
  });

  it.each(['title', 'excerpt'])('refuses the key of the field %s among the other keys', key => {
    const other = `unknown: 1\n${key}: Overridden\n`;

    expect(() => edited('news', story, { other })).toThrow(
      new InvalidInput('other', `'${key}' is a field of this form: remove it here.`),
    );
  });

  it('lets a value that its field cannot show be corrected among the other keys, or in the field', () => {
    const unfit = story.replace('2026-11-21T13:50:00+05:30', 'yesterday');
    const mended = story.replace('2026-11-21T13:50:00+05:30', '2026-11-20T00:00:00Z');
    const moment = { published_at: '2026-11-20T00:00:00.000Z' };

    expect(textToForm(news, unfit).other).toBe('published_at: yesterday\nunknown:\n  a: 1\n');
    expect(edited('news', unfit, { other: 'published_at: today\nunknown: {a: 1}' })).toBe(
      unfit.replace('yesterday', 'today'),
    );
    expect(edited('news', unfit, { ...moment, other: 'unknown: {a: 1}' })).toBe(mended);
    expect(() => edited('news', unfit, moment)).toThrow("'published_at' is a field of this form");
  });

  const bomb = Array.from(
    { length: 9 },
    (_, index) => `k${index}: &a${index} [${`*a${index - 1},`.repeat(9)}]`,
  );
  it.each([
    ['not YAML', 'a: [', 'Flow sequence in block collection'],
    ['a list', '- a', 'expected a map of keys to values'],
    ['a text', 'words', 'expected a map of keys to values'],
    ['an alias of nothing', 'a: *nothing', 'Unresolved alias'],
    ['a bomb', bomb.join('\n').replace(/\[.*/, '[x]'), 'Excessive alias count'],
    // The process would end: V8 has no stack left to compile an expression of the parser.
    ['4000 levels', `a: ${'['.repeat(4000)}`, 'more than 100 levels deep'],
    ['4000 lists in one line', '- '.repeat(4000), 'more than 100 levels deep'],
  ])('refuses %s as other keys, at that field', (_, other, reason) => {
    expect(() => edited('news', story, { other })).toThrow(
      expect.objectContaining({ field: 'other', message: expect.stringContaining(reason) }),
    );
  });

  it('creates a story from nothing', () => {
    const values = {
      title: 'Sun',
      tags: ['Test'],
      body: [
        { blockType: 'Photo', picture: 'toss' },
        { blockType: 'Text', text: 'Dry.' },
      ],
    };

    expect(formToText(news, values, '')).toBe(
      '---\ntitle: Sun\ntags: [Test]\n---\n\n![](picture:toss)\n\nDry.\n',
    );
  });

  it('keeps the parts that move', () => {
    const rows = textToForm(news, story).body as unknown[];
    const [first, photo, second] = rows;

    expect(edited('news', story, { body: [photo, second, first] })).toContain(
      '---\n\n![Covers](picture:rain-covers)\n\nSecond.\n\nFirst.\n',
    );
  });
});

describe('a block', () => {
  const page = [
    '---\ntitle: P\n---\n',
    'Text.\n',
    '```block AccordionPlugin',
    'title: Q   # of readers',
    'items:',
    "  - {title: 'Why?', text: '<p>Because.</p>'}",
    '```\n',
    '```block SpacePlugin\n```\n',
  ].join('\n');

  it('keeps its other keys when one is changed', () => {
    const [text, accordion, space] = textToForm(kindOf('pages'), page).body as object[];
    const changed = { ...accordion, title: 'Questions' };

    expect(edited('pages', page, { body: [text, changed, space] })).toBe(
      page.replace('title: Q ', 'title: Questions '),
    );
  });

  it('finds a block at its line', () => {
    const values = textToForm(kindOf('pages'), page);

    expect(bodyLines(kindOf('pages'), values, page)).toEqual([5, 7, 13]);
  });

  it('keeps a block that is nested too deeply as text', () => {
    const source = page.replace('title: Q   # of readers', `title: ${'['.repeat(4000)}`);

    expect(textToForm(kindOf('pages'), source).body).toMatchObject([
      { blockType: 'Text' },
      { blockType: 'RawBlock' },
      { blockType: 'SpacePlugin' },
    ]);
  });

  it('keeps a block that no form can show as text', () => {
    const source = page.replace('AccordionPlugin', 'UnknownPlugin');
    const rows = textToForm(kindOf('pages'), source).body as { blockType: string }[];

    expect(rows.map(({ blockType }) => blockType)).toEqual(['Text', 'RawBlock', 'SpacePlugin']);
    expect(edited('pages', source, {})).toBe(source);
  });
});

describe('a YAML file', () => {
  it('keeps its comments beside a change', () => {
    const source = '# Slots.\nnews_banner: <p>A</p>\n\n# Below.\nbonuses_banner: |\n  <p>B</p>\n';
    const values = yamlToForm(yamlOf('banners'), source);
    const [first, second] = values.entries as object[];

    const entries = [{ ...first, value: '<p>C</p>' }, second, { key: 'new', value: '' }];

    expect(formToYaml(yamlOf('banners'), { entries }, source)).toBe(
      `${source.replace('<p>A</p>', '<p>C</p>')}new: ''\n`,
    );
  });
});
