import { editDistance } from './edit-distance';

const shortest = 4;
const maxMeant = 3;

/** How many slips of the finger a word of this length is forgiven. */
const forgiven = (word: string): number => (word.length < 6 ? 1 : 2);

/** Of known words those that a mistyped one may have meant, the nearest alone; none for a short one. */
export function meantWords(word: string, known: readonly string[]): string[] {
  if (word.length < shortest || /^\d+$/.test(word)) return [];
  const limit = forgiven(word);
  const measured = known
    .map(one => ({ one, distance: editDistance(word, one, limit) }))
    .filter(({ distance }) => distance <= limit);
  const nearest = Math.min(...measured.map(({ distance }) => distance));
  return measured
    .filter(({ distance }) => distance === nearest)
    .map(({ one }) => one)
    .slice(0, maxMeant);
}
