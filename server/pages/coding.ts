import Negotiator from 'negotiator';

/** How a body is compressed, as `Content-Encoding` names it. */
export type Coding = 'br' | 'gzip';

const known = new Map<string, Coding | null>();
const maxKnown = 200;

/**
 * The coding a request takes best, null for none. Browsers send a handful of different values, and
 * reading one takes longer than sending a page.
 */
export function codingOf(accepted: string | undefined): Coding | null {
  if (!accepted) return null;
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const name = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  const coding = name === 'br' || name === 'gzip' ? name : null;
  if (known.size < maxKnown) known.set(accepted, coding);
  return coding;
}
