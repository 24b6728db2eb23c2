import { EmptyState } from '@/components/state/empty-state';
import type { InningsChart } from '@/lib/domain/scorecard/innings-chart';
import type { WinChances } from '@/lib/domain/odds/win-chance';
import { ChartTables } from './chart-tables';
import styles from './charts.module.css';
import { ManhattanChart } from './manhattan-chart';
import { WinChanceChart } from './win-chance-chart';
import { WormChart } from './worm-chart';

type Props = {
  innings: InningsChart[];
  chances: WinChances | null;
  zone: { timeZone: string; label: string } | null;
  simulated: boolean;
  /** Draws the lines only, with fewer points for a long match: the HTML of its page has a size limit. */
  isShort?: boolean;
};

/** Two innings of fifty overs. */
const maxShortOvers = 100;

/** The charts of a match's balls and odds; the server and the browser render the same. */
export function Charts({ innings, chances, zone, simulated, isShort = false }: Props) {
  if (innings.length === 0 && !chances)
    return <EmptyState icon="chart-line" title="Charts not available" />;
  const overCount = innings.reduce((sum, { overs }) => sum + overs.length, 0);
  const isCut = isShort && overCount > maxShortOvers;
  return (
    <div className={styles.charts}>
      <h2 className="visually-hidden shown-without-scripts">Charts</h2>
      {chances && !isCut && <WinChanceChart chances={chances} zone={zone} simulated={simulated} />}
      {innings.length > 0 && <WormChart innings={innings} everyOvers={isCut ? 10 : 1} />}
      {innings.length > 0 && !isShort && <ManhattanChart innings={innings} />}
      {!isShort && <ChartTables innings={innings} chances={chances} timeZone={zone?.timeZone} />}
    </div>
  );
}
