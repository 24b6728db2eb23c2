import { UnfitValue, type Field } from './field';

type ValueKind = Extract<Field, { kind: 'map' }>['value'];

/** A row of a map in a form. `type` is that of a fact; a list has an item on each line. */
type MapRow = { key: string; value?: string | number; type?: string };

/** The rows of a map of a file. Throws `UnfitValue`. */
export function toMapRows(kind: ValueKind, map: unknown): MapRow[] {
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new UnfitValue('expected a map');
  return Object.entries(map).map(([key, value]: [string, unknown]) => {
    if (kind === 'fact') return { key, ...factRow(value) };
    if (typeof value !== (kind === 'number' ? 'number' : 'string'))
      throw new UnfitValue('another type of value');
    return { key, value: value as string | number };
  });
}

/** The map of a file of a form's rows; a row without a key is left out. */
export function fromMap(kind: ValueKind, rows: readonly unknown[]): Record<string, unknown> {
  const entries = rows.flatMap((row): [string, unknown][] => {
    const { key, value, type } = row as Partial<MapRow>;
    if (!key) return [];
    if (kind === 'fact') return [[key, factOf(type, value ?? '')]];
    return [[key, value ?? (kind === 'number' ? null : '')]];
  });
  return Object.fromEntries(entries);
}

function factRow(value: unknown): { type: string; value?: string } {
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'number') return { type: 'number', value: String(value) };
  if (typeof value === 'boolean') return { type: value ? 'yes' : 'no' };
  const isList =
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(item => typeof item === 'string' && item !== '' && !item.includes('\n'));
  if (isList) return { type: 'list', value: value.join('\n') };
  throw new UnfitValue('another type of fact');
}

function factOf(type: string | undefined, value: string | number): unknown {
  switch (type) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'number':
      return Number(value);
    case 'list':
      return String(value)
        .split('\n')
        .filter(line => line !== '');
    default:
      return String(value);
  }
}
