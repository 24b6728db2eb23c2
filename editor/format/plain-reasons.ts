/** The sentences for what the loader's schemas report of single values; others are sentences already. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^Invalid input: expected \w+, received (undefined|null)$/, 'This is needed for publication.'],
  [/^Too small: expected (string|array) to have >=1 \w+$/, 'This is needed for publication.'],
  [/^Invalid option: expected one of .+$/, 'Choose one of the options.'],
  [/^Invalid input: expected number, received \w+$/, 'Enter a number.'],
  [/^Invalid input: expected string, received \w+$/, 'Enter a text.'],
  [/^Too big: expected \w+ to have <=(\d+) characters$/, 'Use at most $1 characters.'],
  [/^Too big: expected \w+ to have <=(\d+) items$/, 'Use at most $1 of them.'],
  [/^Too small: expected (?:number|int) to be >=(-?[\d.]+)$/, 'Enter a number from $1.'],
  [/^Too small: expected (?:number|int) to be >(-?[\d.]+)$/, 'Enter a number above $1.'],
  [/^Too big: expected (?:number|int) to be <=(-?[\d.]+)$/, 'Enter a number up to $1.'],
  [/^Too big: expected (?:number|int) to be <(-?[\d.]+)$/, 'Enter a number below $1.'],
  [/^expected-words-like-this$/i, 'Write it in lower case, with hyphens: words-like-this.'],
  [/^expected published_at or days_ago$/, 'Enter a time at "Appears at".'],
];

/** A reason of the API's loader as a sentence for the field at which the form shows it. */
export function plainReason(reason: string): string {
  for (const [pattern, sentence] of sentences)
    if (pattern.test(reason)) return reason.replace(pattern, sentence);
  return reason;
}
