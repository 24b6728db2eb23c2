const letters = 26;

/**
 * The nth of 676 words of three letters. Two of them differ in two letters or more, so that the API takes
 * no two teams with them for similar.
 */
export function tagOf(n: number): string {
  const first = Math.floor(n / letters) % letters;
  const second = n % letters;
  return [first, second, (first + second) % letters]
    .map(at => String.fromCharCode(65 + at))
    .join('');
}
