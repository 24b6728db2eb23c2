import { plainReason } from '@/editor/format/plain-reasons';

test.each([
  ['Invalid input: expected string, received undefined', 'This is needed for publication.'],
  ['Invalid input: expected object, received null', 'This is needed for publication.'],
  ['Invalid option: expected one of 1|2', 'Choose one of the options.'],
  ['Invalid input: expected number, received string', 'Enter a number.'],
  ['Too big: expected string to have <=200 characters', 'Use at most 200 characters.'],
  ['Too small: expected number to be >0', 'Enter a number above 0.'],
  ['Too small: expected number to be >=1800', 'Enter a number from 1800.'],
  ['Too big: expected int to be <=2200', 'Enter a number up to 2200.'],
  ["there is no bookmaker 'Silly Point'", "there is no bookmaker 'Silly Point'"],
])('the reason "%s" is shown as "%s"', (reason, sentence) => {
  expect(plainReason(reason)).toBe(sentence);
});

test.each(['string', 'array'])('an empty %s is shown as needed', type => {
  const unit = type === 'string' ? 'characters' : 'items';

  expect(plainReason(`Too small: expected ${type} to have >=1 ${unit}`)).toBe(
    'This is needed for publication.',
  );
});
