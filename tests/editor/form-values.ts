import { fc } from '@/tests/fixtures/properties';
import type { Field } from '@/editor/format/field';

/** The lines that are only in the one or only in the other text. */
export function changedLines(
  before: string,
  after: string,
): { removed: string[]; added: string[] } {
  const [earlier, later] = [before.split('\n'), after.split('\n')];
  const without = (lines: string[], others: string[]) => {
    const left = [...others];
    return lines.filter(line => {
      const at = left.indexOf(line);
      if (at !== -1) left.splice(at, 1);
      return at === -1;
    });
  };
  return { removed: without(earlier, later), added: without(later, earlier) };
}

/** Values of a field as files have them, with those that a form could take for nothing. */
export function valueOf(field: Field, depth = 0): fc.Arbitrary<unknown> {
  const words = fc.constantFrom('', 'Rain', 'No: play', '- 1', 'true', '12', 'two\nlines\n', ' #');
  const optional = (fields: readonly Field[]) =>
    fc.record(Object.fromEntries(fields.map(one => [one.name, valueOf(one, depth + 1)])), {
      requiredKeys: [],
    });
  switch (field.kind) {
    case 'number':
      return fc.constantFrom(0, 1, 2.5);
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'ranking':
      return fc.subarray(field.options.map(({ value }) => value));
    case 'moment':
    case 'endMoment':
      return fc.constantFrom('2026-11-21', '2026-11-21T13:50:00+05:30', '2026-11-21T08:20:00Z');
    case 'texts':
      return fc.array(fc.oneof(fc.constantFrom(7, 12), words), { maxLength: 3 });
    case 'longTexts':
      return fc.array(words, { maxLength: 3 });
    case 'list':
      return fc.array(optional(field.fields), { maxLength: 4 });
    case 'group':
      return optional(field.fields);
    case 'map':
      return fc.dictionary(fc.constantFrom('a', 'b c', 'd'), mapValue(field.value));
    case 'column':
      return depth > 0 ? words : fc.oneof(words, fc.array(blockInColumn, { maxLength: 2 }));
    case 'point':
      return fc.tuple(fc.constantFrom(0, 50), fc.constantFrom(0, 50));
    default:
      return words;
  }
}

const blockInColumn = fc.constantFrom(
  { type: 'SpacePlugin' },
  { type: 'SpacePlugin', body: { height: 12 } },
  { type: 'BookmakersListPlugin', body: { slugs: [] } },
  { type: 'MarkTablePlugin', body: { title: '', rows: [{ title: 'Odds', value: 4 }] } },
);

function mapValue(kind: string): fc.Arbitrary<unknown> {
  if (kind === 'number') return fc.constantFrom(0, 4.5);
  const texts = fc.constantFrom('', 'Rain', 'a: b');
  if (kind !== 'fact') return texts;
  return fc.oneof(
    texts,
    fc.boolean(),
    fc.constantFrom(0, 3),
    fc.constant(0).map(() => ['web', 'apple']),
  );
}
