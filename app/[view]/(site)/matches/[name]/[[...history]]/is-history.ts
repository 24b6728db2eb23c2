import { notFound } from 'next/navigation';

/** The middleware rewrites `?history=true` to this segment; visitors cannot request it. */
export function isHistory(history: string[] | undefined): boolean {
  if (history === undefined) return false;
  if (history.length !== 1 || decodeURIComponent(history[0] ?? '') !== '~history') notFound();
  return true;
}
