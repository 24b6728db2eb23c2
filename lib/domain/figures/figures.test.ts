import { fc } from '@/tests/fixtures/properties';
import { toBatting } from './batting';
import { toBowling } from './bowling';
import { letterOf, playerIdOf, playerPath, sortNameOf } from './player';

const battingInnings = fc.record({
  runs: fc.nat(400),
  balls: fc.nat(600),
  fours: fc.nat(30),
  sixes: fc.nat(20),
  isOut: fc.boolean(),
  howOut: fc.constant('b Sen'),
});
const bowlingInnings = fc.record({
  balls: fc.nat(300),
  maidens: fc.nat(20),
  runs: fc.nat(200),
  wickets: fc.nat(10),
});

describe('batting', () => {
  test('nobody has figures without an innings', () => {
    expect([toBatting([]), toBowling([], 6)]).toEqual([null, null]);
  });

  test('an average times the times out is the runs, and there is none for someone never out', () => {
    fc.assert(
      fc.property(fc.array(battingInnings, { minLength: 1 }), innings => {
        const outs = innings.filter(({ isOut }) => isOut).length;
        const { average, runs = NaN, notOuts, highest } = toBatting(innings) ?? {};
        expect(notOuts).toBe(innings.length - outs);
        if (outs === 0) expect(average).toBeNull();
        else expect((average ?? NaN) * outs).toBeCloseTo(runs);
        expect(highest?.runs).toBe(Math.max(...innings.map(one => one.runs)));
      }),
    );
  });

  test('a strike rate needs a ball, and every innings must state its balls', () => {
    const innings = { runs: 3, balls: 0, fours: 0, sixes: 0, isOut: false, howOut: 'not out' };
    expect(toBatting([innings])).toMatchObject({ average: null, strikeRate: null, balls: 0 });
    expect(
      toBatting([
        { ...innings, balls: 2 },
        { ...innings, balls: null },
      ]),
    ).toMatchObject({
      ...{ runs: 6, balls: null, strikeRate: null, fours: 0 },
    });
  });

  test('99 is a fifty and 100 a hundred; the highest is not out before out', () => {
    const innings = (runs: number, isOut: boolean) => ({
      ...{ runs, balls: 60, fours: 0, sixes: 0, isOut, howOut: '' },
    });
    expect(
      toBatting([innings(100, true), innings(99, true), innings(100, false), innings(49, true)]),
    ).toMatchObject({ hundreds: 2, fifties: 1, highest: { runs: 100, isOut: false } });
  });
});

describe('bowling', () => {
  test('is added up, and quotients are those of the sums', () => {
    fc.assert(
      fc.property(
        fc.array(bowlingInnings, { minLength: 1 }),
        fc.constantFrom(5, 6),
        (innings, perOver) => {
          const total = toBowling(innings, perOver);
          const balls = innings.reduce((sum, one) => sum + one.balls, 0);
          const wickets = innings.reduce((sum, one) => sum + one.wickets, 0);
          expect([total?.balls, total?.wickets]).toEqual([balls, wickets]);
          const runs = total?.runs ?? NaN;
          if (balls === 0) expect(total?.economy).toBeNull();
          else expect(((total?.economy ?? NaN) * balls) / perOver).toBeCloseTo(runs);
          if (wickets === 0) expect([total?.average, total?.strikeRate]).toEqual([null, null]);
          else expect((total?.average ?? NaN) * wickets).toBeCloseTo(runs);
          expect(total?.best.wickets).toBe(Math.max(...innings.map(one => one.wickets)));
        },
      ),
    );
  });

  test('the best is the most wickets, then the fewest runs', () => {
    const innings = (wickets: number, runs: number) => ({ balls: 24, maidens: 0, wickets, runs });
    expect(toBowling([innings(3, 20), innings(5, 40), innings(5, 12)], 6)).toMatchObject({
      best: { wickets: 5, runs: 12 },
      fiveWickets: 2,
    });
  });
});

describe('a player', () => {
  test.each([
    ['RG Sharma', 's', 'sharma rg'],
    ['K Łukasz', 'l', 'lukasz k'],
    ['रोहित शर्मा', 'श', 'शर्मा रोहित'],
    ['Harmanpreet', 'h', 'harmanpreet'],
    ["Shaun O'Brien", 'o', 'obrien shaun'],
    ['★', '#', ''],
  ])('%s is listed under %s, as %s', (name, letter, sortName) => {
    expect([letterOf(name), sortNameOf(name)]).toEqual([letter, sortName]);
  });

  test.each([
    [{ id: '740742', name: 'RG Sharma' }, '/players/rg-sharma-740742'],
    [{ id: '7', name: 'रोहित' }, `/players/${encodeURIComponent('रोहित')}-7`],
    [{ id: '7', name: '★' }, '/players/2605-7'],
  ])('%j has the address %s', (player, path) => {
    expect(playerPath(player)).toBe(path);
  });

  test('an id has no dash: it is what follows the last one of an address', () => {
    expect(playerIdOf('0e2c1f5a-11d2-4b')).toBe('0e2c1f5a11d24b');
    expect(playerIdOf('/?#')).toBe('');
  });
});
