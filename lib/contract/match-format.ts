/** The format of a match, as far as clocks and innings depend on it. */
export const matchFormats = ['t20', 'one-day', 'multi-day', 'hundred', 't10'] as const;
export type MatchFormat = (typeof matchFormats)[number];
