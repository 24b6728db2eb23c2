import { log } from '../log';

/** A part of a page that may fail: then it is what `fallback` says, and the page goes on. */
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
