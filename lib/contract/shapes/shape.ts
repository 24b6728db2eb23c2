import { ContractError, type Dropped } from '@/lib/contract/validation/contract-error';
import { cleaners } from '@/lib/contract/validation/text';

/**
 * A schema of the contract as plain data, in the vocabulary of JSON Schema. `shape-of.ts` derives it
 * from the zod schemas and the browser validates by it, since zod would be an eighth of a live page's
 * scripts (docs/decisions/live/0010-shapes.md).
 *
 * JSON Schema has no word for five things: `unknown` is any value that is present; `optional`, `nullable`
 * and `nullish` allow undefined, null and both; `catch` reads as `default` what its schema rejects; `if`
 * reads a value of another type as undefined; `text` names how a string is cleaned before it is checked.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export type Shape<T = unknown> = Keywords & { readonly output?: T };

type Keywords = Typed | Composed;

type Typed =
  | { type: 'unknown' | 'boolean' }
  | Text
  | { type: 'number' | 'integer'; minimum?: number; exclusiveMinimum?: number; maximum?: number }
  | { type: 'object'; properties: Readonly<Record<string, Shape>> }
  | { type: 'object'; additionalProperties: Shape }
  | { type: 'array'; prefixItems: readonly Shape[]; items?: Shape }
  | { type: 'array'; items: Shape };

type Text = {
  type: 'string';
  text?: keyof typeof cleaners;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

type Composed =
  | { enum: readonly unknown[] }
  | { anyOf: readonly Shape[] }
  | { optional: Shape }
  | { nullable: Shape }
  | { nullish: Shape }
  | { catch: Shape; default: unknown }
  | { if: 'array' | 'object'; then: Shape };

/** Why a value was rejected, and its path within the parsed value. */
class ValidationIssue {
  constructor(
    readonly expected: string,
    readonly path = '',
  ) {}

  under(key: string): ValidationIssue {
    return new ValidationIssue(this.expected, this.path ? `${key}.${this.path}` : key);
  }

  get reason(): string {
    return this.path ? `${this.path}: ${this.expected}` : this.expected;
  }
}

/**
 * Parses as `parseResponse` does with the schema that the shape was derived from: invalid elements of
 * lists are dropped and reported. Throws `ContractError` when the value itself is invalid.
 */
export function parseShape<T>(shape: Shape<T>, response: unknown): { data: T; dropped: Dropped[] } {
  const dropped: Dropped[] = [];
  const data = parse(shape, response, dropped);
  if (data instanceof ValidationIssue) throw new ContractError(data.reason);
  return { data: data as T, dropped };
}

/** The value when it is completely valid, null otherwise. */
export function parseOrNull<T>(shape: Shape<T>, value: unknown): T | null {
  const data = parse(shape, value, null);
  return data instanceof ValidationIssue ? null : (data as T);
}

/** Without `dropped` nothing is left out: one invalid element makes the complete value invalid. */
function parse(shape: Shape, value: unknown, dropped: Dropped[] | null): unknown {
  if ('type' in shape) return parseTyped(shape, value, dropped);
  if ('enum' in shape)
    return shape.enum.includes(value) ? value : new ValidationIssue('expected another value');
  if ('anyOf' in shape) return parseAnyOf(shape.anyOf, value);
  if ('optional' in shape)
    return value === undefined ? value : parse(shape.optional, value, dropped);
  if ('nullable' in shape) return value === null ? value : parse(shape.nullable, value, dropped);
  if ('nullish' in shape)
    return value === undefined || value === null ? value : parse(shape.nullish, value, dropped);
  if ('catch' in shape) {
    const inner = parse(shape.catch, value, null);
    return inner instanceof ValidationIssue ? shape.default : inner;
  }
  const isType = shape.if === 'array' ? Array.isArray(value) : isObject(value);
  return isType ? parse(shape.then, value, dropped) : undefined;
}

