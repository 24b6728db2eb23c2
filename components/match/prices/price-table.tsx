import { clockTime } from '@/components/ui/time-text';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { drawnLines, type PriceLine, type PriceLines } from '@/lib/domain/odds/history/price-lines';
import { FigureTable } from '@/components/ui/tables/figure-table';
import tableStyles from '@/components/match/charts/chart-tables.module.css';
import { priceText } from './price-chart';
import styles from './price-table.module.css';

type Props = {
  prices: PriceLines;
  format: OddsFormat;
  timeZone: string | undefined;
  /** Adds a table of the moves, which the server's HTML omits for its size. */
  isDetailed: boolean;
};

/** More rows would not help: the table above has the exact range. */
const maxRows = 20;

/** The first, highest, lowest and latest price of each selection, and the moves of those drawn in numbers. */
export function PriceTable({ prices, format, timeZone, isDetailed }: Props) {
  const { lines } = prices;
  const text = (odds: number | null) => (odds === null ? '–' : priceText(odds, format));
  return (
    <>
      <FigureTable
        className={styles.range}
        caption="Opening, highest, lowest and current price"
        hidesCaption
        first="Selection"
        columns={['Opened', 'High', 'Low', 'Now']}
        rows={lines.map(({ name, opened, high, low, now }) => ({
          head: name,
          cells: [...[opened, high, low].map(text), priceText(now, format)],
        }))}
      />
      {isDetailed && <Moves prices={prices} format={format} timeZone={timeZone} />}
    </>
  );
}

function Moves({ prices, format, timeZone }: Omit<Props, 'isDetailed'>) {
  const { since, until } = prices;
  const lines = drawnLines(prices);
  const times = timesOf(lines, since, until);
  return (
    <details className={tableStyles.numbers}>
      <summary>The line in numbers</summary>
      <div className={tableStyles.scroll}>
        <FigureTable
          caption="Price at a time"
          first="Time"
          columns={lines.map(({ name }) => name)}
          rows={times.map(time => ({
            head: clockTime(new Date(time * 1000), timeZone),
            cells: lines.map(line => priceText(oddsAt(line, time), format)),
          }))}
        />
      </div>
    </details>
  );
}

/** The times of the changes; when there are many, times at equal distances. */
function timesOf(lines: PriceLine[], since: number, until: number): number[] {
  const changes = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))];
  if (changes.length <= maxRows) return changes.sort((a, b) => a - b);
  const step = (until - since) / (maxRows - 1);
  return Array.from({ length: maxRows }, (_, index) => Math.round(since + index * step));
}

const oddsAt = ({ points }: PriceLine, time: number): number | null =>
  points.findLast(({ at }) => at <= time)?.odds ?? null;
