/** The words a phrase may ask for. */
export type Words = Readonly<Record<string, string>>;

/**
 * One of the phrases, always the same for the same key, with its words filled in. A ball and the
 * one before it never get the same phrase of a list by chance.
 */
export function worded(
  phrases: readonly string[],
  { key, ball }: { key: string; ball: number },
  words: Words,
): string {
  const pick = (at: number) => fnv1a(`${key}/${at}`) % phrases.length;
  const repeats = pick(ball) === pick(ball - 1);
  const phrase = phrases[(pick(ball) + (repeats ? 1 : 0)) % phrases.length] ?? '';
  const text = phrase.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** FNV-1a, 32 bits, finished so that keys which differ in their last digit spread. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
