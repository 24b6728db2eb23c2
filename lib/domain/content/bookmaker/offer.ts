/** The default terms of an offer whose host sends none. */
const usualTerms = '18+. New customers only. T&Cs apply.';

/** The terms shown with an offer. */
export const offerTerms = (terms: string | null | undefined): string => terms?.trim() || usualTerms;

/** The click-out to a bookmaker: always a new tab, always marked as sponsored. */
export const bookmakerClickOutPath = (slug: string): string =>
  `/bookmaker/redirect/${encodeURIComponent(slug)}`;
