import { sideId } from '@/lib/domain/match/side/side-id';
import { foldSentence } from '@/lib/domain/fold-text';

/** A side as a sentence may name it; `short` is its abbreviation, such as 'RCB'. */
export type SideName = { name: string; short?: string | null };

/** The marks of the two sides in a sentence; both are characters for private use. */
export const sideMarks = ['\ue000', '\ue001'] as const;

/** A folded sentence in which marks replace the names of the sides, longest first. */
export function markSides(sentence: string, sides: readonly [SideName, SideName]): string {
  const known = sides.flatMap(({ name, short }, side) =>
    [name, short ?? '', withoutGender(name)]
      .map(foldSentence)
      .filter(Boolean)
      .map(text => ({ text, side })),
  );
  const names = known
    .filter(({ text, side }) => !known.some(other => other.text === text && other.side !== side))
    .sort((a, b) => b.text.length - a.text.length);
  return names.reduce(
    (text, { text: name, side }) => text.replace(wholeName(name), sideMarks[side] ?? ''),
    sentence,
  );
}

const wholeName = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}\ue000\ue001])(?:the )?${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}\\p{M}])`,
    'gu',
  );

/**
 * Words that distinguish sides of women and men and that one of two texts about a match often
 * lacks.
 */
const gender = /(?: | ?\()(?:women|men|w|m|ladies)\)?$/i;

const withoutGender = (name: string): string => name.trim().replace(gender, '');

/**
 * The side that a part of a marked sentence names: by its mark, its initials, the beginning of its only
 * word or some of its words. Null when it is neither side, or might be both.
 */
export function sideNamed(text: string, sides: readonly [SideName, SideName]): 0 | 1 | null {
  const called = withoutGender(text.trim().replace(/^the /, ''));
  if (called === sideMarks[0]) return 0;
  if (called === sideMarks[1]) return 1;
  if (sideMarks.some(mark => called.includes(mark))) return null;
  const fits = sides.map(side => isCalled(called, side));
  if (fits[0] === fits[1]) return null;
  return fits[0] ? 0 : 1;
}

const wordsOf = (text: string): string[] => foldSentence(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

const shortestPart = 3;
/** Words that no abbreviation has a letter for. */
const connecting = new Set(['of', 'the', 'and']);

function isCalled(called: string, { name }: SideName): boolean {
  if (sideId(called) === sideId(withoutGender(name))) return true;
  const words = wordsOf(withoutGender(name));
  const given = wordsOf(called);
  const [only = ''] = given;
  if (given.length === 0 || words.length === 0) return false;
  const initials = words.filter(word => !connecting.has(word)).map(word => word.charAt(0));
  if (given.length === 1 && words.length > 1 && only === initials.join('')) return true;
  if (given.length === 1 && words.length === 1)
    return only.length >= shortestPart && (words[0] ?? '').startsWith(only);
  const isPart = (some: string[], all: string[]) =>
    some.join('').length >= shortestPart && some.every(word => all.includes(word));
  return isPart(given, words) || isPart(words, given);
}
