/** The abbreviation of a team's name, at most three letters: 'MI', 'RCB', 'SUR'. */
export function abbreviatedName(name: string): string {
  const spoken = spokenWords(name);
  const [first = ''] = spoken;
  const letters =
    spoken.length > 1 ? spoken.slice(0, 3).map(word => word.charAt(0)) : [first.slice(0, 3)];
  return letters.join('').toUpperCase();
}

/**
 * The abbreviations of both sides of a match, which always differ: by the first letter in which the
 * names do, otherwise by a number.
 */
export function abbreviatedNames([first, second]: readonly [string, string]): [string, string] {
  const [one, other] = [abbreviatedName(first), abbreviatedName(second)];
  if (one !== other) return [one, other];
  const [letters, otherLetters] = [lettersOf(first), lettersOf(second)];
  const at = letters.findIndex((letter, index) => letter !== otherLetters[index]);
  const [letter, otherLetter] = [letters[at], otherLetters[at]];
  const start = one.slice(0, 2);
  return letter !== undefined && otherLetter !== undefined
    ? [start + letter, start + otherLetter]
    : [`${start}1`, `${start}2`];
}

/** Words that add no letter: the United States of America are USA. */
const connecting = new Set(['of', 'the', 'and']);

const spokenWords = (name: string): string[] =>
  (name.match(/[\p{Letter}\p{Number}]+/gu) ?? []).filter(
    word => !connecting.has(word.toLowerCase()),
  );

const lettersOf = (name: string): string[] => [...spokenWords(name).join('').toUpperCase()];
