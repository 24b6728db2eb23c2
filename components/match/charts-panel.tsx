import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logProblem } from '@/lib/browser-log';
import type { InningsComments } from '@/lib/domain/commentary';
import type { Match } from '@/lib/domain/match';
import { useCommentary } from './match-details';
import { useAllComments } from './use-all-comments';

type Props = {
  match: Match;
  open: boolean;
  /** The charts as the server drew them, until there is more to say. */
  still: ReactNode;
};

/** Charts that came with the page, and follow the match from when they are first looked at. */
export function ChartsPanel({ match, open, still }: Props) {
  const [Live, setLive] = useState<ComponentType<{ match: Match }> | null>(null);
  const isWhole = useCommentary().innings.every(hasAllOvers);
  const all = useAllComments(match.id, open && !isWhole);

  useEffect(() => {
    if (!open || Live) return;
    import('./live-charts').then(
      ({ LiveCharts }) => setLive(() => LiveCharts),
      (error: unknown) => logProblem('Charts not loaded', { reason: String(error) }),
    );
  }, [open, Live]);
  return open && Live && (isWhole || all === 'loaded') ? <Live match={match} /> : still;
}

/** A host that does not count overs tells of them in its comments only, all of which must be there. */
const hasAllOvers = ({ overs, comments, total }: InningsComments): boolean =>
  comments.length >= total || (overs.length > 0 && overs.every(({ over }, at) => over === at + 1));
