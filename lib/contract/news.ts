import * as z from 'zod/mini';
import { Picture, UnixSeconds, contentPageOf } from './values';

/** `text` is the whole HTML in one article, an excerpt in a list. */
export const NewsItem = z.object({
  slug: z.string().check(z.minLength(1)),
  title: z.string(),
  text: z.nullish(z.string()),
  image: z.nullish(Picture),
  tags: z.nullish(z.array(z.string())),
  publish_date: UnixSeconds,
  updated_date: z.nullish(UnixSeconds),
  author: z.nullish(z.string()),
  banner: z.nullish(z.string()),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** GET /api/news/ */
export const NewsPage = contentPageOf(NewsItem);
