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
  /** Whether the figures follow as tables; the HTML of a match page leaves them out for its size. */
  hasTables?: boolean;
  /** With more overs only the worm is drawn, with a point each ten overs. */
  maxBars?: number;
};

/**
 * The charts of a match's balls and odds; rendered in the same way on the server and in the
 * browser.
 */
export function Charts({
  innings,
  chances,
  zone,
  simulated,
  hasTables = true,
  maxBars = Number.POSITIVE_INFINITY,
}: Props) {
  if (innings.length === 0 && !chances)
    return <EmptyState icon="chart-line" title="Charts not available" />;
  const isBrief = innings.reduce((sum, { overs }) => sum + overs.length, 0) > maxBars;
  return (
    <div className={styles.charts}>
      <h2 className="visually-hidden shown-without-scripts">Charts</h2>
      {chances && !isBrief && (
        <WinChanceChart chances={chances} zone={zone} simulated={simulated} />
      )}
      {innings.length > 0 && <WormChart innings={innings} everyOvers={isBrief ? 10 : 1} />}
      {innings.length > 0 && !isBrief && <ManhattanChart innings={innings} />}
      {hasTables && !isBrief && (
        <ChartTables innings={innings} chances={chances} timeZone={zone?.timeZone} />
      )}
    </div>
  );
}
