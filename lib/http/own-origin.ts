/**
 * Whether an `Origin` header names one of the site's own hosts. `null`, which sandboxed pages send, and
 * anything else that is not a URL does not.
 */
export function isOwnOrigin(origin: string, ownHosts: readonly unknown[]): boolean {
  const host = URL.parse(origin)?.host;
  return !!host && ownHosts.includes(host);
}
