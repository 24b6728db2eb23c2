/**
 * The target of a record's `url`: an http or https URL, completed where the scheme is missing, or a
 * path of this site. Null for every other scheme, for URLs that disguise their host or contain a
 * password, and for text that is not a URL.
 */
export function toClickOutTarget(url: string | null | undefined): string | null {
  const text = (url ?? '').trim();
  if (text === '' || /[\p{Cc}\\]/u.test(text)) return null;
  if (text.startsWith('/')) return ownPath(text);
  const absolute = /^https?:\/\//i.test(text) ? text : withScheme(text);
  if (!absolute || !/^https?:\/\/[^/?#\s]/i.test(absolute)) return null;
  const target = URL.parse(absolute);
  return target && target.hostname && !target.username && !target.password ? target.href : null;
}

function ownPath(text: string): string | null {
  if (text.startsWith('//')) return null;
  const target = URL.parse(text, 'http://own.invalid');
  if (target?.host !== 'own.invalid' || target.pathname.startsWith('//')) return null;
  return target.pathname + target.search + target.hash;
}

/** `host.example/x` and `host.example:8080` get a scheme; `mailto:x` has one that is not allowed. */
function withScheme(text: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#]|$)/i.test(text) ? `http://${text}` : null;
}
