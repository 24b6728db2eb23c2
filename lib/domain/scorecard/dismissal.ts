/*
 * How an innings of a batter ended, in the words of scorecards. Sources: Laws 25.4.2 and 25.4.3 of the Laws
 * of Cricket (2017 Code): a batter who retires through illness, injury or another unavoidable cause is
 * recorded as 'Retired – not out', and only 'Retired – out' is a dismissal; recorded scorecards of
 * Cricsheet, Sports Interactive, EntitySport and CricketData for the other spellings.
 */

/** 'Retd. hurt', 'retired - not out (ill)' and 'retired hurt' are 'retired hurt' and so on. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const atCrease = new Set(['not out', 'notout', 'no', 'n o', 'batting', 'at the crease', 'in', '']);
const retired = /^(?:retired|retd|ret|rtd)(?: |$)/;
const didNotBat = /^(?:absent|did not bat|dnb|yet to bat|not batted)\b/;

/** Whether a batter is still in, or was when the innings ended. */
export const isNotOut = (howOut: string | null): boolean => atCrease.has(fold(howOut ?? ''));

/** Whether a batter left the field and may come back. 'Retired' alone is not a dismissal either. */
export function isRetiredNotOut(howOut: string | null): boolean {
  const words = fold(howOut ?? '');
  return retired.test(words) && (!/\bout\b/.test(words) || /\bnot out\b/.test(words));
}

/** Whether a dismissal counts among the wickets of the innings. */
export const isWicket = (howOut: string | null): boolean =>
  !isNotOut(howOut) && !isRetiredNotOut(howOut) && !didNotBat.test(fold(howOut ?? ''));

/** How a batter was out (Laws 32 to 40), as scorecards abbreviate it; the first that fits. */
const kinds = [
  ['caught and bowled', /^(?:c\s*(?:&|and)\s*b|c\s+(?:&|and)\s+b|caught and bowled)\b/i],
  ['caught', /^(?:ct?|caught)\b/i],
  ['bowled', /^(?:b|bowled)\b/i],
  ['lbw', /^lbw\b/i],
  ['stumped', /^(?:st|stumped)\b/i],
  ['run out', /^run\s*out\b/i],
  ['hit wicket', /^(?:hit wicket|hw)\b/i],
] as const;

export type HowOut = (typeof kinds)[number][0] | 'other';

/** The kind of a dismissal in a scorecard's words, such as 'c Rao b Sen'; null where nobody was out. */
export function howOutKind(howOut: string | null): HowOut | null {
  if (!isWicket(howOut)) return null;
  return kinds.find(([, pattern]) => pattern.test(howOut?.trim() ?? ''))?.[0] ?? 'other';
}
