import { ticksTo } from '@/lib/domain/scorecard/chart-ticks';
import type { InningsChart, ScorePoint } from '@/lib/domain/scorecard/innings-chart';
import { ChartFigure } from './chart-figure';
import styles from './chart-line.module.css';
import { xAt, ChartAxes, linePath, yAt } from './chart-axes';

type Props = {
  innings: InningsChart[];
  /** The score is drawn at the end of each step of this many overs. */
  everyOvers?: number;
};

const height = 200;

/** The score of each innings over by over, with its wickets. */
export function WormChart({ innings, everyOvers = 1 }: Props) {
  const lines = innings.map(chart => linesOf(chart, everyOvers));
  const all = [...lines.flat(2), ...innings.flatMap(({ now }) => now ?? [])];
  const overMarks = ticksTo(
    Math.max(
      1,
      ...all.map(point => point.overs),
      ...innings.map(({ allottedOvers }) => allottedOvers ?? 0),
    ),
    6,
  );
  const runMarks = ticksTo(Math.max(1, ...all.map(point => point.total)), 4);
  const [maxOvers, maxRuns] = [overMarks.at(-1) ?? 1, runMarks.at(-1) ?? 1];
  const x = (overs: number) => xAt(overs / maxOvers);
  const y = (total: number) => yAt(total / maxRuns, height);
  const pointAt = ({ overs, total }: ScorePoint) => `${x(overs)} ${y(total)}`;
  const path = (line: ScorePoint[]) =>
    linePath(line.map(({ overs, total }) => [x(overs), y(total)]));

  return (
    <ChartFigure
      title="Worm: runs by over"
      legend={innings.map(({ shortLabel, score, side, isLater }) => ({
        name: shortLabel,
        value: score,
        side,
        isLater,
      }))}
    >
      <ChartAxes
        height={height}
        label={`Worm. ${innings.map(({ label, score }) => `${label}: ${score}`).join('; ')}.`}
        xAxis={overMarks.map(overs => ({ position: x(overs), text: String(overs) }))}
        yAxis={runMarks.map(runs => ({ position: y(runs), text: String(runs) }))}
      >
        {innings.map(({ id, side, isLater }, index) => (
          <path
            key={id}
            className={styles.line}
            data-side={side}
            data-later={isLater ? '' : undefined}
            d={lines[index]?.map(path).join('')}
          />
        ))}
        <path
          className={styles.wickets}
          d={innings
            .flatMap(({ falls }) => falls)
            .map(fall => `M${pointAt(fall)}h0`)
            .join('')}
        />
      </ChartAxes>
    </ChartFigure>
  );
}

/** The known parts of an innings, a line for each: unknown parts are not drawn. */
function linesOf({ overs, now }: InningsChart, everyOvers: number): ScorePoint[][] {
  const isDrawn = (over: number) => over % everyOvers === 0 || over === overs.at(-1)?.over;
  const points = overs.flatMap(({ over, total }) =>
    total === null || !isDrawn(over) ? [] : [{ overs: over, total }],
  );
  const all =
    overs[0]?.over === 1 || overs.length === 0 ? [{ overs: 0, total: 0 }, ...points] : points;
  const last = all.at(-1);
  const withCurrent = now && last && now.overs > last.overs ? [...all, now] : all;
  return withCurrent.reduce<ScorePoint[][]>((lines, point) => {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && point.overs - before.overs <= everyOvers) line.push(point);
    else lines.push([point]);
    return lines;
  }, []);
}
