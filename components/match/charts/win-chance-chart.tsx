import { clockTime } from '@/components/ui/time-text';
import type { ChanceLine, WinChances } from '@/lib/domain/odds/win-chance';
import { ChartFigure } from './chart-figure';
import styles from './chart-line.module.css';
import { xAt, ChartAxes, yAt } from './chart-axes';
import { percent } from './percent';

type Props = {
  chances: WinChances;
  /** The time zone of the clock times; the visitor's own when null. */
  zone: { timeZone: string; label: string } | null;
  simulated: boolean;
};

const height = 160;
const quarters = [0, 0.25, 0.5, 0.75, 1];

/** The implied chance of each outcome over time. */
export function WinChanceChart({ chances, zone, simulated }: Props) {
  const { lines, since, until, margin } = chances;
  const span = Math.max(1, until - since);
  const x = (time: number) => xAt((time - since) / span);
  const y = (chance: number) => yAt(chance, height);
  const clock = (time: number) => clockTime(new Date(time * 1000), zone?.timeZone);
  // Odds are valid until they change: a line of steps.
  const path = ({ points }: ChanceLine) =>
    points
      .map(({ at, chance }, index) =>
        index === 0 ? `M${Math.round(x(at))} ${y(chance)}` : `H${Math.round(x(at))}V${y(chance)}`,
      )
      .join('');
  const nowOf = ({ points }: ChanceLine) => points.at(-1)?.chance ?? 0;
  const end = lines.map(line => `${line.name} ${percent(nowOf(line))}`);

  return (
    <ChartFigure
      title="Win chance, by the market"
      legend={lines.map(line => ({
        name: line.name,
        value: percent(nowOf(line)),
        side: line.side,
      }))}
      note={
        <>
          What the odds of the match winner imply, without the bookmaker’s margin (
          {percent(margin, 1)} at the end), since {clock(since)}
          {zone && ` ${zone.label}`}.{simulated && ' Odds simulated.'}
        </>
      }
    >
      <ChartAxes
        height={height}
        label={`Win chance. Since ${clock(since)}, now ${end.join(', ')}.`}
        xAxis={timeMarks(since, until).map(time => ({ position: x(time), text: clock(time) }))}
        yAxis={quarters.map(chance => ({ position: y(chance), text: percent(chance) }))}
      >
        {lines.map(line => (
          <path key={line.name} className={styles.line} data-side={line.side} d={path(line)} />
        ))}
        {lines.map(line => (
          <path
            key={line.name}
            className={styles.end}
            data-side={line.side}
            d={`M${x(until)} ${y(nowOf(line))}h0`}
          />
        ))}
      </ChartAxes>
    </ChartFigure>
  );
}

/** First, middle and last time; fewer when their texts would be equal. */
function timeMarks(since: number, until: number): number[] {
  const minute = 60;
  if (until - since < 2 * minute) return [until];
  if (until - since < 6 * minute) return [since, until];
  return [since, (since + until) / 2, until];
}
