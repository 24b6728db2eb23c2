import { fc } from '@/tests/fixtures/properties';
import { parse, stringify } from 'yaml';
import { blockForms, photoFields } from '@/editor/format/forms';
import { formToText, formToYaml, textToForm, yamlToForm } from '@/editor/format/documents';
import { keyOf, type Field, type FormValues } from '@/editor/format/field';
import { isFieldList, textKinds, yamlKinds, type TextKind } from '@/editor/format/kinds';
import { changedLines, valueOf } from './form-values';

type Row = Record<string, unknown>;

const pages = textKinds.find(({ folder }) => folder === 'pages') as TextKind;

/** Every key of every form, with what reads and writes a file of its kind. */
type Form = {
  name: string;
  fields: readonly Field[];
  read: (source: string) => FormValues;
  write: (values: FormValues, source: string) => string;
  toSource: (yaml: string) => string;
};

const forms: Form[] = [
  ...textKinds.map(kind => ({
    name: kind.folder,
    fields: kind.fields,
    read: (source: string) => textToForm(kind, source),
    write: (values: FormValues, source: string) => formToText(kind, values, source),
    toSource: (yaml: string) => `---\n${yaml}---\n\nText.\n`,
  })),
  ...[...yamlKinds, { name: 'pictures', fields: photoFields }].flatMap(({ name, fields }) =>
    isFieldList(fields)
      ? [
          {
            name,
            fields,
            read: (source: string) => yamlToForm({ fields }, source),
            write: (values: FormValues, source: string) => formToYaml({ fields }, values, source),
            toSource: (yaml: string) => yaml,
          },
        ]
      : [],
  ),
  ...blockForms
    .filter(({ fields }) => fields.length > 0)
    .map(({ type, fields }) => ({
      name: type,
      fields,
      read: (source: string) => Object((textToForm(pages, source).body as Row[])[0]) as FormValues,
      write: (values: FormValues, source: string) =>
        formToText(pages, { ...textToForm(pages, source), body: [values] }, source),
      toSource: (yaml: string) => `---\ntitle: P\n---\n\n\`\`\`block ${type}\n${yaml}\`\`\`\n`,
    })),
];

const keys = forms.flatMap(form =>
  form.fields.map(field => ({ form, field, key: `${form.name}: ${keyOf(field)}` })),
);

/** One change inside a value of a form: an item more, or another text; null where there is no inside. */
function touched(field: Field, value: unknown): unknown {
  if (field.kind === 'list') return [...(value as unknown[]), rowWith(field.fields, {})];
  if (field.kind === 'group') return rowWith(field.fields, value as Row);
  if (field.kind === 'texts') return [...(value as unknown[]), 'One more'];
  if (field.kind === 'longTexts') return [...(value as unknown[]), { text: 'One more' }];
  if (field.kind !== 'map') return null;
  return [
    ...(value as unknown[]),
    { key: 'one more', type: 'text', value: field.value === 'number' ? 3 : 'x' },
  ];
}

function rowWith(fields: readonly Field[], row: Row): Row {
  const name = fields.find(({ kind }) => kind === 'text' || kind === 'number');
  if (!name) return row;
  return { ...row, [name.name]: name.kind === 'text' ? 'One more' : 77 };
}

/** A key of a file as different authors write it. */
const styles: ((key: string, value: unknown) => string)[] = [
  (key, value) => stringify({ [key]: value }, { lineWidth: 0 }),
  (key, value) => stringify({ [key]: value }, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }),
  (key, value) => `${key}: ${JSON.stringify(value)} # in one line\n`,
];
const anyStyle = fc.constantFrom(...styles);
const runs = { numRuns: 12 };

/** What a file of a form has at its keys. */
const valuesIn = (text: string): Row => {
  const [, block] = /```block[^\n]*\n([^]*)```/.exec(text) ?? [];
  const [, matter] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return (parse(block ?? matter ?? text) ?? {}) as Row;
};

describe('every key of every form', () => {
  it('covers all kinds of fields', () => {
    expect(keys.length).toBeGreaterThan(110);
    expect(new Set(keys.map(({ form }) => form.name)).size).toBe(
      textKinds.length + 6 + blockForms.filter(({ fields }) => fields.length > 0).length,
    );
  });

  it.each(keys)('keeps its bytes when another key changes: $key', ({ form, field }) => {
    const other = form.fields.find(
      one => one !== field && (one.kind === 'text' || one.kind === 'number'),
    );
    const added = other?.kind === 'number' ? 77 : 'Changed';
    fc.assert(
      fc.property(valueOf(field), anyStyle, (value, style) => {
        const source = form.toSource(style(keyOf(field), value));
        const values = form.read(source);
        const next = form.write(other ? { ...values, [other.name]: added } : values, source);

        expect(valuesIn(next)[keyOf(field)]).toEqual(value);
        expect(changedLines(source, next).removed).toEqual([]);
        if (other) expect(valuesIn(next)[keyOf(other)]).toBe(added);
      }),
      runs,
    );
  });

  const insides = keys.filter(({ field }) => touched(field, []) !== null);

  it.each(insides)('keeps the rest of its value when a part changes: $key', ({ form, field }) => {
    fc.assert(
      fc.property(valueOf(field), anyStyle, (value, style) => {
        const source = form.toSource(style(keyOf(field), value));
        const values = form.read(source);
        if (values[field.name] === undefined) return;
        const next = form.write(
          { ...values, [field.name]: touched(field, values[field.name]) },
          source,
        );

        const after = valuesIn(next)[keyOf(field)];
        if (Array.isArray(value))
          expect(after).toEqual([...(value as unknown[]), expect.anything()]);
        else if (field.kind === 'map') expect(after).toMatchObject(value as Row);
        else {
          const name =
            field.kind === 'group' ? Object.keys(rowWith(field.fields, {}))[0] : undefined;
          const { [name ?? '']: _, ...kept } = after as Row;
          const { [name ?? '']: __, ...was } = value as Row;
          expect(kept).toEqual(was);
        }
      }),
      runs,
    );
  });
});
