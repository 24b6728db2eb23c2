import { isMap, isTime, type FieldShape, type InvalidData } from './invalid-data';

/** Both databases number documents and versions with 32 bits. */
const maxId = 2_147_483_647;

export const isDocumentId = (value: unknown): boolean => {
  const id = typeof value === 'string' ? Number(value) : value;
  return Number.isInteger(id) && Number(id) > 0 && Number(id) <= maxId;
};

/** The fields of every document and version. */
const ownFields: readonly FieldShape[] = [
  ...['id', 'parent'].map(name => ({ name, type: 'relationship' })),
  ...['createdAt', 'updatedAt'].map(name => ({ name, type: 'date' })),
];

/** A condition of a query that no database can compare; null when there is none. */
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
        : inCondition(typeOf(fields, key), condition, place);
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

function inCondition(type: string | undefined, condition: unknown, path: string) {
  if (!isMap(condition)) return { path, message: 'Expected an operator and a value.' };
  for (const [operator, value] of Object.entries(condition)) {
    if (operator === 'exists') continue;
    const values = Array.isArray(value)
      ? value
      : String(value).split(isList(operator) ? ',' : '\n');
    const isFit = type === undefined ? null : comparable[type];
    if (isFit && !isNothing(value) && !values.every(isFit))
      return { path: `${path}.${operator}`, message: 'Not a value of this field.' };
  }
  return null;
}

const isList = (operator: string): boolean => ['in', 'not_in', 'all'].includes(operator);
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === 'null';

const comparable: Readonly<Record<string, (value: unknown) => boolean>> = {
  relationship: isDocumentId,
  date: value => isTime(String(value)),
  number: value => Number.isFinite(Number(value)),
};

/** The type of a field by its path, in a document or in a version of it. */
function typeOf(fields: readonly FieldShape[], path: string): string | undefined {
  const [name, ...inner] = path.replace(/^version\./, '').split('.');
  if (inner.length > 0 && inner[0] !== 'value') return undefined;
  return [...ownFields, ...fields].find(field => field.name === name)?.type;
}
