/*
 * The characters that are removed from the texts of other hosts and sources: characters that are
 * invisible, that reverse the direction of the text around them, or that calendars, feeds and the
 * database cannot have. Joiners and variation selectors stay: Indian scripts, Persian and emoji are
 * written with them.
 */

/** Control and format characters, halves of surrogate pairs and other characters without a shape. */
export const invisible =
  '(?![\\u200c\\u200d\\p{Variation_Selector}])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\p{DI}\\p{NChar}]';
const anyInvisible = new RegExp(invisible, 'gu');
/** Except for line breaks, tabs and the marks with which prose in several directions is written. */
const notInProse = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e]/gu;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const isPlain = /^[ -~]*$/;

export const maxNameCharacters = 80;
export const maxTitleCharacters = 200;

/** A text of several lines, such as a comment. */
export const toProse = (text: string): string =>
  isPlain.test(text) ? text : text.replace(notInProse, '');

/** A text of one line. */
export const toLine = (text: string): string =>
  isPlain.test(text) ? text : text.replace(lineBreaks, ' ').replace(anyInvisible, '');

/** The name of a match, a market or a question; a longer one is shortened. */
export const toTitle = (text: string): string => shortened(toLine(text).trim(), maxTitleCharacters);

/** The name of a team, a player, a competition, an outcome or a bookmaker; a longer one is shortened. */
export const toName = (text: string): string => shortened(toLine(text).trim(), maxNameCharacters);

/** The cleaners by the keyword of a shape. */
export const cleaners = { prose: toProse, line: toLine, title: toTitle, name: toName } as const;

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  // Twice as many code units may be as many characters.
  const characters = [...text.slice(0, 2 * max + 1)];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}
