/** What stands beside an offer whose own terms the host does not say. */
const usualTerms = '18+. New customers only. T&Cs apply.';

/** The terms beside an offer. */
export const offerTerms = (terms: string | null | undefined): string => terms?.trim() || usualTerms;

/** The click-out to a bookmaker: always a new tab, always a paid link. */
export const bookmakerClickOutPath = (slug: string): string =>
  `/bookmaker/redirect/${encodeURIComponent(slug)}`;
