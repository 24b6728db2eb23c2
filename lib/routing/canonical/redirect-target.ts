type Redirect = { from: string; to: string };

/**
 * The address to which visitors of a path without a page are sent, after all redirects in a row; null for none, and
 * for redirects in a circle.
 */
export function redirectTarget(path: string, redirects: readonly Redirect[]): string | null {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const seen = new Set([path]);
  let target = targets.get(path) ?? null;
  while (target !== null && targets.has(target) && !seen.has(target)) {
    seen.add(target);
    target = targets.get(target) ?? null;
  }
  return target !== null && seen.has(target) ? null : target;
}
