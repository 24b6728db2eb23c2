import type { OverChance } from '@/lib/contract/commentary';
import { fc } from '@/tests/fixtures/properties';
import { mergeOverChances } from './over-chances';

const someChances: fc.Arbitrary<OverChance[]> = fc.array(
  fc.record({
    over: fc.integer({ min: 1, max: 20 }),
    sides: fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((chance): [number, number] => [chance, 1 - chance]),
  }),
);

test('each over has its newest chance once, in the order of the overs', () => {
  fc.assert(
    fc.property(someChances, someChances, (before, newer) => {
      const known = mergeOverChances([], before);
      const merged = mergeOverChances(known, newer);
      const newest = new Map([...before, ...newer].map(({ over, sides }) => [over, sides]));

      expect(merged.map(({ over }) => over)).toEqual([...newest.keys()].sort((a, b) => a - b));
      for (const { over, sides } of merged) expect(sides).toEqual(newest.get(over));
    }),
  );
});
