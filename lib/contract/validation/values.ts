import * as z from 'zod/mini';
import { maxNameCharacters, maxTitleCharacters, toLine, toName, toProse, toTitle } from './text';

/**
 * The maximum lengths of strings, in UTF-16 code units. A longer one is treated like a value of
 * another type: no real content is that long, and the rendering time of a page grows with its
 * input.
 */
export const maxLength = { short: 1000, url: 8000, long: 20_000, html: 512 * 1024 } as const;

/** A headline, a slug, a score. */
export const ShortText = z.string().check(z.overwrite(toLine), z.maxLength(maxLength.short));
/** A title that lists, feeds and structured data must have: an empty one is a missing one. */
export const Headline = ShortText.check(z.refine(text => text.trim() !== '', 'expected a text'));
/**
 * A name that pages, calendars and images show: shortened, so that a long one does not drop a
 * match.
 */
export const Name = z.string().check(z.overwrite(toName), z.maxLength(2 * maxNameCharacters));
/** The same for the name of a match or a market. */
export const Title = z.string().check(z.overwrite(toTitle), z.maxLength(2 * maxTitleCharacters));
/** A link or the URL of an image. */
export const Url = z.string().check(z.maxLength(maxLength.url));
/** A paragraph: an excerpt, terms, a comment. */
export const LongText = z.string().check(z.overwrite(toProse), z.maxLength(maxLength.long));
/** The body of an article, or a snippet of HTML. */
export const Html = z.string().check(z.overwrite(toProse), z.maxLength(maxLength.html));
/** A name in a URL; never empty. */
export const Slug = z.string().check(z.minLength(1), z.maxLength(maxLength.short));
/** The same where pages have it in their path: half a surrogate pair cannot be encoded, '..' is another path. */
export const PathSlug = Slug.check(
  z.regex(/^(?!\.{1,2}$)\P{Surrogate}*$/u, 'expected a name of a path'),
);

/** An opaque id: hosts send strings or numbers; readers compare them as strings. */
export const Id = z.union([Slug, z.number()]);
export type Id = z.infer<typeof Id>;

/**
 * A time in unix seconds, in the years 1 to 9999: calendars, sitemaps and addresses write four digits. One
 * in milliseconds is not.
 */
export const UnixSeconds = z.number().check(z.gte(-62_135_596_800), z.lte(253_402_300_799));

/** `YYYY-MM-DD`. */
export const CalendarDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * Decimal odds as the host sent them: a number or a numeric string; null when there is no number.
 */
export const WireOdds = z.nullish(z.union([z.number(), ShortText]));

/** An image in two sizes; URLs are absolute or begin with `/media/`. */
export const Picture = z.object({
  preview: z.nullish(Url),
  preview2x: z.nullish(Url),
  /** Ours: what a photo shows, and who took it. */
  alt: z.catch(z.nullish(ShortText), undefined),
  credit: z.catch(z.nullish(ShortText), undefined),
});

/** Maps of meta key to content, merged over the site's defaults. */
export const Metatags = z.object({
  meta: z.nullish(z.record(z.string(), LongText)),
  og: z.nullish(z.record(z.string(), LongText)),
  twitter: z.nullish(z.record(z.string(), LongText)),
});

export const Breadcrumb = z.object({ title: Headline, link: Url });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/** `{count, results}`: `count` is the length of the complete list, `results` one page of it. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ count: z.int().check(z.nonnegative()), results: z.array(item) });

/** The same with the advert below a content list, an addition of ours. */
export const contentPageOf = <T extends z.ZodMiniType>(item: T) =>
  z.extend(pageOf(item), { banner: z.nullish(Html) });

/**
 * A part of a feed's document, read as missing when it is of another type. Its own elements are
 * still checked: an invalid one is dropped from its list and reported.
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
