import * as z from 'zod/mini';
import { ContractError, type Dropped } from '@/lib/contract/validation/contract-error';
import { parseResponse, type Schema } from '@/lib/contract/validation/parse';
import { Html, maxLength } from '@/lib/contract/validation/values';

/**
 * The result of a block's parser: the body that its component renders, and the invalid list
 * elements.
 */
export type Parse<T> = { data: T; dropped: Dropped[] };

/** Parses a block's body in any of its accepted forms; throws `ContractError` for any other. */
export type Parser<T> = (body: unknown) => Parse<T>;

/** The keys of a block's object for a bare text or a bare list. */

/** The key of the object that a body stands for which is only a text, or only a list. */
type BareForms = { bareText?: string; bareList?: string };

/** The forms of a body that is always an object. */
export const objectOnly: BareForms = {};

/**
 * Creates the parser of a block type. Hosts send a body as an object, as a list of that one object or,
 * where `forms` names the key, only as the object's text or list.
 */
export function blockParser<S extends Schema, T>(
  schema: S,
  forms: BareForms,
  toShape: (wire: z.output<S>) => T,
): Parser<T> {
  return body => {
    const { data, dropped } = parseResponse(schema, toObject(body, forms));
    return { data: toShape(data), dropped };
  };
}

function toObject(body: unknown, { bareText, bareList }: BareForms): unknown {
  if (typeof body === 'string' || typeof body === 'number')
    return bareText === undefined ? body : { [bareText]: String(body) };
  if (Array.isArray(body)) {
    if (bareList !== undefined) return { [bareList]: body };
    if (bareText !== undefined && body.every(part => typeof part === 'string'))
      return { [bareText]: body.join('\n') };
    return body.length === 1 ? body[0] : body;
  }
  return body ?? {};
}

/** A block with nothing to show is rejected. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined || value === '')
    throw new ContractError(`${what} is missing`);
  return value;
}

export function nonEmpty<T>(list: T[], what: string): T[] {
  if (list.length === 0) throw new ContractError(`${what} is empty`);
  return list;
}

/** Of any type, or missing. */
export const any = z.optional(z.unknown());

/** Required text; a number is text. */
export const text = z.pipe(
  z.union([Html, z.number()]),
  z.pipe(
    z.transform((value: string | number) => String(value).trim()),
    z.string().check(z.minLength(1)),
  ),
);

/**
 * Optional text; a value of another type counts as missing, without affecting the rest of the
 * block.
 */
export const optionalText = z.pipe(
  z.catch(z.nullish(z.union([Html, z.number()])), null),
  z.transform(value => (value == null ? null : String(value).trim() || null)),
);

/** A mark from 0 to 5; any other value counts as missing. */
export const optionalMark = z.pipe(
  any,
  z.transform(value => {
    const mark = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof mark === 'number' && mark >= 0 && mark <= 5 ? mark : null;
  }),
);

/** A list, empty when it is missing or of another type. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.pipe(
      any,
      z.transform(value => (Array.isArray(value) ? (value as unknown[]) : [])),
    ),
    z.array(item),
  );

/** An image in two sizes, or the URL of one; null when it is missing. */
export type BlockPicture = { src: string; src2x: string | null };

export const optionalPicture = z.pipe(
  any,
  z.transform((value): BlockPicture | null => {
    const sizes = typeof value === 'string' ? { preview: value } : (value ?? {});
    const { preview, preview2x } = sizes as Record<string, unknown>;
    const [src, src2x] = [urlOf(preview), urlOf(preview2x)];
    return src || src2x ? { src: src ?? src2x ?? '', src2x } : null;
  }),
);

const urlOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxLength.url ? value.trim() || null : null;
