/**
 * The target of a link inside content: a page of the site, an anchor on this page, a click-out,
 * another site, or something that is not a page (mail, telephone, a file of the site).
 */
export type ContentLink = {
  kind: 'page' | 'anchor' | 'paid' | 'external' | 'plain';
  href: string;
};

const relative = 'https://relative.invalid';
const paidRoutes = /^\/(sportsbet|bookmaker)\/redirect\//i;
const fileRoutes = /^\/(media|api|_next)\//i;

/**
 * Parses a link as a browser would. A URL of an own host (`host` or `host:port`) becomes a path of
 * the site; null for a link that is not allowed: other schemes, and URLs with a password.
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
  const isOwnSite = url.origin === relative || ownHosts.includes(url.host);
  if (!isOwnSite) return { kind: 'external', href: url.href };
  // Two slashes would name a host.
  const path = url.pathname.replace(/^\/{2,}/, '/').replace(/(?<=.)\/$/, '');
  return { kind: kindOf(url.pathname), href: path + url.search + url.hash };
}

function kindOf(pathname: string): ContentLink['kind'] {
  if (paidRoutes.test(pathname)) return 'paid';
  return fileRoutes.test(pathname) ? 'plain' : 'page';
}
