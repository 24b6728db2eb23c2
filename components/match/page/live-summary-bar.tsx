import type { Match } from '@/lib/domain/match/match';
import { useNow } from '@/lib/live/use-now';
import { SummaryBarContent } from './summary-bar-content';
import { useScorecard } from '@/components/live/match-details';

type Props = {
  match: Match;
  /** When the page was rendered, in unix seconds. */
  renderedAt: number;
  calendarHref: string;
};

/** The countdown, and the player of the match as soon as it is known. */
export function LiveSummaryBar({ match, renderedAt, calendarHref }: Props) {
  const scorecard = useScorecard();
  const now = useNow(renderedAt, match.startTime);
  return (
    <SummaryBarContent match={match} scorecard={scorecard} now={now} calendarHref={calendarHref} />
  );
}
