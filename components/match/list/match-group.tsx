import { Panel } from '@/components/ui/panel';
import type { MatchGroup as Group } from '@/lib/domain/match/match-groups';
import { TeamBadge } from '@/components/match/team/team-badge';
import { MatchCard } from './match-card';
import styles from './match-group.module.css';
import { usePersistedOpen } from './use-persisted-open';

type Props = {
  group: Group;
  /** Whether it is the first of a list, whose picture is above the fold. */
  isFirst: boolean;
};

/** A tournament's panel; its open state is persisted for the visit. */
export function MatchGroup({ group, isFirst }: Props) {
  const { name, matches } = group;
  const memory = usePersistedOpen(name);
  return (
    <Panel
      variant="plain"
      headingLevel="h2"
      leading={<TeamBadge name={name} size={28} />}
      title={name}
      note={`${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`}
      {...memory}
    >
      <div className={styles.cards}>
        {matches.map((match, place) => (
          <MatchCard key={match.id} match={match} eager={isFirst && place === 0} />
        ))}
      </div>
    </Panel>
  );
}
