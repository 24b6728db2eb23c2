import {
  bookmakerSlugPattern,
  maxBookmakerSlug,
  outIdPattern,
  outOddsPattern,
} from '@/lib/contract/validation/patterns';

/** The parts of a redirect path: the selection and the decimal odds that the link showed. */
export type ClickOutPath = {
  eventId: string;
  marketId: string;
  selectionId: string;
  odds: string;
};

const route = '/sportsbet/redirect';

type Link = {
  matchId: string;
  marketId: string;
  selectionId: string;
  /** Decimal, as the link shows them. */
  odds: string;
  /** Its slug; null where the host names no bookmaker. */
  bookmaker: string | null;
};

/** The URL of a price. */
export function clickOutHref({ matchId, marketId, selectionId, odds, bookmaker }: Link): string {
  const path = [matchId, marketId, selectionId, odds].map(encodeURIComponent).join('/');
  const query = bookmaker === null ? '' : `?bookmaker=${encodeURIComponent(bookmaker)}`;
  return `${route}/${path}${query}`;
}

/**
 * The bookmaker that the query of a price's URL names; null for none, and for text that is not a
 * slug.
 */
export function parseClickOutBookmaker(search: string): string | null {
  const slug = new URLSearchParams(search).get('bookmaker') ?? '';
  return slug.length <= maxBookmakerSlug && bookmakerSlugPattern.test(slug) ? slug : null;
}

/** Reads `/sportsbet/redirect/{eventId}/{marketId}/{selectionId}/{odds}`; null when any of it is malformed. */
export function parseClickOutPath(pathname: string): ClickOutPath | null {
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
