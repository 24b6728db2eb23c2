import { foldName, foldSentence, foldText, slugOf } from './fold-text';

test.each([
  ['São Paulo', 'sao paulo'],
  ['MÜLLER', 'muller'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['भारत', 'भारत'],
])('%s is folded to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('accents are folded, and letters of other scripts are not', () => {
  expect(foldName('  Curaçao & São-Paulo ')).toBe('curacao and sao paulo');
  expect(foldName('मुंबई टाइगर्स')).toBe('मुंबई टाइगर्स');
  // They differ in a vowel sign alone.
  expect(foldName('मीना')).not.toBe(foldName('मेना'));
});

test('a sentence has one kind of quotes, dashes and spaces', () => {
  expect(foldSentence(' Larks’  side –\nwon ')).toBe("larks' side - won");
});

test('an id is never empty, and two names of only symbols have different ids', () => {
  expect(slugOf('Reed & Fern Cup')).toBe('reed-and-fern-cup');
  expect(slugOf('★★')).toBe('2605-2605');
  expect(slugOf('★')).not.toBe(slugOf('☆'));
});
