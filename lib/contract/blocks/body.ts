import * as z from 'zod/mini';
import { ContractError, type Dropped } from '../contract-error';
import { parseAnswer, type Schema } from '../parse';
import { Html, maxLength } from '../values';

/** What a block's reader found: the shape its face draws, and the list elements that did not fit. */
export type Read<T> = { data: T; dropped: Dropped[] };

/** Reads a block's body, whatever of its accepted kinds it is; throws `ContractError` on any other. */
export type Reader<T> = (body: unknown) => Read<T>;

/** Under which key of the block's object a bare text or a bare list belongs. */
type Keys = { text?: string; list?: string };

/**
 * A reader of one block type: hosts send its body as an object, and where `keys` say so also as the
 * bare text or the bare list that matters in it. A list of one object is that object.
 */
export function blockReader<S extends Schema, T>(
  schema: S,
  keys: Keys,
  toShape: (wire: z.output<S>) => T,
): Reader<T> {
  return body => {
    const { data, dropped } = parseAnswer(schema, toObject(body, keys));
    return { data: toShape(data), dropped };
  };
}

function toObject(body: unknown, { text, list }: Keys): unknown {
  if (typeof body === 'string' || typeof body === 'number')
    return text === undefined ? body : { [text]: String(body) };
  if (Array.isArray(body)) {
    if (list !== undefined) return { [list]: body };
    if (text !== undefined && body.every(part => typeof part === 'string'))
      return { [text]: body.join('\n') };
    return body.length === 1 ? body[0] : body;
  }
  return body ?? {};
}

/** A block with nothing to show is as good as none. */
export function demand<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined || value === '')
    throw new ContractError(`${what} is missing`);
  return value;
}

export function demandSome<T>(list: T[], what: string): T[] {
  if (list.length === 0) throw new ContractError(`${what} is empty`);
  return list;
}

/** Of any kind, or not there at all. */
export const anything = z.optional(z.unknown());

/** Text that must be there; a number is text. */
export const text = z.pipe(
  z.union([Html, z.number()]),
  z.pipe(
    z.transform((value: string | number) => String(value).trim()),
    z.string().check(z.minLength(1)),
  ),
);

/** Text that may be missing; of another kind it reads as missing, and costs the block nothing else. */
export const optionalText = z.pipe(
  z.catch(z.nullish(z.union([Html, z.number()])), null),
  z.transform(value => (value == null ? null : String(value).trim() || null)),
);

/** A mark from 0 to 5; what is none reads as missing. */
export const optionalMark = z.pipe(
  anything,
  z.transform(value => {
    const mark = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof mark === 'number' && mark >= 0 && mark <= 5 ? mark : null;
  }),
);

/** A list, empty when there is none or something else. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.pipe(
      anything,
      z.transform(value => (Array.isArray(value) ? (value as unknown[]) : [])),
    ),
    z.array(item),
  );

/** A picture in two sizes, or the URL of one; null when there is none. */
export type BlockPicture = { src: string; src2x: string | null };

export const optionalPicture = z.pipe(
  anything,
  z.transform((value): BlockPicture | null => {
    const sizes = typeof value === 'string' ? { preview: value } : (value ?? {});
    const { preview, preview2x } = sizes as Record<string, unknown>;
    const [src, src2x] = [urlOf(preview), urlOf(preview2x)];
    return src || src2x ? { src: src ?? src2x ?? '', src2x } : null;
  }),
);

const urlOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= maxLength.url ? value.trim() || null : null;
