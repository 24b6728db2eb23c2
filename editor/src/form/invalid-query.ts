import {
  isDocumentId,
  isMap,
  isTime,
  toValue,
  type FieldShape,
  type InvalidData,
} from './invalid-data';

/** The fields of every document and version. */
const ownFields: readonly FieldShape[] = [
  ...['id', 'parent'].map(name => ({ name, type: 'relationship' })),
  ...['createdAt', 'updatedAt'].map(name => ({ name, type: 'date' })),
];

/**
 * A condition of a query that no database can compare; null when every condition can be compared.
 */
export function findInvalidWhere(
  fields: readonly FieldShape[],
  where: unknown,
  path = 'where',
): InvalidData | null {
  if (where === undefined || where === null) return null;
  if (!isMap(where)) return { path, message: 'Expected conditions.' };
  for (const [key, condition] of Object.entries(where)) {
    const place = `${path}.${key}`;
    const found =
      key.toLowerCase() === 'and' || key.toLowerCase() === 'or'
        ? inList(fields, condition, place)
        : inCondition(fieldOf(fields, key), condition, place);
    if (found) return found;
  }
  return null;
}

function inList(fields: readonly FieldShape[], list: unknown, path: string): InvalidData | null {
  if (typeof list !== 'object' || list === null)
    return { path, message: 'Expected a list of conditions.' };
  for (const [at, one] of Object.entries(list)) {
    const found = findInvalidWhere(fields, one ?? '', `${path}.${at}`);
    if (found) return found;
  }
  return null;
}

function inCondition(field: FieldShape | undefined, condition: unknown, path: string) {
  if (!isMap(condition)) return { path, message: 'Expected an operator and a value.' };
  for (const [operator, value] of Object.entries(condition)) {
    if (operator === 'exists' || isNothing(value)) continue;
    const values = Array.isArray(value)
      ? value
      : String(value).split(isList(operator) ? ',' : '\n');
    if (field && !values.every(item => isNothing(item) || isComparable(field, item)))
      return { path: `${path}.${operator}`, message: 'Not a value of this field.' };
  }
  return null;
}

const isList = (operator: string): boolean => ['in', 'not_in', 'all'].includes(operator);
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 'null';

/** Postgres compares a value only with those of the same type. */
function isComparable({ type, options = [] }: FieldShape, value: unknown): boolean {
  switch (type) {
    case 'relationship':
      return isDocumentId(value);
    case 'date':
      return isTime(String(value));
    case 'number':
      return Number.isFinite(Number(value));
    case 'checkbox':
      return ['true', 'false'].includes(String(value));
    case 'select':
      return options.some(option => toValue(option) === value);
    default:
      return true;
  }
}

/** A field by its path, in a document or in a version of it. */
function fieldOf(fields: readonly FieldShape[], path: string): FieldShape | undefined {
  const [name, ...inner] = path.replace(/^version\./, '').split('.');
  if (inner.length > 0 && inner[0] !== 'value') return undefined;
  return [...ownFields, ...fields].find(field => field.name === name);
}
