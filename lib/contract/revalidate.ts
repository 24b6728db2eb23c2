import * as z from 'zod/mini';

/**
 * POST /api/revalidate/ at the site: the tags of what a publish has changed (lib/domain/content-tags.ts).
 * With `again`, nothing is known to have changed since it was last said: nobody else hears of it.
 */
export const Revalidate = z.object({
  tags: z
    .array(z.string().check(z.minLength(1), z.maxLength(256)))
    .check(z.minLength(1), z.maxLength(1000)),
  again: z.optional(z.boolean()),
});
