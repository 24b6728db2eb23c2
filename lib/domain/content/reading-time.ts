import { plainText } from './plain-text';

/** Adults read about 240 words of English prose in a minute (Brysbaert, 2019). */
const wordsPerMinute = 240;

/** The minutes that an HTML text takes to read, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plainText(html, Infinity).split(' ').length / wordsPerMinute));
