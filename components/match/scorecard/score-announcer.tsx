import { useState } from 'react';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import type { Match } from '@/lib/domain/match/match';
import { useScorecard } from '@/components/live/match-details';

/** The first announcement can wait until the page has loaded. */
const delayMs = 5000;

const load = () =>
  new Promise(resolve => setTimeout(resolve, delayMs))
    .then(() => import('./live-announcer'))
    .then(({ LiveAnnouncer }) => LiveAnnouncer);

/** Announces the score to screen readers; the code that does so is loaded after the first change. */
export function ScoreAnnouncer({ match }: { match: Match }) {
  const scorecard = useScorecard();
  const [first] = useState({ match, scorecard });
  return (
    <LoadedPanel
      open={match !== first.match}
      load={load}
      props={{ first, match, scorecard }}
      fallback={<p className="visually-hidden" role="status" />}
    />
  );
}
