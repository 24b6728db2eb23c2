import { scoreText, toInningsScores } from './score';

test.each([
  ['122/3 (13.0)', [['122/3', '13.0']]],
  ['122/3 (13.0 ov)', [['122/3', '13.0']]],
  ['122/3', [['122/3', null]]],
  ['0', [['0', null]]],
  ['250/6d (80.2)', [['250/6d', '80.2']]],
  [
    '364 (126.1) & 298/8 (109.3)',
    [
      ['364', '126.1'],
      ['298/8', '109.3'],
    ],
  ],
  [
    '137/9 (20.0) & 10/0',
    [
      ['137/9', '20.0'],
      ['10/0', null],
    ],
  ],
  ['310 & ', [['310', null]]],
  ['', []],
  [' ', []],
  [null, []],
])('%p has the innings %j', (score, innings) => {
  expect(toInningsScores(score)).toEqual(innings.map(([runs, overs]) => ({ runs, overs })));
});

test.each([
  ['61/1 (6.2)', '61/1, 6.2 overs'],
  ['364 (126.1) & 298/8 (109.3)', '364, 126.1 overs and 298/8, 109.3 overs'],
  ['191 & 57/1', '191 and 57/1'],
  [null, ''],
])('%p in a line is %p', (score, text) => {
  expect(scoreText(score)).toBe(text);
});
