import { withoutLastWord } from '@/lib/domain/content/plain-text';
import { foldText } from '@/lib/domain/fold-text';

/** Longer queries are cut: they are part of a URL. */
export const maxQueryLength = 200;
const maxWords = 12;
const maxWordLength = 40;

/** Runs of letters, digits and the marks that belong to letters. */
export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * A query that may be shown and cached: one trimmed line of complete characters, cut to the maximum
 * length.
 */
export function cleanQuery(text: string): string {
  const line = text
    .replace(/\p{Cs}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line
    .slice(0, maxQueryLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** The words of a query, folded, each once. */
export function searchWords(query: string): string[] {
  const words = foldText(cleanQuery(query)).match(wordPattern) ?? [];
  return [...new Set(words.map(word => word.slice(0, maxWordLength)))].slice(0, maxWords);
}

/** Words that do not narrow a search: grammatical ones, and those that fit every page. */
const fillers = new Set(
  `a an and are at be by can do does for from how i in is it me my of on or please s show tell the
  to v vs versus was what when where which who will with cricket live match matches score scores
  today`.match(/\S+/g),
);

/** The words of a query that are evidence; all of them when none is. */
export function evidenceWords(words: readonly string[]): string[] {
  const evidence = words.filter(word => !fillers.has(word));
  return evidence.length > 0 ? evidence : [...words];
}

const initials = /^\p{Lu}{1,4}$/u;

/**
 * Whether a name of initials and a surname, such as 'RG Sharma', may be that of a person whose folded given
 * name and surname these are.
 */
export function isNameByInitial(name: string, given: string, surname: string): boolean {
  const [first = '', ...rest] = name.split(' ');
  return (
    initials.test(first) &&
    foldText(first).charAt(0) === given.charAt(0) &&
    searchWords(rest.join(' ')).includes(surname)
  );
}

const tableWords = new Set(['table', 'tables', 'points', 'standings']);

/** Whether a query asks for a points table. */
export const asksForTable = (words: readonly string[]): boolean =>
  words.some(word => tableWords.has(word));

/** A piece of a text; `marked` when it is one of the searched words. */
export type Piece = { text: string; marked: boolean };

/**
 * Splits a text into pieces. The words that begin with one of `words` (folded), or are another form
 * of it, are marked.
 */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!matchesQuery(foldText(word), words)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** Whether a text has each of the words of a query, or one of the alternatives of each. */
export function hasEveryWord(text: string, alternatives: readonly (readonly string[])[]): boolean {
  const words = foldText(text).match(wordPattern) ?? [];
  return alternatives.every(alternative => words.some(word => matchesQuery(word, alternative)));
}

const matchesQuery = (word: string, searched: readonly string[]): boolean =>
  searched.some(wanted => word.startsWith(wanted) || stemOf(word) === stemOf(wanted));

/** 'wickets', 'wicket' and 'batted', 'batting' without their endings; short words are unchanged. */
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(ies|y)$/, 'i').replace(/(ing|ed|es|s|e)$/, '') : word;

/** The first line of a text, and the others that have one of the words, at most four in all. */
export const matchingLines = (text: string, words: readonly string[]): string =>
  text
    .split('\n')
    .filter((line, index) => index === 0 || hasAnyWord(line, words))
    .slice(0, 4)
    .filter(Boolean)
    .join(' · ');

const hasAnyWord = (text: string, words: readonly string[]): boolean =>
  (foldText(text).match(wordPattern) ?? []).some(word => matchesQuery(word, words));

const excerptLength = 170;
const leadLength = 60;

/** The part of a long text around the first matching word, or its beginning without one. */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text;
  const first = [...text.matchAll(wordPattern)].find(([word]) =>
    matchesQuery(foldText(word), words),
  );
  const from = startOfWord(text, Math.max(0, (first?.index ?? 0) - leadLength));
  const cut = text.slice(from, from + excerptLength);
  const isCut = from + excerptLength < text.length;
  return (from > 0 ? '…' : '') + (isCut ? `${withoutLastWord(cut)}…` : cut);
}

function startOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}
