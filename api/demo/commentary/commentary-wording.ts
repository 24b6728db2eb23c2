import { fnv1a } from '@/lib/hash';

/** The values of a phrase's placeholders. */
export type PhraseValues = Readonly<Record<string, string>>;

/**
 * Chooses one of the phrases, always the same for the same key, and fills in its placeholders. Consecutive
 * balls get different phrases of a list.
 */
export function fillPhrase(
  phrases: readonly string[],
  { key, ball }: { key: string; ball: number },
  values: PhraseValues,
): string {
  const phraseIndex = (at: number) => hashKey(`${key}/${at}`) % phrases.length;
  const repeats = phraseIndex(ball) === phraseIndex(ball - 1);
  const phrase = phrases[(phraseIndex(ball) + (repeats ? 1 : 0)) % phrases.length] ?? '';
  const text = phrase.replace(/\{(\w+)\}/g, (_, word: string) => values[word] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Mixes FNV-1a so that keys that differ in their last digit are spread. */
function hashKey(key: string): number {
  const hash = fnv1a(key);
  // Not `fnv1aMixed`: another mixer would change the comments of matches already stored.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
