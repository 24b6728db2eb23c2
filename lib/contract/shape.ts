import { ContractError, type Dropped } from './contract-error';

/**
 * What a schema asks for, as plain data: `shape-of.ts` makes it of the contract's schemas, and the
 * browser reads by it. The schemas' own library would be an eighth of a live page's scripts.
 */
export type Shape<T = unknown> = Form & { readonly reads?: T };

type Form =
  | { is: 'unknown' | 'boolean' }
  | { is: 'string'; least?: number; most?: number; pattern?: string }
  | { is: 'number' | 'int'; least?: number; most?: number }
  | { is: 'one of'; values: readonly unknown[] }
  | { is: 'object'; keys: Readonly<Record<string, Shape>> }
  | { is: 'record' | 'list'; of: Shape }
  | { is: 'tuple'; items: readonly Shape[]; rest?: Shape }
  | { is: 'any of'; shapes: readonly Shape[] }
  | { is: 'optional' | 'nullable' | 'nullish'; of: Shape }
  | { is: 'or else'; of: Shape; value: unknown }
  | { is: 'part'; kind: 'list' | 'object'; of: Shape };

/** Why a value did not fit, and where in it. */
class Misfit {
  constructor(
    readonly expected: string,
    readonly place = '',
  ) {}

  under(key: string): Misfit {
    return new Misfit(this.expected, this.place ? `${key}.${this.place}` : key);
  }

  get reason(): string {
    return this.place ? `${this.place}: ${this.expected}` : this.expected;
  }
}

/** Reads as `parseAnswer` does with the schema that the shape was made of. */
export function readShape<T>(shape: Shape<T>, answer: unknown): { data: T; dropped: Dropped[] } {
  const dropped: Dropped[] = [];
  const data = read(shape, answer, dropped);
  if (data instanceof Misfit) throw new ContractError(data.reason);
  return { data: data as T, dropped };
}

/** The value if all of it fits, null otherwise. */
export function readWhole<T>(shape: Shape<T>, value: unknown): T | null {
  const data = read(shape, value, null);
  return data instanceof Misfit ? null : (data as T);
}

/** Without `dropped` nothing may be left out: an element that does not fit spoils the whole. */
function read(shape: Shape, value: unknown, dropped: Dropped[] | null): unknown {
  switch (shape.is) {
    case 'unknown':
      return value;
    case 'boolean':
      return typeof value === 'boolean' ? value : new Misfit('expected boolean');
    case 'string':
      return fitsText(shape, value) ? value : new Misfit('expected string');
    case 'number':
    case 'int':
      return fitsNumber(shape, value) ? value : new Misfit(`expected ${shape.is}`);
    case 'one of':
      return shape.values.includes(value) ? value : new Misfit('expected another value');
    case 'object':
      return isObject(value) ? readKeys(shape.keys, value, dropped) : new Misfit('expected object');
    case 'record':
      return isObject(value) ? readRecord(shape.of, value, dropped) : new Misfit('expected object');
    case 'list':
      return Array.isArray(value)
        ? readList(shape.of, value, dropped)
        : new Misfit('expected list');
    case 'tuple':
      return readTuple(shape, value);
    case 'any of':
      return readFirst(shape.shapes, value);
    case 'optional':
      return value === undefined ? value : read(shape.of, value, dropped);
    case 'nullable':
      return value === null ? value : read(shape.of, value, dropped);
    case 'nullish':
      return value === undefined || value === null ? value : read(shape.of, value, dropped);
    case 'or else': {
      const inner = read(shape.of, value, null);
      return inner instanceof Misfit ? shape.value : inner;
    }
    case 'part': {
      const isKind = shape.kind === 'list' ? Array.isArray(value) : isObject(value);
      return isKind ? read(shape.of, value, dropped) : undefined;
    }
  }
}

const fitsText = (
  { least = 0, most = Infinity, pattern }: { least?: number; most?: number; pattern?: string },
  value: unknown,
): boolean =>
  typeof value === 'string' &&
  value.length >= least &&
  value.length <= most &&
  (pattern === undefined || new RegExp(pattern).test(value));

const fitsNumber = (
  { is, least = -Infinity, most = Infinity }: { is: string; least?: number; most?: number },
  value: unknown,
): boolean =>
  typeof value === 'number' &&
  (is === 'int' ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
  value >= least &&
  value <= most;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readKeys(
  keys: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  dropped: Dropped[] | null,
): unknown {
  const result: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(keys)) {
    const isThere = Object.hasOwn(value, key);
    // Whatever it is, it must be there.
    if (!isThere && shape.is === 'unknown') return new Misfit('expected a value', key);
    const inner = readUnder(key, shape, isThere ? value[key] : undefined, dropped);
    if (inner instanceof Misfit) return inner;
    if (isThere || inner !== undefined) result[key] = inner;
  }
  return result;
}

function readRecord(
  shape: Shape,
  value: Record<string, unknown>,
  dropped: Dropped[] | null,
): unknown {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') continue;
    const inner = readUnder(key, shape, value[key], dropped);
    if (inner instanceof Misfit) return inner;
    result[key] = inner;
  }
  return result;
}

function readList(shape: Shape, list: unknown[], dropped: Dropped[] | null): unknown {
  const result: unknown[] = [];
  for (const [at, item] of list.entries()) {
    const before = dropped?.length ?? 0;
    const inner = readUnder(String(at), shape, item, dropped);
    if (!(inner instanceof Misfit)) result.push(inner);
    else if (!dropped) return inner;
    else {
      // What was left out inside it goes with it.
      dropped.length = before;
      const { expected, place } = inner;
      const reason = new Misfit(expected, place.split('.').slice(1).join('.')).reason;
      dropped.push({ path: String(at), reason });
    }
  }
  return result;
}

function readTuple(
  { items, rest }: { items: readonly Shape[]; rest?: Shape },
  value: unknown,
): unknown {
  if (!Array.isArray(value) || value.length < items.length) return new Misfit('expected tuple');
  const result: unknown[] = [];
  for (const [at, item] of value.entries()) {
    const shape = items[at] ?? rest;
    const inner = shape ? readUnder(String(at), shape, item, null) : new Misfit('too long');
    if (inner instanceof Misfit) return inner;
    result.push(inner);
  }
  return result;
}

function readFirst(shapes: readonly Shape[], value: unknown): unknown {
  for (const shape of shapes) {
    const inner = read(shape, value, null);
    if (!(inner instanceof Misfit)) return inner;
  }
  return new Misfit('fits nothing that is allowed');
}

/** Reads what lies at a key; what it reports then tells the place with the key. */
function readUnder(key: string, shape: Shape, value: unknown, dropped: Dropped[] | null): unknown {
  const before = dropped?.length ?? 0;
  const inner = read(shape, value, dropped);
  if (inner instanceof Misfit) return inner.under(key);
  for (const drop of dropped?.slice(before) ?? []) drop.path = `${key}.${drop.path}`;
  return inner;
}
