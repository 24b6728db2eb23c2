/** The abbreviation of a team's name, at most three letters: 'MI', 'RCB', 'SUR'. */
export function abbreviatedName(name: string): string {
  const words = name.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const spoken = words.filter(word => !connecting.has(word.toLowerCase()));
  const [first = ''] = spoken;
  const letters =
    spoken.length > 1 ? spoken.slice(0, 3).map(word => word.charAt(0)) : [first.slice(0, 3)];
  return letters.join('').toUpperCase();
}

/** Words that add no letter: the United States of America are USA. */
const connecting = new Set(['of', 'the', 'and']);
