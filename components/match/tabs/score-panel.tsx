import type { ReactNode } from 'react';
import { EmptyState } from '@/components/state/empty-state';
import type { Innings } from '@/lib/domain/scorecard/scorecard';
import { InningsScore } from '@/components/match/scorecard/innings-score';
import { InningsSwitch } from '@/components/match/team/innings-switch';
import styles from './score-panel.module.css';

type Props = {
  innings: Innings[];
  /** Whether names of players lead to their pages. */
  linksPlayers: boolean;
  /** The chosen innings; the latest when it is null or does not exist. */
  current?: string | null;
  /** Absent in the server's HTML. */
  onChoose?: (id: string) => void;
  /** The earlier innings in the server's HTML, shown without scripts. */
  earlier?: ReactNode;
};

export function ScorePanel({ innings, linksPlayers, current = null, onChoose, earlier }: Props) {
  const active = innings.find(({ id }) => id === current) ?? innings.at(-1);
  if (!active) return <EmptyState icon="clipboard-list" title="Score not available" />;

  return (
    <>
      <InningsSwitch
        innings={innings.map(({ id, label }) => ({ id, label }))}
        current={active.id}
        onChoose={onChoose}
      />
      <InningsScore innings={active} linksPlayers={linksPlayers} />
      {earlier && <div className={styles.earlier}>{earlier}</div>}
    </>
  );
}
