import { splitScore } from './score';

test.each([
  ['122/3 (13.0)', '122/3', '13.0'],
  ['122/3', '122/3', null],
  ['0', '0', null],
  ['0/0 (0.1)', '0/0', '0.1'],
  ['250/6d (80.2)', '250/6d', '80.2'],
  ['137/9 (20.0) & 10/0', '137/9 & 10/0', null],
  ['310 (98.0) & 122/3 (31.4)', '310 & 122/3', null],
  ['310 & ', '310', null],
  ['', '-', null],
  [' ', '-', null],
  [null, '-', null],
])('%p is %s, in %p overs', (score, runs, overs) => {
  expect(splitScore(score)).toEqual({ runs, overs });
});
