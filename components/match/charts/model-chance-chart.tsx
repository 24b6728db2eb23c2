import { AppLink } from '@/components/link/app-link';
import { type ModelChances } from '@/lib/domain/forecast/model-chances';
import { chanceText } from '@/lib/domain/forecast/chance-text';
import { xAt, ChartAxes, linePath, yAt } from './chart-axes';
import { ChartFigure } from './chart-figure';
import styles from './chart-line.module.css';
import { LargestMoves } from './largest-moves';
import { percent } from './percent';

type Props = {
  chances: ModelChances;
  /** Draws fewer points, without the moves: the HTML of a match's page has a size limit. */
  isShort: boolean;
};

const height = 160;
const quarters = [0, 0.25, 0.5, 0.75, 1];
const maxShortPoints = 12;

/** The chances of our own model over by over, in every country: no price is in them. */
export function ModelChanceChart({ chances: { teams, points, innings }, isShort }: Props) {
  const overs = innings.at(-1)?.until ?? 1;
  const x = (over: number) => xAt(over / overs);
  const y = (chance: number) => yAt(chance, height);
  const step = isShort ? Math.ceil(points.length / maxShortPoints) : 1;
  const drawn = points.filter((_, index) => (points.length - 1 - index) % step === 0);
  const now = points.at(-1)?.sides ?? [0, 0];
  const path = (side: 0 | 1) =>
    linePath(drawn.map(({ overs: over, sides }) => [x(over), y(sides[side])]));
  const end = teams.map((name, side) => `${name} ${chanceText(now[side] ?? 0)}`);

  return (
    <ChartFigure
      title="Win chance, our model"
      legend={([0, 1] as const).map(side => ({
        name: teams[side],
        value: chanceText(now[side]),
        side,
      }))}
      note={
        <>
          {!isShort && 'What runs, wickets and overs left say after each over, without prices. '}
          <AppLink href="/how-good-is-our-forecast">How good is our forecast?</AppLink>
        </>
      }
    >
      <ChartAxes
        height={height}
        label={`Our model’s win chance over by over, now ${end.join(', ')}.`}
        xAxis={innings.map(({ shortLabel, from, until }, index) => ({
          position: x(index === innings.length - 1 ? until : (from + until) / 2),
          text: shortLabel,
        }))}
        yAxis={quarters.map(chance => ({ position: y(chance), text: percent(chance) }))}
      >
        {innings.slice(1).map(({ from }) => (
          <path key={from} className={styles.breaks} d={`M${x(from)} ${y(1)}V${y(0)}`} />
        ))}
        {([0, 1] as const).map(side => (
          <path key={side} className={styles.line} data-side={side} d={path(side)} />
        ))}
        {([0, 1] as const).map(side => (
          <path
            key={side}
            className={styles.end}
            data-side={side}
            d={`M${x(drawn.at(-1)?.overs ?? 0)} ${y(now[side])}h0`}
          />
        ))}
      </ChartAxes>
      {!isShort && <LargestMoves chances={{ teams, points, innings }} />}
    </ChartFigure>
  );
}
