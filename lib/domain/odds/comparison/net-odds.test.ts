import { fc } from '@/tests/fixtures/properties';
import { formatOdds } from '@/lib/domain/odds/odds';
import { netOdds, thousandthsOf } from './net-odds';

test('odds after commission are rounded down to thousandths, other odds are not', () => {
  expect(netOdds(2, 0.05)).toBe(1.95);
  expect(netOdds(1.27, 0.02)).toBe(1.264);
  expect(netOdds(1.2646, 0)).toBe(1.2646);
  expect(netOdds(null, 0.02)).toBeNull();
});

test('the two displayed places of thousandths are those of the odds', () => {
  const shown = (odds: number) => formatOdds({ raw: String(odds), decimal: odds }, 'decimal');
  fc.assert(
    fc.property(fc.integer({ min: 10_200, max: 10_000_000 }), tenThousandths => {
      const odds = tenThousandths / 10_000;
      expect(shown(thousandthsOf(odds) / 1000)).toBe(shown(odds));
    }),
  );
});
