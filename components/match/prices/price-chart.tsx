import { clockTime } from '@/components/ui/time-text';
import { formatOdds } from '@/lib/domain/odds/odds';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { drawnLines, type PriceLines } from '@/lib/domain/odds/history/price-lines';
import { ChartFigure } from '@/components/match/charts/chart-figure';
import styles from '@/components/match/charts/chart-line.module.css';
import { xAt, ChartAxes, yAt } from '@/components/match/charts/chart-axes';
import { stepPath } from '@/components/match/charts/step-path';

type Props = {
  prices: PriceLines;
  format: OddsFormat;
  /** The time zone of the clock times; the visitor's own when null. */
  zone: { timeZone: string; label: string } | null;
  /** The market and whose prices: 'Match Winner: best price'. */
  of: string;
  simulated: boolean;
};

const height = 160;

/** Decimal odds in the visitor's format; 'Suspended' without odds. */
export const priceText = (odds: number | null, format: OddsFormat): string =>
  odds === null ? 'Suspended' : formatOdds({ raw: String(odds), decimal: odds }, format);

/** The prices of a market over time, as steps on a logarithmic scale: halving is the same distance anywhere. */
export function PriceChart({ prices, format, zone, of, simulated }: Props) {
  const { since, until } = prices;
  const lines = drawnLines(prices);
  const highest = Math.max(...lines.map(({ high, now }) => high ?? now ?? 1.01), 1.02);
  const lowest = Math.min(...lines.map(({ low, now }) => low ?? now ?? highest), highest / 1.02);
  const scale = (odds: number) => Math.log(odds / lowest) / Math.log(highest / lowest);
  const x = (time: number) => xAt((time - since) / Math.max(1, until - since));
  const y = (odds: number) => yAt(Math.min(1, Math.max(0, scale(odds))), height);
  const clock = (time: number) => clockTime(new Date(time * 1000), zone?.timeZone);
  const middle = Math.sqrt(highest * lowest);

  return (
    <ChartFigure
      title={of}
      legend={lines.map(({ name, now, side }) => ({ name, value: priceText(now, format), side }))}
      note={
        <>
          Since {clock(since)}
          {zone && ` ${zone.label}`}; broken where nobody quoted the price.
          {simulated && ' Odds simulated.'}
        </>
      }
    >
      <ChartAxes
        height={height}
        label={`${of}. Since ${clock(since)}, now ${lines.map(({ name, now }) => `${name} ${priceText(now, format)}`).join(', ')}.`}
        xAxis={[since, until].map(time => ({ position: x(time), text: clock(time) }))}
        yAxis={[lowest, middle, highest].map(odds => ({
          position: y(odds),
          text: priceText(odds, format),
        }))}
      >
        {lines.map(line => (
          <path
            key={line.name}
            className={styles.line}
            data-side={line.side}
            d={stepPath(line.points, until, time => Math.round(x(time)), y)}
          />
        ))}
        {lines.map(
          ({ name, now, side }) =>
            now !== null && (
              <path
                key={name}
                className={styles.end}
                data-side={side}
                d={`M${x(until)} ${y(now)}h0`}
              />
            ),
        )}
      </ChartAxes>
    </ChartFigure>
  );
}
