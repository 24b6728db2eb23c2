import { editDistance } from './edit-distance';

const shortest = 4;
const maxCorrections = 3;

/** The greatest edit distance of a correction for a word of this length. */
const maxDistance = (word: string): number => (word.length < 6 ? 1 : 2);

/** The nearest known words to a misspelt one; none for a short one. */
export function suggestCorrections(word: string, knownWords: readonly string[]): string[] {
  if (word.length < shortest || /^\d+$/.test(word)) return [];
  const limit = maxDistance(word);
  const measured = knownWords
    .map(candidate => ({ one: candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit);
  const nearest = Math.min(...measured.map(({ distance }) => distance));
  return measured
    .filter(({ distance }) => distance === nearest)
    .map(({ one }) => one)
    .slice(0, maxCorrections);
}
