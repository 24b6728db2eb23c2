import { EmptyState } from '@/components/state/empty-state';
import { AppLink } from '@/components/link/app-link';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';

type Props = {
  filter: MatchFilter;
  league: string;
  /** Whether the league has a match to come. */
  hasFuture: boolean;
};

/** An empty list, with links to what the league has, or else to what there is besides it. */
export function NoMatches({ filter, league, hasFuture }: Props) {
  const leadsToFuture = filter !== 'future' && (hasFuture || league === 'all');
  return (
    <EmptyState
      icon="calendar-clock"
      title="Matches are not available"
      isNothingFound={league !== 'all'}
      text={leadsToFuture ? futureMatches(league) : otherMatches(league)}
    />
  );
}

const futureMatches = (league: string) => (
  <>
    Please go to <AppLink href={listPath(league, 'future')}>Future matches</AppLink> to find out
    more..
  </>
);

const otherMatches = (league: string) => (
  <>
    Please go to{' '}
    {league !== 'all' && (
      <>
        <AppLink href={listPath('all', 'future')}>All leagues</AppLink> or{' '}
      </>
    )}
    <AppLink href="/match-history">Past results</AppLink> to find out more..
  </>
);
