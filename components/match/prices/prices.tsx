import { EmptyState } from '@/components/state/empty-state';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { PriceLines } from '@/lib/domain/odds/history/price-lines';
import { PriceChart } from './price-chart';
import { PriceTable } from './price-table';

/** The best price of all bookmakers, in a sentence. */
export const bestPriceWords = 'best price';

type Props = {
  prices: PriceLines | null;
  market: string;
  format: OddsFormat;
  zone: { timeZone: string; label: string } | null;
  /** Whose prices, in a sentence: 'best price', or a bookmaker's title. */
  of: string;
  simulated: boolean;
  isDetailed: boolean;
};

/** How the prices of a market moved, as a chart and as a table. */
export function Prices(props: Props) {
  const { prices, market, format, zone, of, simulated, isDetailed } = props;
  return (
    <>
      <h2 className="visually-hidden shown-without-scripts">Prices</h2>
      {prices ? (
        <>
          <PriceChart
            prices={prices}
            format={format}
            zone={zone}
            of={`${market}: ${of}`}
            simulated={simulated}
          />
          <PriceTable
            prices={prices}
            format={format}
            timeZone={zone?.timeZone}
            isDetailed={isDetailed}
          />
        </>
      ) : (
        <EmptyState icon="chart-line" title="No prices recorded yet" />
      )}
    </>
  );
}
