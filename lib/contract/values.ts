import * as z from 'zod/mini';

/**
 * The longest strings that fit, in UTF-16 code units. A longer one is treated like a value of another
 * type: no real content comes near, and a page's work grows with what it reads.
 */
export const maxLength = { short: 1000, url: 8000, long: 20_000, html: 512 * 1024 } as const;

/** A name, a title, a slug, a score. */
export const ShortText = z.string().check(z.maxLength(maxLength.short));
/** A link or the address of a picture. */
export const Url = z.string().check(z.maxLength(maxLength.url));
/** A paragraph: an excerpt, terms, a comment. */
export const LongText = z.string().check(z.maxLength(maxLength.long));
/** The body of an article, or a snippet of HTML. */
export const Html = z.string().check(z.maxLength(maxLength.html));
/** A name in a URL; never empty. */
export const Slug = z.string().check(z.minLength(1), z.maxLength(maxLength.short));

/** An opaque id: hosts send strings or numbers; readers compare them as strings. */
export const Id = z.union([Slug, z.number()]);
export type Id = z.infer<typeof Id>;

/** A moment in unix seconds, within what a calendar knows (about 270,000 years either way). */
export const UnixSeconds = z.number().check(z.gte(-8.64e12), z.lte(8.64e12));

/** `YYYY-MM-DD`. */
export const CalendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Decimal odds as the host sent them: a number or a numeric string; null when there are none. */
export const WireOdds = z.nullish(z.union([z.number(), ShortText]));

/** A picture in two sizes; URLs are absolute or begin with `/media/`. */
export const Picture = z.object({
  preview: z.nullish(Url),
  preview2x: z.nullish(Url),
});

/** Maps of meta key to content, merged over the site's defaults. */
export const Metatags = z.object({
  meta: z.nullish(z.record(z.string(), LongText)),
  og: z.nullish(z.record(z.string(), LongText)),
  twitter: z.nullish(z.record(z.string(), LongText)),
});

export const Breadcrumb = z.object({ title: ShortText, link: Url });

/** `{count, results}`: `count` is the whole list's length, `results` one page of it. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ count: z.int().check(z.nonnegative()), results: z.array(item) });

/** The same with the advert that stands below a content list, an addition of ours. */
export const contentPageOf = <T extends z.ZodMiniType>(item: T) =>
  z.extend(pageOf(item), { banner: z.nullish(Html) });

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
