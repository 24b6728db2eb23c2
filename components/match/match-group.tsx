import { Panel } from '@/components/ui/panel';
import type { MatchGroup as Group } from '@/lib/domain/match-groups';
import { Crest } from './crest';
import { MatchCard } from './match-card';
import styles from './match-group.module.css';
import { usePanelMemory } from './use-panel-memory';

type Props = {
  group: Group;
  /** The first of a list: its first picture is seen before anything is scrolled. */
  isFirst: boolean;
};

/** A tournament's panel; whether it is open is remembered for the visit. */
export function MatchGroup({ group, isFirst }: Props) {
  const { name, matches } = group;
  const memory = usePanelMemory(name);
  return (
    <Panel
      look="plain"
      headingLevel="h2"
      leading={<Crest name={name} size={28} />}
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
