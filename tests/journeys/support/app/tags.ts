/**
 * An odd number, so that the third letter of two tags with swapped or changed letters differs too.
 */
const letters = 25;

/**
 * The nth of 625 words of three letters. Two of them are two edits apart or more, a swap of neighbours
 * included, so that the API takes no two teams with them for similar.
 */
export function tagOf(n: number): string {
  const first = Math.floor(n / letters) % letters;
  const second = n % letters;
  return [first, second, (first + 2 * second) % letters]
    .map(at => String.fromCharCode(65 + at))
    .join('');
}
