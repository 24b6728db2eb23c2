/** The part of Payload's fields that decides what a request may have in them. */
export type FieldShape = {
  type: string;
  name?: string;
  hasMany?: boolean;
  options?: readonly (string | { value: string })[];
  fields?: readonly FieldShape[];
  tabs?: readonly { name?: string; fields: readonly FieldShape[] }[];
  blocks?: readonly BlockShape[];
  blockReferences?: readonly (string | BlockShape)[];
};
export type BlockShape = { slug: string; fields: readonly FieldShape[] };

/** The error of a value, and its path in the form: `body.0.text`. */
export type InvalidData = { path: string; message: string };

/** Deeper than any form; code that walks through data needs a stack. */
const maxDepth = 40;

/** Neither database stores a NUL or half of a pair of surrogates, and no file can have them. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * An error in the data of a request that a database could not store, or fields cannot have; null
 * when it is valid. Payload checks that required fields are filled in; a value of another type
 * would be an error of the database.
 */
export function findInvalidData(
  fields: readonly FieldShape[],
  data: unknown,
  blocks: readonly BlockShape[] = [],
): InvalidData | null {
  if (!isMap(data)) return { path: '', message: 'Expected an object.' };
  return findUnstorable(data, '') ?? inFields([...ownFields, ...fields], data, '', blocks);
}

/** A text that no database stores, or data that is nested too deeply, in whatever fields. */
export function findUnstorable(value: unknown, path: string, depth = 0): InvalidData | null {
  if (typeof value === 'string' && unstorable.test(value))
    return { path, message: 'A character cannot be stored: NUL, or half of a pair.' };
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path, message: 'The number is too large.' };
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxDepth) return { path, message: 'Nested too deeply.' };
  for (const [key, one] of Object.entries(value)) {
    const found = unstorable.test(key)
      ? { path, message: 'A character of a key cannot be stored.' }
      : findUnstorable(one, joined(path, key), depth + 1);
    if (found) return found;
  }
  return null;
}

type Data = Record<string, unknown>;

function inFields(
  fields: readonly FieldShape[],
  data: Data,
  path: string,
  blocks: readonly BlockShape[],
): InvalidData | null {
  for (const field of fields) {
    const found = inField(field, data, path, blocks);
    if (found) return found;
  }
  return null;
}

function inField(
  field: FieldShape,
  data: Data,
  path: string,
  blocks: readonly BlockShape[],
): InvalidData | null {
  const tabs = (field.tabs ?? []).map(tab => ({ ...tab, type: tab.name ? 'group' : 'row' }));
  if (field.name === undefined)
    return inFields([...(field.fields ?? []), ...tabs], data, path, blocks);
  const value = data[field.name];
  const place = joined(path, field.name);
  if (value === undefined || value === null) return null;
  const wrong = (message: string) => ({ path: place, message });

  switch (field.type) {
    case 'group':
      return isMap(value)
        ? inFields(field.fields ?? [], value, place, blocks)
        : wrong('Expected an object.');
    case 'array':
    case 'blocks':
      // A form without rows sends their number.
      if (value === 0 || value === '0') return null;
      return Array.isArray(value)
        ? inRows(value, place, row => fieldsOfRow(field, row, blocks), blocks)
        : wrong('Expected a list.');
    case 'select':
      return valuesOf(field, value).every(item => field.options?.some(isOption(item)))
        ? null
        : wrong('Expected one of the options.');
    default: {
      const expected = scalars[field.type];
      return !expected || valuesOf(field, value).every(expected.isFit)
        ? null
        : wrong(expected.message);
    }
  }
}

function inRows(
  rows: readonly unknown[],
  path: string,
  fieldsOf: (row: Data) => readonly FieldShape[] | null,
  blocks: readonly BlockShape[],
): InvalidData | null {
  for (const [index, row] of rows.entries()) {
    const place = `${path}.${index}`;
    if (!isMap(row)) return { path: place, message: 'Expected an object.' };
    const fields = fieldsOf(row);
    if (!fields) return { path: place, message: 'There is no such part here.' };
    const found = inFields([rowId, ...fields], row, place, blocks);
    if (found) return found;
  }
  return null;
}

const valuesOf = ({ hasMany }: FieldShape, value: unknown): unknown[] =>
  hasMany && Array.isArray(value) ? value : [value];

const isOption = (value: unknown) => (option: string | { value: string }) =>
  value === toValue(option);

export const toValue = (option: string | { value: string }): string =>
  typeof option === 'string' ? option : option.value;

const rowId: FieldShape = { type: 'text', name: 'id' };
/** The fields of every document, and those of a user. */
const ownFields: readonly FieldShape[] = [
  { type: 'relationship', name: 'id' },
  { type: 'text', name: 'password' },
];

function fieldsOfRow(
  { type, fields = [], blocks = [], blockReferences = [] }: FieldShape,
  row: Data,
  known: readonly BlockShape[],
): readonly FieldShape[] | null {
  if (type === 'array') return fields;
  const allowed = [...blocks, ...blockReferences].map(block =>
    typeof block === 'string' ? known.find(({ slug }) => slug === block) : block,
  );
  return allowed.find(block => block?.slug === row.blockType)?.fields ?? null;
}

type Scalar = { isFit: (value: unknown) => boolean; message: string };

const isText = (value: unknown): boolean => typeof value === 'string';

/** Both databases number documents with 32 bits. */
const maxId = 2_147_483_647;

export const isDocumentId = (value: unknown): boolean => {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= maxId;
};
const text: Scalar = { isFit: isText, message: 'Expected a text.' };

/** Payload itself reads texts that stand for numbers, yes and no. */
const scalars: Readonly<Record<string, Scalar>> = {
  text,
  textarea: text,
  email: text,
  code: text,
  number: {
    isFit: value => typeof value === 'number' || (isText(value) && Number.isFinite(Number(value))),
    message: 'Expected a number.',
  },
  checkbox: {
    isFit: value => [true, false, 'true', 'false', ''].some(fit => fit === value),
    message: 'Expected yes or no.',
  },
  date: {
    isFit: value => value === '' || (isText(value) && isTime(String(value))),
    message: 'Expected a time such as 2026-11-26T09:30:00Z.',
  },
  relationship: {
    isFit: value =>
      ['', 'none', 'null'].some(none => none === value) ||
      isDocumentId(isMap(value) ? (value.relationTo ? idOf(value) : value.id) : value),
    message: 'Expected the id of a document.',
  },
};

/** Of `{relationTo, value}`, where the value is an id or a document. */
const idOf = ({ value }: Data): unknown => (isMap(value) ? value.id : value);

export const isTime = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d(?:$|T)/.test(value) && !Number.isNaN(Date.parse(value));

export const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
