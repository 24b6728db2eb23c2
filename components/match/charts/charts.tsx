import { EmptyState } from '@/components/state/empty-state';
import type { MatchCharts } from '@/lib/domain/scorecard/match-charts';
import { ChartTables } from './chart-tables';
import styles from './charts.module.css';
import { ManhattanChart } from './manhattan-chart';
import { PartnershipChart } from './partnership-chart';
import { ModelChanceChart } from './model-chance-chart';
import { WinChanceChart } from './win-chance-chart';
import { WormChart } from './worm-chart';

type Props = MatchCharts & {
  zone: { timeZone: string; label: string } | null;
  simulated: boolean;
  /** Draws the lines only, with fewer points for a long match: the HTML of its page has a size limit. */
  isShort?: boolean;
};

/** Two innings of fifty overs. */
const maxShortOvers = 100;

/** The charts of a match's balls and odds; the server and the browser render the same. */
export function Charts(props: Props) {
  const { innings, chances, modelChances, zone, simulated, isShort = false } = props;
  if (innings.length === 0 && !chances)
    return <EmptyState icon="chart-line" title="Charts not available" />;
  const overCount = innings.reduce((sum, { overs }) => sum + overs.length, 0);
  const paired = innings.filter(({ partnerships }) => partnerships.length > 0);
  const isCut = isShort && overCount > maxShortOvers;
  return (
    <div className={styles.charts}>
      <h2 className="visually-hidden shown-without-scripts">Charts</h2>
      {chances && !isCut && <WinChanceChart chances={chances} zone={zone} simulated={simulated} />}
      {modelChances && !isCut && <ModelChanceChart chances={modelChances} isShort={isShort} />}
      {innings.length > 0 && <WormChart innings={innings} everyOvers={isCut ? 10 : 1} />}
      {innings.length > 0 && !isShort && <ManhattanChart innings={innings} />}
      {!isShort && paired.length > 0 && <PartnershipChart innings={paired} />}
      {!isShort && (
        <ChartTables
          innings={innings}
          chances={chances}
          modelChances={modelChances}
          timeZone={zone?.timeZone}
        />
      )}
    </div>
  );
}
