import { Panel } from '@/components/ui/panel';
import { useShownZone } from '@/components/ui/local-time.client';
import { dayOf } from '@/components/ui/time-text';
import { DayLink } from '@/components/match/days/day-link';
import { daysOf, type PartOfGroup } from '@/lib/domain/match/list/list-parts';
import { unknownStartText } from '@/lib/domain/match/match-start';
import { TeamBadge } from '@/components/match/team/team-badge';
import { MatchCard } from './match-card';
import styles from './match-group.module.css';
import { usePersistedOpen } from './use-persisted-open';

type Props = {
  group: PartOfGroup;
  /** Its place among the groups of its list. */
  index: number;
  /** Whether all of its list is on one day, which the list's page names. */
  isOneDay?: boolean;
};

/** No screen shows more cards of a list than these before it is scrolled. */
const firstScreenCards = 4;

/** A tournament's panel, a long one by day; its open state is persisted for the visit. */
export function MatchGroup({ group, index, isOneDay = false }: Props) {
  const { name, matches, count } = group;
  const persisted = usePersistedOpen(name);
  const zone = useShownZone();
  const days = isOneDay ? null : daysOf(group, start => dayOf(new Date(start * 1000), zone));
  const cards = (list: typeof matches) => (
    <div className={styles.cards}>
      {list.map(match => (
        <MatchCard
          key={match.id}
          match={match}
          eager={index + matches.indexOf(match) < firstScreenCards}
        />
      ))}
    </div>
  );

  return (
    <Panel
      variant="plain"
      headingLevel="h2"
      leading={<TeamBadge name={name} size={28} />}
      title={name}
      note={`${count} ${count === 1 ? 'match' : 'matches'}`}
      {...persisted}
    >
      {days?.map(({ day, matches: list }) => (
        <section key={list[0]?.id} className={styles.day}>
          <h3 className={styles.date}>{day === null ? unknownStartText : <DayLink day={day} />}</h3>
          {cards(list)}
        </section>
      )) ?? cards(matches)}
    </Panel>
  );
}
