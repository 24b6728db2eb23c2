import { ticksTo } from '@/lib/domain/scorecard/chart-ticks';
import type { InningsChart } from '@/lib/domain/scorecard/innings-chart';
import { ChartFigure } from './chart-figure';
import styles from './chart-line.module.css';
import { xAt, ChartAxes, yAt } from './chart-axes';

type Props = { innings: InningsChart[] };

const height = 110;
const gapShare = 0.25;
const wicketGap = 6;

/** Runs of each over as bars on one scale, the innings one below the other, with the wickets on top. */
export function ManhattanChart({ innings }: Props) {
  const bars = innings.flatMap(({ overs, current }) => [...overs, ...(current ? [current] : [])]);
  const longest = Math.max(
    1,
    ...bars.map(({ over }) => over),
    ...innings.map(({ allottedOvers }) => allottedOvers ?? 0),
  );
  const overMarks = ticksTo(longest, 6);
  const runMarks = ticksTo(Math.max(4, ...bars.map(({ runs }) => runs)) + 1, 3);
  const [maxOvers, maxRuns] = [overMarks.at(-1) ?? 1, runMarks.at(-1) ?? 1];
  const x = (overs: number) => xAt(overs / maxOvers);
  const y = (runs: number) => yAt(runs / maxRuns, height);
  const width = tenths(x(1 - gapShare) - x(0));
  /**
   * Relative steps from bar to bar: they are similar, and compress to a third of absolute
   * positions.
   */
  const barsOf = (overs: readonly { over: number; runs: number }[]) => {
    let end = x(0);
    const steps = overs.map(({ over, runs }) => {
      const gap = tenths(x(over - 1 + gapShare / 2) - end);
      const tall = tenths(y(0) - y(runs));
      end += gap + width;
      return `m${gap} 0v${-tall}h${width}v${tall}`;
    });
    return `M${x(0)} ${y(0)}${steps.join('')}`;
  };

  return (
    <ChartFigure
      title="Manhattan: runs in each over"
      legend={innings.map(({ shortLabel, side, isLater, overs }) => ({
        name: shortLabel,
        value: bestOf(overs),
        side,
        isLater,
      }))}
    >
      {innings.map(({ id, label, side, overs, current }) => (
        <ChartAxes
          key={id}
          height={height}
          label={`Runs in each over of ${label}: ${overs.map(({ runs }) => runs).join(', ')}.`}
          xAxis={overMarks.map(over => ({ position: x(over), text: String(over) }))}
          yAxis={runMarks.map(runs => ({ position: y(runs), text: String(runs) }))}
        >
          <path className={styles.bars} data-side={side} d={barsOf(overs)} />
          {current && (
            <path className={styles.bars} data-side={side} data-current d={barsOf([current])} />
          )}
          <path
            className={styles.wickets}
            d={[...overs, ...(current ? [current] : [])]
              .flatMap(({ over, runs, wickets }) =>
                Array.from(
                  { length: wickets },
                  (_, index) => `M${x(over - 0.5)} ${y(runs) - wicketGap * (index + 0.8)}h0`,
                ),
              )
              .join('')}
          />
        </ChartAxes>
      ))}
    </ChartFigure>
  );
}

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** 'best over 18 runs' */
function bestOf(overs: { runs: number }[]): string {
  return overs.length === 0 ? '' : `best over ${Math.max(...overs.map(({ runs }) => runs))}`;
}
