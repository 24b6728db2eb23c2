import { Movers } from '@/lib/contract/prices/movers';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { toMover } from './movers';

const wire = (changes = {}) => {
  const [mover] = Movers.parse({
    results: [
      {
        event: wireEvent(),
        market: { id: 'winner', name: 'Match winner' },
        selection: { id: 'home', name: 'Ferns' },
        from: 2,
        to: 1.6,
        since: 100,
        bookmaker: 'best',
        points: [
          [100, 2],
          [160, 1.6],
        ],
        ...changes,
      },
    ],
  }).results;
  if (!mover) throw new Error('no mover');
  return toMover(mover);
};

test('a shorter price is a higher probability, in percentage points', () => {
  expect(wire().shift).toBeCloseTo(12.5);
  expect(wire({ from: 1.6, to: 2 }).shift).toBeCloseTo(-12.5);
});

test('a move names its match and leads to its price history', () => {
  expect(wire()).toMatchObject({
    match: 'Ferns v Herons',
    href: expect.stringMatching(/^\/matches\/.*-5012#prices$/) as string,
    market: 'Match winner',
    selection: 'Ferns',
    points: [
      { at: 100, odds: 2 },
      { at: 160, odds: 1.6 },
    ],
  });
});

test('a move of an outright has no teams and leads to the history on its page', () => {
  const event = wireEvent({ name: 'Reed Cup - Winner', competitors: [] });

  expect(wire({ event })).toMatchObject({
    match: null,
    href: '/odds/outrights/reed-cup-winner-5012#prices',
  });
});

test('the line begins at the first price when there are no points', () => {
  expect(wire({ points: undefined }).points).toEqual([{ at: 100, odds: 2 }]);
});
