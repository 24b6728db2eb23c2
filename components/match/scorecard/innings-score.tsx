import { EmptyState } from '@/components/state/empty-state';
import type { Innings } from '@/lib/domain/scorecard/scorecard';
import { BattingTable } from './batting-table';
import { BowlingTable } from './bowling-table';
import { FallOfWickets } from './fall-of-wickets';
import styles from './innings-score.module.css';

type Props = { innings: Innings };

/** The scorecard of an innings; where there is room, batting and bowling are side by side. */
export function InningsScore({ innings }: Props) {
  const { label, total, overs, runRate, batting, didNotBat, extras, falls, bowling } = innings;
  if (batting.length === 0 && falls.length === 0 && bowling.length === 0)
    return <EmptyState icon="clipboard-list" title="Score not available" />;

  return (
    <div className={styles.innings}>
      <h2 className="visually-hidden shown-without-scripts">{label}</h2>
      <p className={styles.total}>
        <b>{total}</b>
        <span>{overs} overs</span>
        {runRate && <span>RR {runRate}</span>}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          {batting.length > 0 && <BattingTable rows={batting} />}
          <div className={styles.notes}>
            {extras && (
              <p>
                <b>Extras</b> {extras.total}
                {extras.parts && ` (${extras.parts})`}
              </p>
            )}
            {didNotBat.length > 0 && (
              <p>
                <b>Did not bat</b> {didNotBat.join(', ')}
              </p>
            )}
          </div>
        </div>
        <div className={styles.column}>
          {falls.length > 0 && <FallOfWickets falls={falls} />}
          {bowling.length > 0 && <BowlingTable rows={bowling} />}
        </div>
      </div>
    </div>
  );
}
