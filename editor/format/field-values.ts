import { isDeepStrictEqual } from 'node:util';
import { blockNamed, isInColumns, rawBlock } from './blocks';
import { UnfitValue, type Field, type FormValues } from './field';
import { fromMap, toMapRows } from './map-values';
import { matchItems } from './match-items';
import {
  expectFit,
  isMap,
  listFromForm,
  listOf,
  rowsOf,
  textsFromForm,
  textsOf,
} from './value-parts';
import { fromMoment, toMoment } from './moments';

/** The form's value of a field's value in a file. Throws `UnfitValue`. */
export function toForm(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  switch (field.kind) {
    case 'text':
    case 'long':
    case 'html':
    case 'slug':
    case 'picture':
      return expectFit(typeof value === 'string', value);
    case 'number':
      return expectFit(typeof value === 'number' && Number.isFinite(value), value);
    case 'choice':
      return String(
        expectFit(
          field.options.some(option => option.value === value),
          value,
        ),
      );
    case 'ranking':
      return listOf(value).map(item =>
        expectFit(
          field.options.some(option => option.value === item),
          item,
        ),
      );
    case 'flag':
      return expectFit(typeof value === 'boolean', value);
    case 'moment':
    case 'endMoment':
      return toMoment(value, field.kind === 'endMoment');
    case 'texts':
      return textsOf(value);
    case 'longTexts':
      return textsOf(value).map(text => ({ text }));
    case 'list':
      return listOf(value).map(item => groupToForm(field.fields, item));
    case 'group':
      return groupToForm(field.fields, value);
    case 'map':
      return toMapRows(field.value, value);
    case 'column':
      return typeof value === 'string'
        ? { html: value }
        : { blocks: listOf(value).map(item => blockToForm(item)) };
    case 'point': {
      const [x, y, ...rest] = listOf(value);
      expectFit(rest.length === 0 && typeof x === 'number' && typeof y === 'number', value);
      return { x, y };
    }
  }
}

/**
 * The value in a file of a form's value; undefined when it is empty. Each part that is in the form as the
 * file has it stays as it is in the file: `before` is the earlier value there. Throws `UnfitValue` for one that
 * the field cannot show.
 */
export function fromForm(field: Field, value: unknown, before?: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'long':
    case 'html':
    case 'slug':
    case 'picture':
      if (typeof value === 'string' && value !== '') return value;
      return field.isBlankWritten ? '' : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'choice':
      return value === undefined || value === null || value === '' ? undefined : Number(value);
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'moment':
    case 'endMoment':
      return fromMoment(value);
    case 'texts':
    case 'ranking':
      return listFromForm(field, textsFromForm(rowsOf(value).map(String), before));
    case 'longTexts':
      return listFromForm(
        field,
        textsFromForm(
          rowsOf(value).map(row => (isMap(row) && typeof row.text === 'string' ? row.text : '')),
          before,
        ),
      );
    case 'list':
      return listFromForm(field, rowsFromForm(field.fields, rowsOf(value), rowsOf(before)));
    case 'group': {
      const group = groupFromForm(field.fields, value, before);
      return Object.keys(group).length > 0 || field.isRequired ? group : undefined;
    }
    case 'map':
      return listFromForm(field, fromMap(field.value, rowsOf(value)));
    case 'column': {
      const { html, blocks } = isMap(value) ? value : {};
      const rows = blocksFromForm(rowsOf(blocks), rowsOf(before));
      return rows.length > 0 ? rows : typeof html === 'string' ? html : '';
    }
    case 'point': {
      const { x, y } = isMap(value) ? value : {};
      return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
    }
  }
}

function rowsFromForm(
  fields: readonly Field[],
  rows: readonly unknown[],
  before: readonly unknown[],
): Record<string, unknown>[] {
  const [first] = fields;
  const used = matchItems(rows, before, {
    isEqual: (row, item) => isSameGroup(fields, item, row),
    isNamesake: (row, item) =>
      first !== undefined && isUnchanged(first, Object(item)[first.name], Object(row)[first.name]),
  });
  return rows.map((row, index) => groupFromForm(fields, row, used[index]));
}

