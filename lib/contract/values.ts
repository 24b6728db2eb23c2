import * as z from 'zod/mini';

/** An opaque id: hosts send strings or numbers; readers compare them as strings. */
export const Id = z.union([z.string().check(z.minLength(1)), z.number()]);
export type Id = z.infer<typeof Id>;

/** A moment in unix seconds, within what a calendar knows (about 270,000 years either way). */
export const UnixSeconds = z.number().check(z.gte(-8.64e12), z.lte(8.64e12));

/** `YYYY-MM-DD`. */
export const CalendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Decimal odds as the host sent them: a number or a numeric string; null when there are none. */
export const WireOdds = z.nullish(z.union([z.number(), z.string()]));

/** A picture in two sizes; URLs are absolute or begin with `/media/`. */
export const Picture = z.object({
  preview: z.nullish(z.string()),
  preview2x: z.nullish(z.string()),
});

/** Maps of meta key to content, merged over the site's defaults. */
export const Metatags = z.object({
  meta: z.nullish(z.record(z.string(), z.string())),
  og: z.nullish(z.record(z.string(), z.string())),
  twitter: z.nullish(z.record(z.string(), z.string())),
});

export const Breadcrumb = z.object({ title: z.string(), link: z.string() });

/** `{count, results}`: `count` is the whole list's length, `results` one page of it. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ count: z.int().check(z.nonnegative()), results: z.array(item) });

/** The same with the advert that stands below a content list, an addition of ours. */
export const contentPageOf = <T extends z.ZodMiniType>(item: T) =>
  z.extend(pageOf(item), { banner: z.nullish(z.string()) });

/**
 * A part of a feed's document, read as absent when it is of another kind. What is inside is not
 * hidden by that: an element that does not fit is dropped from the list it stands in and reported.
 */
const feedPart = <T extends z.ZodMiniType>(isKind: (value: unknown) => boolean, schema: T) =>
  z.nullish(
    z.codec(z.unknown(), z.optional(schema), {
      decode: value => (isKind(value) ? (value as z.input<T>) : undefined),
      encode: value => value,
    }),
  );

export const feedList = <T extends z.ZodMiniType>(item: T) =>
  feedPart(value => Array.isArray(value), z.array(item));

export const feedObject = <T extends z.ZodMiniObject>(schema: T) =>
  feedPart(value => typeof value === 'object' && value !== null && !Array.isArray(value), schema);
