import { log } from '@/lib/log';

/** A part of a page that may fail: it is then `fallback`, and the page is rendered without it. */
export async function optional<T>(
  part: Promise<T>,
  fallback: NonNullable<T>,
): Promise<NonNullable<T>> {
  try {
    return (await part) ?? fallback;
  } catch (error) {
    log.warn({ reason: String(error) }, 'page part left out');
    return fallback;
  }
}

/** For a page without a required part: rejects only when all calls did, with the first's error. */
export async function requireAny(parts: readonly Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(parts);
  const failures = settled.filter(part => part.status === 'rejected');
  const [first] = failures;
  if (first && failures.length === parts.length) throw first.reason;
}