function blocksFromForm(rows: readonly unknown[], before: readonly unknown[]): unknown[] {
  const used = matchItems(rows, before, {
    isEqual: (row, item) => isDeepStrictEqual(blockFromForm(row), blockFromForm(blockToForm(item))),
    isNamesake: () => false,
  });
  return rows.map((row, index) => blockFromForm(row, used[index]));
}

const isSameGroup = (fields: readonly Field[], item: unknown, row: unknown): boolean =>
  isDeepStrictEqual(groupFromForm(fields, groupToForm(fields, item)), groupFromForm(fields, row));

/** Whether a form's value equals the value in a file, however the form represents an empty one. */
export function isUnchanged(field: Field, fileValue: unknown, formValue: unknown): boolean {
  return isDeepStrictEqual(fromForm(field, toForm(field, fileValue)), fromForm(field, formValue));
}

/** The form's values of a map of a file. Throws `UnfitValue` for unknown keys, too. */
export function groupToForm(fields: readonly Field[], value: unknown): FormValues {
  if (!isMap(value)) throw new UnfitValue('expected a map');
  const known = new Set(fields.map(({ name }) => name));
  const unknown = Object.keys(value).find(key => !known.has(key));
  if (unknown !== undefined) throw new UnfitValue(`unknown key ${unknown}`);
  return Object.fromEntries(
    fields
      .map(field => [field.name, toForm(field, value[field.name])] as const)
      .filter(([, one]) => one !== undefined),
  );
}

/** The map in a file of a form's values; `before` is the earlier one there. */
export function groupFromForm(
  fields: readonly Field[],
  value: unknown,
  before?: unknown,
): Record<string, unknown> {
  const row = isMap(value) ? value : {};
  const valueOf = (field: Field): unknown => {
    const [formValue, earlier] = [row[field.name], isMap(before) ? before[field.name] : undefined];
    const isKept = isMap(before) && isUnchanged(field, earlier, formValue);
    return isKept ? earlier : fromForm(field, formValue, earlier);
  };
  return Object.fromEntries(
    fields
      .map(field => [field.name, valueOf(field)] as const)
      .filter(([, one]) => one !== undefined),
  );
}

export type BlockRow = { blockType: string } & Record<string, unknown>;

/** The form's row of a block; one that no form can show is a raw block without its text. */
export function toBlockRow(type: string, body: unknown): BlockRow {
  const block = blockNamed(type);
  if (!block) return { blockType: rawBlock };
  try {
    if (block.isText) return { blockType: type, html: toForm(textField, body ?? '') };
    return { blockType: type, ...groupToForm(block.fields, body ?? {}) };
  } catch (error) {
    if (error instanceof UnfitValue) return { blockType: rawBlock };
    throw error;
  }
}

/**
 * Type and body of a block in a file; the body of a block without settings is undefined. `before` is the earlier
 * body of a block of this type.
 */
export function fromBlockRow(
  row: Record<string, unknown>,
  before?: unknown,
): { type: string; body: unknown } {
  const type = String(row.blockType);
  const block = blockNamed(type);
  if (block?.isText) return { type, body: fromForm(textField, row.html, before) };
  const body = groupFromForm(block?.fields ?? [], row, before);
  return { type, body: Object.keys(body).length > 0 ? body : undefined };
}

const textField = { name: 'html', label: 'HTML', kind: 'html', isBlankWritten: true } as const;

/** A block inside a column: `{type, body}` in a file. Throws `UnfitValue`. */
function blockToForm(item: unknown): Record<string, unknown> {
  const { type, body, ...rest } = Object(item) as Record<string, unknown>;
  if (typeof type !== 'string' || Object.keys(rest).length > 0)
    throw new UnfitValue('expected {type, body}');
  const row = toBlockRow(type, body);
  // Columns in columns are edited as text.
  const block = blockNamed(type);
  if (row.blockType === rawBlock || !block || !isInColumns(block))
    throw new UnfitValue('a block that no form can show');
  return row;
}

function blockFromForm(row: unknown, before?: unknown): { type: string; body?: unknown } {
  const values = row as Record<string, unknown>;
  const earlier = Object(before) as { type?: unknown; body?: unknown };
  const isSameType = earlier.type === values.blockType;
  const { type, body } = fromBlockRow(values, isSameType ? earlier.body : undefined);
  return body === undefined ? { type } : { type, body };
}
