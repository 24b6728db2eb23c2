/** The format of a match, as far as clocks and innings depend on it. */
export const matchFormats = ['t20', 'one-day', 'multi-day', 'hundred', 't10'] as const;
export type MatchFormat = (typeof matchFormats)[number];

/** The parts of an innings: its powerplay, its last overs, and those between them. */
export const phases = ['powerplay', 'middle', 'death'] as const;
export type Phase = (typeof phases)[number];
