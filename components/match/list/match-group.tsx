import { Panel } from '@/components/ui/panel';
import type { MatchGroup as Group } from '@/lib/domain/match/match-groups';
import { TeamBadge } from '@/components/match/team/team-badge';
import { MatchCard } from './match-card';
import styles from './match-group.module.css';
import { usePersistedOpen } from './use-persisted-open';

type Props = {
  group: Group;
  /** Whether it is the first of a list, whose first image is above the fold. */
  isFirst: boolean;
};

/** A tournament's panel; its open state is persisted for the visit. */
export function MatchGroup({ group, isFirst }: Props) {
  const { name, matches } = group;
  const persisted = usePersistedOpen(name);
  return (
    <Panel
      variant="plain"
      headingLevel="h2"
      leading={<TeamBadge name={name} size={28} />}
      title={name}
      note={`${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`}
      {...persisted}
    >
      <div className={styles.cards}>
        {matches.map((match, index) => (
          <MatchCard key={match.id} match={match} eager={isFirst && index === 0} />
        ))}
      </div>
    </Panel>
  );
}
