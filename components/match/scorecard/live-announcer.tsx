import { useEffect, useRef, useState } from 'react';
import { areScoresCovered } from '@/components/personal/hide-scores/hide-scores';
import type { Match } from '@/lib/domain/match/match';
import { matchStateText } from '@/lib/domain/match/match-state';
import { toWicketsSoFar } from '@/lib/domain/commentary/wickets-so-far';
import type { Scorecard } from '@/lib/domain/scorecard/scorecard';
import { scoreText } from '@/lib/domain/scorecard/score';
import { createAnnouncer, type Announcement } from '@/lib/live/score-announcer';

type State = { match: Match; scorecard: Scorecard | null };

/** Announces the score to screen readers, rarely enough to leave time for reading. */
export function LiveAnnouncer({ first, ...current }: State & { first: State }) {
  const [text, setText] = useState('');
  const announcer = useRef<ReturnType<typeof createAnnouncer> | null>(null);
  const { score, wickets, out } = toAnnouncement(current);

  useEffect(() => {
    const announce = (change: string) => areScoresCovered() || setText(change);
    const created = createAnnouncer(announce);
    created.update(toAnnouncement(first));
    announcer.current = created;
    return created.stop;
  }, [first]);
  useEffect(() => announcer.current?.update({ score, wickets, out }), [score, wickets, out]);

  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** The score reads 'Ferns 61/1, 6.2 overs. Herons 117. Ferns need 57 runs.' */
function toAnnouncement({ match, scorecard }: State): Announcement {
  const sides = match.scores.flatMap((score, side) =>
    score === null ? [] : [`${match.teams[side]?.name ?? ''} ${scoreText(score)}`],
  );
  return {
    ...toWicketsSoFar(scorecard, match.scores),
    score: [...sides, matchStateText(match)]
      .filter(Boolean)
      .map(part => `${part}.`)
      .join(' '),
  };
}