function parseTyped(shape: Typed, value: unknown, dropped: Dropped[] | null): unknown {
  switch (shape.type) {
    case 'unknown':
      return value;
    case 'boolean':
      return typeof value === 'boolean' ? value : new ValidationIssue('expected boolean');
    case 'string': {
      const text = shape.text && typeof value === 'string' ? cleaners[shape.text](value) : value;
      return isValidString(shape, text) ? text : new ValidationIssue('expected string');
    }
    case 'number':
    case 'integer':
      return isValidNumber(shape, value) ? value : new ValidationIssue(`expected ${shape.type}`);
    case 'object':
      if (!isObject(value)) return new ValidationIssue('expected object');
      return 'properties' in shape
        ? parseProperties(shape.properties, value, dropped)
        : parseRecord(shape.additionalProperties, value, dropped);
    case 'array':
      if ('prefixItems' in shape) return parseTuple(shape.prefixItems, shape.items, value);
      return Array.isArray(value)
        ? parseItems(shape.items, value, dropped)
        : new ValidationIssue('expected array');
  }
}

const isValidString = (
  { minLength = 0, maxLength = Infinity, pattern }: Text,
  value: unknown,
): boolean =>
  typeof value === 'string' &&
  value.length >= minLength &&
  value.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern).test(value));

const isValidNumber = (
  {
    type,
    minimum = -Infinity,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
  }: { type: string; minimum?: number; exclusiveMinimum?: number; maximum?: number },
  value: unknown,
): boolean =>
  typeof value === 'number' &&
  (type === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
  value >= minimum &&
  value > exclusiveMinimum &&
  value <= maximum;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseProperties(
  properties: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  dropped: Dropped[] | null,
): unknown {
  const result: Record<string, unknown> = {};
  for (const [key, shape] of Object.entries(properties)) {
    const isPresent = Object.hasOwn(value, key);
    if (!isPresent && 'type' in shape && shape.type === 'unknown')
      return new ValidationIssue('expected a value', key);
    const inner = parseAt(key, shape, isPresent ? value[key] : undefined, dropped);
    if (inner instanceof ValidationIssue) return inner;
    if (isPresent || inner !== undefined) result[key] = inner;
  }
  return result;
}

function parseRecord(
  shape: Shape,
  value: Record<string, unknown>,
  dropped: Dropped[] | null,
): unknown {
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') continue;
    const inner = parseAt(key, shape, value[key], dropped);
    if (inner instanceof ValidationIssue) return inner;
    result[key] = inner;
  }
  return result;
}

function parseItems(shape: Shape, list: unknown[], dropped: Dropped[] | null): unknown {
  const result: unknown[] = [];
  for (const [index, item] of list.entries()) {
    const before = dropped?.length ?? 0;
    const inner = parseAt(String(index), shape, item, dropped);
    if (!(inner instanceof ValidationIssue)) result.push(inner);
    else if (!dropped) return inner;
    else {
      // Reports the element only, not what was dropped inside it before.
      dropped.length = before;
      const { expected, path } = inner;
      const reason = new ValidationIssue(expected, path.split('.').slice(1).join('.')).reason;
      dropped.push({ path: String(index), reason });
    }
  }
  return result;
}

function parseTuple(
  prefixItems: readonly Shape[],
  items: Shape | undefined,
  value: unknown,
): unknown {
  if (!Array.isArray(value) || value.length < prefixItems.length)
    return new ValidationIssue('expected tuple');
  const result: unknown[] = [];
  for (const [index, item] of value.entries()) {
    const shape = prefixItems[index] ?? items;
    const inner = shape
      ? parseAt(String(index), shape, item, null)
      : new ValidationIssue('too long');
    if (inner instanceof ValidationIssue) return inner;
    result.push(inner);
  }
  return result;
}

function parseAnyOf(shapes: readonly Shape[], value: unknown): unknown {
  for (const shape of shapes) {
    const inner = parse(shape, value, null);
    if (!(inner instanceof ValidationIssue)) return inner;
  }
  return new ValidationIssue('no allowed form');
}

/** Parses the value at a key; the paths of what is dropped or rejected in it begin with the key. */
function parseAt(key: string, shape: Shape, value: unknown, dropped: Dropped[] | null): unknown {
  const before = dropped?.length ?? 0;
  const inner = parse(shape, value, dropped);
  if (inner instanceof ValidationIssue) return inner.under(key);
  for (const drop of dropped?.slice(before) ?? []) drop.path = `${key}.${drop.path}`;
  return inner;
}
