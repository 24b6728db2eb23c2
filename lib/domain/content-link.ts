/**
 * Where a link inside content leads: to a page of ours, to a place on this page, through a paid
 * redirect, off the site, or to something that is no page (mail, telephone, a file of ours).
 */
export type ContentLink = {
  kind: 'page' | 'anchor' | 'paid' | 'external' | 'plain';
  href: string;
};

const relative = 'https://relative.invalid';
const paidRoutes = /^\/(sportsbet|bookmaker)\/redirect\//i;
const fileRoutes = /^\/(media|api|_next)\//i;

/**
 * Reads a link as a browser would. One to an own host (`host` or `host:port`) loses it and stays
 * on the site; null for what may not be followed: other schemes, and URLs that carry a password.
 */
export function toContentLink(href: string, ownHosts: readonly string[]): ContentLink | null {
  const text = href.trim();
  if (text === '') return null;
  if (text.startsWith('#')) return { kind: 'anchor', href: text };
  const url = URL.parse(text, relative);
  if (!url || url.username || url.password) return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:')
    return { kind: 'plain', href: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const own = url.origin === relative || ownHosts.includes(url.host);
  if (!own) return { kind: 'external', href: url.href };
  // Two slashes would be a host again.
  const path = url.pathname.replace(/^\/{2,}/, '/').replace(/(?<=.)\/$/, '');
  return { kind: kindOf(url.pathname), href: path + url.search + url.hash };
}

function kindOf(pathname: string): ContentLink['kind'] {
  if (paidRoutes.test(pathname)) return 'paid';
  return fileRoutes.test(pathname) ? 'plain' : 'page';
}
