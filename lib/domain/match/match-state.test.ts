import { matchFormats } from '@/lib/contract/match-format';
import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import { aMatch } from '@/tests/fixtures/match';
import { leadText, matchStateText, periodText, textWithShortNames } from './match-state';

const lead = (first: string | null, second: string | null) =>
  leadText(aMatch({ scores: [first, second] }));

test('a known format states whether sides bat twice', () => {
  const scores: [string, string] = ['126 & 21/1', '126 & 10'];

  expect(leadText(aMatch({ scores, format: 'hundred' }))).toBeNull();
  expect(leadText(aMatch({ scores: ['300/4d', '120/3'], format: 'multi-day' }))).toBe(
    'Ferns lead by 180 runs',
  );
  // The Hundred's totals of a hundred balls are not overs of a Test.
  expect(
    leadText(aMatch({ scores: ['126/6 (100.0)', '40/1 (33.0)'], format: 'hundred' })),
  ).toBeNull();
});

test.each(matchFormats)('a side leads in %s if and only if sides bat twice', format => {
  const match = aMatch({ scores: ['300/4 (90.0)', '120/3'], format });

  expect(leadText(match) !== null).toBe(isBattedTwice(format));
});

test.each([
  ['364 (126.1) & 298/8 (109.3)', '391 (128.0) & 120 (51.5)', 'Ferns lead by 151 runs'],
  ['364 (126.1)', '120/3 (40.0)', 'Ferns lead by 244 runs'],
  ['183 & 52/1', '236', 'Herons lead by 1 run'],
  ['191 (60.0)', '191/4 (55.2)', 'Scores level'],
  ['40/6d (20.0)', '12/1 (4.0)', 'Ferns lead by 28 runs'],
])('the lead of %s and %s is %s', (first, second, text) => {
  expect(lead(first, second)).toBe(text);
});

test.each([
  ['162/5 (20.0)', '122/3 (13.0)'],
  ['137/9 (20.0) & 10/0', '137 (19.4) & 8/2'],
  ['137/9 (20.0) & 44/0 (1.0)', '137 (19.4)'],
  ['364 (126.1)', null],
  [null, null],
])('%s and %s have no lead: limited overs, or one side has not batted', (first, second) => {
  expect(lead(first, second)).toBeNull();
});

const test4 = aMatch({ scores: ['364 (126.1) & 12/1 (4.0)', '391 (128.0)'] });

test('the state has the lead unless the text of the feed has it', () => {
  const state = (statusText: string) => matchStateText({ ...test4, statusText });

  expect(state('Tea')).toBe('Tea, Herons lead by 15 runs');
  expect(state('')).toBe('Herons lead by 15 runs');
  expect(state('Ferns trail by 15 runs')).toBe('Ferns trail by 15 runs');
  expect(state('Ferns need 57 runs to win')).toBe('Ferns need 57 runs to win');
});

test('a match that is over has its result only', () => {
  expect(matchStateText({ ...test4, status: 'other', statusText: 'Abandoned' })).toBe('Abandoned');
});

test.each([
  ['Day 4, session 2', 'In progress', 'Day 4, session 2'],
  ['3rd innings', 'Day 4: Stumps', 'Day 4: Stumps'],
  ['Day 4', 'Tea', 'Day 4'],
  ['1st innings', null, '1st innings'],
  ['', null, ''],
])('the period of %p and the status %p is %p', (inplayTime, status, text) => {
  expect(periodText(inplayTime, status)).toBe(text);
});

test('a long text of a state has the sides by their abbreviations', () => {
  const names = ['Wolvercote and Upper Heyford Wanderers', 'Kidlington and Cherwell'] as const;
  const short = ['WUH', 'KC'] as const;
  const state = 'need 41 runs from 42 balls to beat';

  expect(textWithShortNames(`${names[0]} ${state} ${names[1]}`, names, short)).toBe(
    `WUH ${state} KC`,
  );
  expect(textWithShortNames(`${names[0]} won`, names, short)).toBe(`${names[0]} won`);
});
