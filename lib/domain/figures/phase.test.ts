import { phaseOf } from './phase';

test.each([
  ['t20', 20, [6, 16]],
  ['t20', 10, [3, 8]],
  ['one-day', 50, [10, 40]],
  ['t10', 10, [3, 8]],
  ['hundred', 20, [5, 16]],
] as const)('%s of %i overs: the middle is from %j', (format, overs, [middle, death]) => {
  const phases = Array.from({ length: overs }, (_, over) => phaseOf(over, overs, format));

  expect([phases.indexOf('middle'), phases.indexOf('death')]).toEqual([middle, death]);
  expect(phases.slice(0, middle)).toEqual(Array(middle).fill('powerplay'));
  expect(phases.slice(death)).toEqual(Array(overs - death).fill('death'));
});

test('without a limit of overs there are no phases', () => {
  expect(phaseOf(3, 90, 'multi-day')).toBeNull();
  expect(phaseOf(3, 0, 't20')).toBeNull();
});
