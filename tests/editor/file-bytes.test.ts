import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fc } from '@/tests/fixtures/properties';
import { formToText, formToYaml, textToForm, yamlToForm } from '@/editor/format/documents';
import { textKinds, yamlKinds, type TextKind } from '@/editor/format/kinds';

const contentFolder = path.resolve(import.meta.dirname, '../../content');
const textOf = (file: string) => readFileSync(path.join(contentFolder, file), 'utf8');

const textFiles = textKinds.flatMap(kind =>
  readdirSync(path.join(contentFolder, kind.folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => ({ kind, file: `${kind.folder}/${name}` })),
);

/** A value as a form returns it: ids in rows, null for what is empty, other objects. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, asStored(one)] as const);
  return { id: 'an id', blockName: null, ...Object.fromEntries(entries) };
}

const saved = (kind: TextKind, source: string) =>
  formToText(kind, asStored(textToForm(kind, source)) as Record<string, unknown>, source);

describe('a content file that is opened and saved', () => {
  it('there are more than a hundred content files', () => {
    expect(textFiles.length).toBeGreaterThanOrEqual(100);
  });

  it.each(textFiles)(
    'a content file that is opened and saved keeps every byte: $file',
    ({ kind, file }) => {
      expect(saved(kind, textOf(file))).toBe(textOf(file));
    },
  );

  it.each(yamlKinds)('a content file that is opened and saved keeps every byte: $file', kind => {
    const values = asStored(yamlToForm(kind, textOf(kind.file))) as Record<string, unknown>;

    expect(formToYaml(kind, values, textOf(kind.file))).toBe(textOf(kind.file));
  });

  it.each(textFiles)(
    'a content file that is opened and saved keeps the line ends of Windows: $file',
    ({ kind, file }) => {
      const source = textOf(file).replaceAll('\n', '\r\n');

      expect(saved(kind, source)).toBe(source);
    },
  );

  it('a content file that is opened and saved is shown in fields and rows completely', () => {
    const shown = textFiles.map(({ kind, file }) => textToForm(kind, textOf(file)));

    expect(JSON.stringify(shown)).not.toContain('RawBlock');
    expect(shown.filter(({ other }) => other !== undefined)).toEqual([]);
  });

  it('a content file that is opened and saved keeps every byte of any text between the fences', () => {
    const [news] = textKinds;
    const pieces = fc.constantFrom(
      ...['Text', '## Heading', '\n', '\n\n', '  ', '![a](picture:toss)', '![](picture:toss)'],
      ...['```block LinkPlugin\ntitle: A\nlink: /news\n```', '```block X\n```', '```js\ncode\n```'],
      ...['~~~block TextPlugin\ntext: b # c\n~~~', '- item', '1. one', '> quote', '<p>html</p>'],
      ...['```block TextPlugin\ntext: [', '| a | b |\n| - | - |', '    code', '---', '\t', '***'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.string(), (parts, any) => {
        const source = `---\ntitle: T # comment\n---\n${parts.join('\n')}${any}`;
        return saved({ ...(news as TextKind), hasBlocks: true }, source) === source;
      }),
    );
  });
});

describe('a field that is changed', () => {
  it.each(textFiles)(
    'a field that is changed changes its own line alone: $file',
    ({ kind, file }) => {
      const source = textOf(file);
      const next = formToText(kind, { ...textToForm(kind, source), title: 'Another' }, source);
      const lines = source.split('\n');

      const changed = next.split('\n').filter((line, index) => line !== lines[index]);

      expect(changed).toEqual(['title: Another']);
    },
  );
});
