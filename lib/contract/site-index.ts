import * as z from 'zod/mini';
import { PathSlug, ShortText, Url } from './validation/values';

/** A tag with the number of entries in its list. */
const TagCount = z.object({ tag: ShortText, count: z.int().check(z.positive()) });

/** Ours: GET /api/site-index/, the names of what lists have only one by one. */
export const SiteIndex = z.object({
  /** The paths of all content pages, without slashes at their ends. */
  pages: z.array(Url),
  /** The slugs of the leagues that have ended matches. */
  leagues: z.array(PathSlug),
  /** The tags of each list. */
  tags: z.object({
    news: z.array(TagCount),
    guides: z.array(TagCount),
  }),
});
export type SiteIndex = z.infer<typeof SiteIndex>;
