import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser page may open a socket here. No Origin: not a browser. A page cannot set
 * headers on its socket, so the host that a proxy names is as good as our own.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, ownHosts: ReadonlySet<string>): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const page = URL.canParse(origin) ? new URL(origin).host : null;
  if (!page) return false;
  return [host, headers['x-forwarded-host']].includes(page) || ownHosts.has(page);
}
