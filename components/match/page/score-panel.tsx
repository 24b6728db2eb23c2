import { EmptyState } from '@/components/state/empty-state';
import type { Innings } from '@/lib/domain/scorecard/scorecard';
import { InningsScore } from '@/components/match/scorecard/innings-score';
import { InningsSwitch } from '@/components/match/scorecard/innings-switch';
import styles from './score-panel.module.css';

type Props = {
  innings: Innings[];
  /** The chosen innings; the latest when it is null or does not exist. */
  current?: string | null;
  /** Absent in the server's HTML, which has every innings for browsers without scripts. */
  onChoose?: (id: string) => void;
};

export function ScorePanel({ innings, current = null, onChoose }: Props) {
  const active = innings.find(({ id }) => id === current) ?? innings.at(-1);
  if (!active) return <EmptyState icon="clipboard-list" title="Score not available" />;

  const others = onChoose ? [] : innings.filter(({ id }) => id !== active.id);
  return (
    <>
      <InningsSwitch
        innings={innings.map(({ id, label }) => ({ id, label }))}
        current={active.id}
        onChoose={onChoose}
      />
      <InningsScore innings={active} />
      {others.map(other => (
        <div key={other.id} className={styles.other}>
          <InningsScore innings={other} />
        </div>
      ))}
    </>
  );
}
