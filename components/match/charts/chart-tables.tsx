import { clockTime } from '@/components/ui/time-text';
import type { InningsChart } from '@/lib/domain/scorecard/innings-chart';
import { runsText, shareText } from '@/lib/domain/scorecard/partnerships';
import { chanceText } from '@/lib/domain/forecast/chance-text';
import { moveText, type ModelChances } from '@/lib/domain/forecast/model-chances';
import type { WinChances } from '@/lib/domain/odds/win-chance';
import styles from './chart-tables.module.css';
import { FigureTable } from '@/components/ui/tables/figure-table';
import { percent } from './percent';

type Props = {
  innings: InningsChart[];
  chances: WinChances | null;
  modelChances: ModelChances | null;
  timeZone: string | undefined;
};

/** A Test has four hundred overs: a row for each would be unreadable. */
const maxRows = 20;

/** The data of the charts as tables, for screen readers and for exact figures. */
export function ChartTables({ innings, chances, modelChances, timeZone }: Props) {
  const longest = Math.max(0, ...innings.map(({ overs }) => overs.at(-1)?.over ?? 0));
  const step = [1, 2, 5, 10].find(overs => longest / overs <= maxRows) ?? 20;
  const rows = Array.from({ length: Math.ceil(longest / step) }, (_, index) => (index + 1) * step);
  return (
    <details className={styles.numbers}>
      <summary>The charts in numbers</summary>
      <div className={styles.scroll}>
        {rows.length > 0 && (
          <FigureTable
            caption={step === 1 ? 'Score after each over' : `Score after every ${step} overs`}
            first="Over"
            columns={innings.map(({ shortLabel }) => shortLabel)}
            rows={rows.map(over => ({
              head: String(over),
              cells: innings.map(chart => rangeText(chart, over, step)),
            }))}
          />
        )}
        {innings
          .filter(({ partnerships }) => partnerships.length > 0)
          .map(({ id, shortLabel, partnerships }) => (
            <FigureTable
              key={id}
              caption={`Partnerships, ${shortLabel}`}
              first="Wicket"
              columns={['Runs', 'Balls', 'Batters', 'Extras']}
              rows={partnerships.map(partnership => ({
                head: String(partnership.wicket),
                cells: [
                  runsText(partnership),
                  String(partnership.balls),
                  partnership.batters.map(shareText).join(', '),
                  String(partnership.extras),
                ],
              }))}
            />
          ))}
        {modelChances?.innings.map(({ label, batting, overs }) => (
          <FigureTable
            key={label}
            caption={`Win chance, our model: ${label}, with the largest move of each over for ${batting}`}
            first="Over"
            columns={[...modelChances.teams, 'Largest move']}
            rows={overs.map(({ over, sides, move }) => ({
              head: String(over),
              cells: [...sides.map(chanceText), moveText({ move })],
            }))}
          />
        ))}
        {chances && (
          <FigureTable
            caption="Win chance"
            first="Time"
            columns={chances.lines.map(({ name }) => name)}
            rows={indicesOf(chances.lines[0]?.points.length ?? 0, maxRows / 2).map(index => ({
              head: clockTime(
                new Date((chances.lines[0]?.points[index]?.at ?? 0) * 1000),
                timeZone,
              ),
              cells: chances.lines.map(({ points }) => percent(points[index]?.chance ?? 0)),
            }))}
          />
        )}
      </div>
    </details>
  );
}

/** '61 (+8, 1 wicket)': the score after an over, and the runs and wickets of the last few overs. */
function rangeText({ overs }: InningsChart, until: number, step: number): string {
  const range = overs.filter(({ over }) => over > until - step && over <= until);
  const last = range.at(-1);
  if (!last) return '';
  const runs = range.reduce((sum, { runs }) => sum + runs, 0);
  const wickets = range.reduce((sum, { wickets }) => sum + wickets, 0);
  const out = wickets === 0 ? '' : `, ${wickets} ${wickets === 1 ? 'wicket' : 'wickets'}`;
  const early = last.over === until ? '' : ` after ${last.over}`;
  return `${last.total ?? '?'} (+${runs}${out})${early}`;
}

/** At most `max` indices of a list at equal distances, always with the last. */
function indicesOf(length: number, max: number): number[] {
  const step = Math.max(1, Math.ceil(length / max));
  return Array.from({ length }, (_, index) => index).filter(
    index => (length - 1 - index) % step === 0,
  );
}
