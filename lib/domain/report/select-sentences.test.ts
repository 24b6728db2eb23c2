import { reportWords, selectSentences, type Candidate } from './select-sentences';

/** A sentence of a number of words, the first its name. */
const candidate = (name: string, rank: number, paragraph: number, words: number): Candidate => ({
  ...{ rank, paragraph },
  sentence: { text: [name, ...Array<string>(words - 1).fill('word')].join(' '), facts: [] },
});

const chosen = (candidates: readonly Candidate[]) =>
  selectSentences(candidates)?.map(paragraph => paragraph.map(({ text }) => text.split(' ')[0]));

test('what matters least is left out, and the rest keeps its place', () => {
  expect(
    chosen([
      candidate('least', 9, 0, 100),
      candidate('first', 1, 0, 100),
      candidate('last', 0, 2, 100),
      candidate('middle', 5, 1, 100),
    ]),
  ).toEqual([['first'], ['middle'], ['last']]);
});

test('a shorter sentence takes the place of one that is too long', () => {
  expect(
    chosen([
      candidate('first', 0, 0, 200),
      candidate('long', 1, 0, 101),
      candidate('short', 2, 0, 100),
    ]),
  ).toEqual([['first', 'short']]);
});

test('too few words are no report, and an unknown sentence has none', () => {
  const almost = candidate('first', 0, 0, reportWords.least - 1);
  expect(selectSentences([almost, { rank: 0, paragraph: 0, sentence: null }])).toBeNull();
  expect(chosen([almost, candidate('one', 1, 0, 1)])).toEqual([['first', 'one']]);
});
