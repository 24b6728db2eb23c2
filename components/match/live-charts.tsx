import { usePageView } from '@/components/ui/view-context.client';
import { toMatchCharts } from '@/lib/domain/match-charts';
import type { Match } from '@/lib/domain/match';
import { Charts } from './charts';
import { useMatch } from './live-stores';
import { useCommentary, useOddsHistory, useScorecard } from './match-details';

type Props = { match: Match };

/** The charts as the match goes on; its code comes when they are first looked at. */
export function LiveCharts({ match: initial }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const commentary = useCommentary().innings;
  const history = useOddsHistory();
  const { policy } = usePageView();
  const oddsHistory = policy === 'full' ? history : null;
  const charts = toMatchCharts({ match, scorecard, commentary, oddsHistory });
  return <Charts {...charts} zone={null} simulated={match.replay !== null} />;
}
