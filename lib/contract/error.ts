import * as z from 'zod/mini';

/** Every 4xx and 5xx. `detail` is text in our API; other hosts send lists or objects. */
export const ErrorBody = z.object({ detail: z.optional(z.unknown()) });

/** Joins a `detail` of any type to one line of text; '' when it has none. */
export function detailText(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(detailText).filter(Boolean).join('; ');
  if (detail !== null && typeof detail === 'object')
    return Object.entries(detail)
      .map(([key, value]) => [key, detailText(value)].filter(Boolean).join(': '))
      .join('; ');
  return detail === undefined || detail === null ? '' : String(detail);
}
