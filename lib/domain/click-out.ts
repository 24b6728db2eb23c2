import { outIdPattern, outOddsPattern } from '../contract/patterns';

/** What a redirect path says: the selection and the decimal odds that were on the link. */
export type ClickOutPath = {
  eventId: string;
  marketId: string;
  selectionId: string;
  odds: string;
};

const route = '/sportsbet/redirect';

/** Reads `/sportsbet/redirect/{eventId}/{marketId}/{selectionId}/{odds}`; null when any of it is malformed. */
export function readClickOutPath(pathname: string): ClickOutPath | null {
  if (pathname.length > 2000 || !pathname.startsWith(`${route}/`)) return null;
  const parts = pathname
    .slice(route.length + 1)
    .split('/')
    .map(decoded);
  const [eventId, marketId, selectionId, odds] = parts;
  if (parts.length !== 4 || !eventId || !marketId || !selectionId || !odds) return null;
  if (![eventId, marketId, selectionId].every(id => outIdPattern.test(id))) return null;
  if (!outOddsPattern.test(odds) || Number(odds) <= 0) return null;
  return { eventId, marketId, selectionId, odds };
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Where a record's `url` may lead a browser: an http or https address, made whole where the scheme
 * is missing, or a path of this site. Null for every other scheme, for addresses that hide their
 * host or carry a password, and for what is no address at all.
 */
export function toOutTarget(url: string | null | undefined): string | null {
  const text = (url ?? '').trim();
  if (text === '' || /[\p{Cc}\\]/u.test(text)) return null;
  if (text.startsWith('/')) return ownPath(text);
  const whole = /^https?:\/\//i.test(text) ? text : withScheme(text);
  if (!whole || !/^https?:\/\/[^/?#\s]/i.test(whole)) return null;
  const target = URL.parse(whole);
  return target && target.hostname && !target.username && !target.password ? target.href : null;
}

function ownPath(text: string): string | null {
  if (text.startsWith('//')) return null;
  const target = URL.parse(text, 'http://own.invalid');
  if (target?.host !== 'own.invalid' || target.pathname.startsWith('//')) return null;
  return target.pathname + target.search + target.hash;
}

/** `host.example/x` and `host.example:8080` get a scheme; `mailto:x` has one that is not ours. */
function withScheme(text: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#]|$)/i.test(text) ? `http://${text}` : null;
}
