import { blockNamed } from './blocks';
import { keyOf, type Field } from './field';
import { isMap, rowsOf } from './value-parts';

/** A step to a field of the form: its name in the form's data, and what the form calls it. */
export type FieldStep = { name: string; label: string };

/**
 * The steps to the field of a path in a file, such as `competitions.0.win`, as far as the form has fields for
 * it; none for a key without a field. `values` are those of the form.
 */
export function fieldSteps(
  fields: readonly Field[],
  [key = '', ...rest]: readonly string[],
  values: unknown,
): FieldStep[] {
  const field = fields.find(field => keyOf(field) === key);
  if (!field) return [];
  const { name, label } = field;
  return [{ name, label }, ...stepsInside(field, rest, isMap(values) ? values[name] : undefined)];
}

/** The steps to a row of a map by its key. */
export function entrySteps(rows: unknown, key: string | undefined): FieldStep[] {
  const at = rowsOf(rows).findIndex(row => isMap(row) && row.key === key);
  return key === undefined || at === -1
    ? []
    : [
        { name: String(at), label: key },
        { name: 'value', label: 'Value' },
      ];
}

/** The steps to a field of a block, or to its only text. */
export function blockSteps(type: string, path: readonly string[], row: unknown): FieldStep[] {
  const block = blockNamed(type);
  if (block?.isText) return [{ name: 'html', label: 'HTML' }];
  return fieldSteps(block?.fields ?? [], path, row);
}

export const rowStep = (at: string | number): FieldStep => ({
  name: String(at),
  label: String(Number(at) + 1),
});

function stepsInside(field: Field, path: readonly string[], value: unknown): FieldStep[] {
  const [first, ...rest] = path;
  switch (field.kind) {
    case 'group':
      return fieldSteps(field.fields, path, value);
    case 'list':
      return first === undefined
        ? []
        : [rowStep(first), ...fieldSteps(field.fields, rest, rowsOf(value)[Number(first)])];
    case 'longTexts':
      return first === undefined ? [] : [rowStep(first), { name: 'text', label: 'Text' }];
    case 'map':
      return entrySteps(value, first);
    case 'column': {
      if (first === undefined) return [{ name: 'html', label: 'HTML' }];
      // A block inside a column: `0 TextPlugin`.
      const [at = '', type = ''] = first.split(' ');
      const blocks = rowsOf(isMap(value) ? value.blocks : undefined);
      const row = blocks[Number(at)];
      return [{ name: 'blocks', label: 'Blocks' }, rowStep(at), ...blockSteps(type, rest, row)];
    }
    default:
      return [];
  }
}
