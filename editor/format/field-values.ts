import { isDeepStrictEqual } from 'node:util';
import { blockNamed, isInColumns, rawBlock } from './blocks';
import { UnfitValue, type Field, type FormValues } from './field';
import { fromMap, toMapRows } from './map-values';
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
      return expect(typeof value === 'string', value);
    case 'number':
      return expect(typeof value === 'number' && Number.isFinite(value), value);
    case 'choice':
      return String(
        expect(
          field.options.some(option => option.value === value),
          value,
        ),
      );
    case 'ranking':
      return listOf(value).map(item =>
        expect(
          field.options.some(option => option.value === item),
          item,
        ),
      );
    case 'flag':
      return expect(typeof value === 'boolean', value);
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
      expect(rest.length === 0 && typeof x === 'number' && typeof y === 'number', value);
      return { x, y };
    }
  }
}

/** The value in a file of a form's value; undefined when it is empty. */
export function fromForm(field: Field, value: unknown): unknown {
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
      return value === true ? true : undefined;
    case 'moment':
    case 'endMoment':
      return fromMoment(value);
    case 'texts':
    case 'ranking':
      return listFromForm(field, rowsOf(value).map(String));
    case 'longTexts':
      return listFromForm(
        field,
        rowsOf(value).map(row => (isMap(row) && typeof row.text === 'string' ? row.text : '')),
      );
    case 'list':
      return listFromForm(
        field,
        rowsOf(value).map(row => groupFromForm(field.fields, row)),
      );
    case 'group': {
      const group = groupFromForm(field.fields, value);
      return Object.keys(group).length > 0 || field.isRequired ? group : undefined;
    }
    case 'map':
      return listFromForm(field, fromMap(field.value, rowsOf(value)));
    case 'column': {
      const { html, blocks } = isMap(value) ? value : {};
      const rows = rowsOf(blocks).map(row => blockFromForm(row));
      return rows.length > 0 ? rows : typeof html === 'string' ? html : '';
    }
    case 'point': {
      const { x, y } = isMap(value) ? value : {};
      return typeof x === 'number' && typeof y === 'number' ? [x, y] : undefined;
    }
  }
}

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

export function groupFromForm(fields: readonly Field[], value: unknown): Record<string, unknown> {
  const row = isMap(value) ? value : {};
  return Object.fromEntries(
    fields
      .map(field => [field.name, fromForm(field, row[field.name])] as const)
      .filter(([, one]) => one !== undefined),
  );
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An empty list is left out, unless the file must have one. */
function listFromForm<T extends object>({ isRequired }: Field, list: T): T | undefined {
  return Object.keys(list).length > 0 || isRequired ? list : undefined;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new UnfitValue('expected a list');
  return value;
}

/** Ids may be numbers in a file. */
function textsOf(value: unknown): string[] {
  return listOf(value).map(item => {
    if (typeof item !== 'string' && typeof item !== 'number')
      throw new UnfitValue('expected texts');
    return String(item);
  });
}

function expect<T>(isFit: boolean, value: T): T {
  if (!isFit) throw new UnfitValue('another type of value');
  return value;
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

/** Type and body of a block in a file; the body of a block without settings is undefined. */
export function fromBlockRow(row: Record<string, unknown>): { type: string; body: unknown } {
  const type = String(row.blockType);
  const block = blockNamed(type);
  if (block?.isText) return { type, body: fromForm(textField, row.html) };
  const body = groupFromForm(block?.fields ?? [], row);
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

function blockFromForm(row: unknown): { type: string; body?: unknown } {
  const { type, body } = fromBlockRow(row as Record<string, unknown>);
  return body === undefined ? { type } : { type, body };
}
