import { PageHeader } from '@/components/layout/page-header';
import type { Match } from '@/lib/domain/match/match';
import { PauseUpdates } from '@/components/live/pause-updates.client';

type Props = { match: Match };

/** The visible title is 'Cricket Odds'; the heading of the page names the match. */
export function MatchHeading({ match }: Props) {
  const [first, second] = match.teams;
  return (
    <>
      <h1 className="visually-hidden">{`${first.name} Vs ${second.name}`}</h1>
      <PageHeader
        title="Cricket Odds"
        headingLevel="p"
        backToOdds
        noBorder
        hideOnMobile
        actions={match.status === 'live' ? <PauseUpdates /> : undefined}
      />
    </>
  );
}
