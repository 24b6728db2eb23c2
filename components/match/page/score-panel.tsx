import { EmptyState } from '@/components/state/empty-state';
import type { Innings } from '@/lib/domain/scorecard/scorecard';
import { BattingTable } from '@/components/match/scorecard/batting-table';
import { BowlingTable } from '@/components/match/scorecard/bowling-table';
import { FallOfWickets } from '@/components/match/scorecard/fall-of-wickets';
import { InningsSwitch } from '@/components/match/scorecard/innings-switch';
import styles from './score-panel.module.css';

type Props = {
  innings: Innings[];
  /** The chosen innings; the latest when it is null or does not exist. */
  current?: string | null;
  /** Absent in the server's HTML. */
  onChoose?: (id: string) => void;
};

export function ScorePanel({ innings, current = null, onChoose }: Props) {
  const active = innings.find(({ id }) => id === current) ?? innings.at(-1);
  if (!active) return <EmptyState icon="clipboard-list" title="Score not available" />;

  const { batting, didNotBat, extras, falls, bowling } = active;
  const isEmpty = batting.length === 0 && falls.length === 0 && bowling.length === 0;
  return (
    <>
      <InningsSwitch
        innings={innings.map(({ id, label }) => ({ id, label }))}
        current={active.id}
        onChoose={onChoose}
      />
      {isEmpty && <EmptyState icon="clipboard-list" title="Score not available" />}
      {!isEmpty && (
        <>
          <h2 className="visually-hidden">{active.label}</h2>
          <p className={styles.total}>
            <b>{active.total}</b>
            <span>{active.overs} overs</span>
            {active.runRate && <span>RR {active.runRate}</span>}
          </p>
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
          {falls.length > 0 && <FallOfWickets falls={falls} />}
          {bowling.length > 0 && <BowlingTable rows={bowling} />}
        </>
      )}
    </>
  );
}
