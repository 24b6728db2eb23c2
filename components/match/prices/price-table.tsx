import { clockTime } from '@/components/ui/time-text';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { PriceLine, PriceLines } from '@/lib/domain/odds/history/price-lines';
import tableStyles from '@/components/match/charts/chart-tables.module.css';
import { priceText } from './price-chart';
import styles from './price-table.module.css';

type Props = {
  prices: PriceLines;
  format: OddsFormat;
  timeZone: string | undefined;
  /** Whether the moves follow in numbers; the server's HTML leaves them out for its size. */
  isDetailed: boolean;
};

/** More rows would not help: the figures above them are exact. */
const maxRows = 20;

/** The first, highest, lowest and latest price of each selection, and the moves in numbers. */
export function PriceTable({ prices, format, timeZone, isDetailed }: Props) {
  const { lines } = prices;
  const text = (odds: number | null) => (odds === null ? '–' : priceText(odds, format));
  return (
    <>
      <table className={styles.range}>
        <caption className="visually-hidden">Opening, highest, lowest and current price</caption>
        <thead>
          <tr>
            <th scope="col">Selection</th>
            {['Opened', 'High', 'Low', 'Now'].map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, opened, high, low, now }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text(opened)}</td>
              <td>{text(high)}</td>
              <td>{text(low)}</td>
              <td>{priceText(now, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isDetailed && <Moves prices={prices} format={format} timeZone={timeZone} />}
    </>
  );
}

function Moves({ prices, format, timeZone }: Omit<Props, 'isDetailed'>) {
  const { lines, since, until } = prices;
  const times = timesOf(lines, since, until);
  return (
    <details className={tableStyles.numbers}>
      <summary>The line in numbers</summary>
      <div className={tableStyles.scroll}>
        <table>
          <caption>Price at a time</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map(time => (
              <tr key={time}>
                <th scope="row">{clockTime(new Date(time * 1000), timeZone)}</th>
                {lines.map(line => (
                  <td key={line.name}>{priceText(oddsAt(line, time), format)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The times of the changes; when there are many, times at equal distances. */
function timesOf(lines: PriceLine[], since: number, until: number): number[] {
  const changes = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))];
  if (changes.length <= maxRows) return changes.sort((a, b) => a - b);
  const step = (until - since) / (maxRows - 1);
  return Array.from({ length: maxRows }, (_, at) => Math.round(since + at * step));
}

const oddsAt = ({ points }: PriceLine, time: number): number | null =>
  points.findLast(({ at }) => at <= time)?.odds ?? null;
