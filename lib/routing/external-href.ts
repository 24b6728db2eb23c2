/** Returns an external link's normalised URL, or null unless it is http or https. */
export function externalHref(link: string): string | null {
  const url = URL.parse(link.startsWith('//') ? `https:${link}` : link);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
