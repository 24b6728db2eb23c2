import * as z from 'zod/mini';
import {
  Headline,
  Html,
  Id,
  LongText,
  PathSlug,
  Picture,
  ShortText,
  UnixSeconds,
  contentPageOf,
} from './validation/values';

/** `text` is the complete HTML in an article, an excerpt in a list. */
export const NewsItem = z.object({
  slug: PathSlug,
  title: Headline,
  text: z.nullish(Html),
  image: z.nullish(Picture),
  tags: z.nullish(z.array(ShortText)),
  publish_date: UnixSeconds,
  updated_date: z.nullish(UnixSeconds),
  author: z.nullish(ShortText),
  banner: z.nullish(Html),
  /** Ours: the story looks back at the past, and was not written at the time. */
  retrospective: z.nullish(z.boolean()),
  /** Ours: the matches, teams or league that the story is about. */
  about: z.catch(
    z.nullish(
      z.object({
        matches: z.nullish(z.array(Id)),
        teams: z.nullish(z.array(ShortText)),
        league: z.nullish(ShortText),
      }),
    ),
    undefined,
  ),
  /** Its summary in an article too, and how long it takes to read: additions of ours. */
  excerpt: z.nullish(LongText),
  /** Ours: what was wrong in the article, by the day of its correction. */
  corrections: z.nullish(z.array(z.object({ date: UnixSeconds, text: LongText }))),
  reading_minutes: z.nullish(z.int().check(z.minimum(1))),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** GET /api/news/ */
export const NewsPage = contentPageOf(NewsItem);
