import * as z from 'zod/mini';

/**
 * POST /api/revalidate/ at the site: the cache tags of changed content
 * (lib/domain/content/tags/content-tags.ts). With `again` the change may have been reported before, and
 * search engines are not notified.
 */
export const Revalidate = z.object({
  tags: z
    .array(z.string().check(z.minLength(1), z.maxLength(256)))
    .check(z.minLength(1), z.maxLength(1000)),
  again: z.optional(z.boolean()),
});
