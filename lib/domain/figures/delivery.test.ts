import { toDelivery } from './delivery';

const ball = { Id: '1', Over: '3.4', Isball: true, Batsman: '7', Bowler: '9', Runs: '0' };
const plain = { runs: 0, conceded: 0, isFaced: true, isLegal: true, out: null };

test.each([
  [{ Runs: '4' }, { ...plain, runs: 4, conceded: 4 }],
  [
    { Runs: 1, Detail: 'wd' },
    { ...plain, conceded: 1, isFaced: false, isLegal: false },
  ],
  [
    { Runs: '5', Detail: '5WD' },
    { ...plain, conceded: 5, isFaced: false, isLegal: false },
  ],
  [
    { Runs: '5', Detail: 'nb' },
    { ...plain, runs: 4, conceded: 5, isLegal: false },
  ],
  [
    { Runs: '4', Detail: '4lb' },
    { ...plain, conceded: 0 },
  ],
  [{ Runs: '2', Detail: 'b' }, plain],
  // A no-ball with three byes.
  [
    { Runs: '4', Detail: 'nb', Batsman_Runs: '0', Bowler_Conceded_Runs: '1' },
    { ...plain, conceded: 1, isLegal: false },
  ],
  [
    { Detail: 'W', Iswicket: '1', Howout: 'b Sen' },
    { ...plain, out: { player: '7', howOut: 'b Sen' } },
  ],
  [
    { Runs: '1', Detail: 'W', Iswicket: true, Dismissed: '8', Howout: 'run out (Rao)' },
    { ...plain, runs: 1, conceded: 1, out: { player: '8', howOut: 'run out (Rao)' } },
  ],
])('a ball of %j', (change, expected) => {
  expect(toDelivery({ ...ball, ...change })).toEqual({
    over: 3,
    batter: '7',
    bowler: '9',
    ...expected,
  });
});

test.each([
  { Batsman: '' },
  { Bowler: null },
  { Runs: '' },
  { Runs: 'four' },
  { Over: '' },
  { Over: 'last' },
])('a comment with %j states no ball', change => {
  expect(toDelivery({ ...ball, ...change })).toBeNull();
});
