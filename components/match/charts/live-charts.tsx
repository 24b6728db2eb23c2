import type { ReactNode } from 'react';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import { toMatchCharts } from '@/lib/domain/scorecard/match-charts';
import type { Match } from '@/lib/domain/match/match';
import { Charts } from './charts';
import { useAllComments } from '@/components/match/commentary/use-all-comments';
import { useMatch } from '@/components/live/live-stores';
import { useCommentary, useOddsHistory, useScorecard } from '@/components/live/match-details';

type Props = {
  match: Match;
  open: boolean;
  /** The charts that the server rendered: shown while closed, and until all data is loaded. */
  fallback: ReactNode;
};

/** The charts of a live match, loaded when they are first opened. */
export function LiveCharts({ match, open, fallback }: Props) {
  const hasPartnerships = useScorecard()?.innings.every(({ partnerships }) => partnerships) ?? true;
  const hasOvers = useCommentary().innings.every(hasAllOvers);
  const request = useAllComments(match.id, open && !(hasOvers && hasPartnerships));
  return open && (hasOvers || request === 'loaded') ? <CurrentCharts match={match} /> : fallback;
}

function CurrentCharts({ match: initial }: Pick<Props, 'match'>) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const commentary = useCommentary().innings;
  const oddsHistory = useOddsHistory();
  const charts = toMatchCharts({ match, scorecard, commentary, oddsHistory });
  return <Charts {...charts} zone={null} simulated={match.replay !== null} />;
}

/** A host that sends no totals of overs has them only in its comments, all of which are needed. */
const hasAllOvers = ({ overs, comments, total }: InningsComments): boolean =>
  comments.length >= total ||
  (overs.length > 0 && overs.every(({ over }, index) => over === index + 1));
