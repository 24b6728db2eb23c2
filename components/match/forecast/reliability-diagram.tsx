import { area, ChartAxes, xAt, yAt } from '@/components/match/charts/chart-axes';
import { ChartFigure } from '@/components/match/charts/chart-figure';
import lines from '@/components/match/charts/chart-line.module.css';
import { percent } from '@/components/match/charts/percent';
import type { Bin } from '@/lib/domain/forecast/forecast-scores';
import { FiguresTable } from './figures-table';
import styles from './forecast.module.css';
import { integer, percentRange } from './forecast-texts';

type Props = { title: string; bins: readonly Bin[] };

const height = 320;
const marks = [0, 0.2, 0.4, 0.6, 0.8, 1];
const y = (share: number) => yAt(share, height);

/**
 * How often what had a chance came true, by the chance: on the diagonal where a forecast is reliable. The
 * table below it has its numbers.
 */
export function ReliabilityDiagram({ title, bins }: Props) {
  const filled = bins.flatMap(({ forecast, observed, ...bin }) =>
    forecast === null || observed === null ? [] : [{ ...bin, forecast, observed }],
  );
  const points = filled.map(({ forecast, observed }) => `M${xAt(forecast)} ${y(observed.value)}h0`);
  const intervals = filled.map(
    ({ forecast, observed }) => `M${xAt(forecast)} ${y(observed.low)}V${y(observed.high)}`,
  );
  return (
    <div className={styles.diagram}>
      <ChartFigure
        title={title}
        legend={[
          { name: 'Won, with 95 % interval', value: '', side: 0 },
          { name: 'As often as forecast', value: '', side: 2 },
        ]}
        note="Across: the chance that was given. Up: the share of the states in which the side batting second won."
      >
        <ChartAxes
          height={height}
          label={`${title}. ${filled.map(bin => `${rangeOf(bin)}: won ${percent(bin.observed.value)}`).join('; ')}.`}
          xAxis={marks.map(share => ({ position: xAt(share), text: percent(share) }))}
          yAxis={marks.map(share => ({ position: y(share), text: percent(share) }))}
        >
          <path
            className={lines.line}
            data-side={2}
            d={`M${area.left} ${y(0)}L${area.right} ${y(1)}`}
          />
          <path className={styles.intervals} d={intervals.join('')} />
          <path className={lines.end} data-side={0} d={points.join('')} />
        </ChartAxes>
      </ChartFigure>
      <FiguresTable
        caption={`${title}: numbers`}
        first="Chance given"
        columns={['Mean', 'Won', '95 % interval', 'States', 'Matches']}
        rows={filled.map(bin => ({
          head: rangeOf(bin),
          cells: [
            percent(bin.forecast),
            percent(bin.observed.value),
            percentRange(bin.observed),
            integer(bin.states),
            integer(bin.matches),
          ],
        }))}
      />
    </div>
  );
}

/** '50 to 60 %'. */
const rangeOf = ({ from, until }: Pick<Bin, 'from' | 'until'>): string =>
  `${Math.round(from * 100)} to ${percent(until)}`;
