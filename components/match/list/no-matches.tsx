import { EmptyState } from '@/components/state/empty-state';
import { AppLink } from '@/components/link/app-link';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';

type Props = { filter: MatchFilter; league: string };

export function NoMatches({ filter, league }: Props) {
  const onwards = (
    <>
      Please go to <AppLink href={listPath(league, 'future')}>Future matches</AppLink> to find out
      more..
    </>
  );
  return (
    <EmptyState
      icon="calendar-clock"
      title="Matches are not available"
      isNothingFound={league !== 'all'}
      text={filter === 'future' ? undefined : onwards}
    />
  );
}
