import { useEffect, useRef, useState } from 'react';
import type { Match } from '@/lib/domain/match/match';
import { matchStateText } from '@/lib/domain/match/match-state';
import { scoreText } from '@/lib/domain/scorecard/score';
import { toWicketNews } from '@/lib/domain/commentary/wicket-news';
import { createAnnouncer } from '@/lib/live/score-announcer';
import { useScorecard } from './match-details';

type Props = { match: Match };

/** Announces the score to screen readers, rarely enough to leave time for reading. */
export function ScoreAnnouncer({ match }: Props) {
  const [text, setText] = useState('');
  const announcer = useRef<ReturnType<typeof createAnnouncer> | null>(null);
  const { wickets, out } = toWicketNews(useScorecard(), match.scores);
  const score = announcementText(match);

  useEffect(() => {
    const made = createAnnouncer(setText, {
      now: Date.now,
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    announcer.current = made;
    return made.stop;
  }, []);
  useEffect(() => announcer.current?.update({ score, wickets, out }), [score, wickets, out]);

  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

/** 'Ferns 61/1, 6.2 overs. Herons 117. Ferns need 57 runs.' */
function announcementText(match: Match): string {
  const sides = match.scores.flatMap((score, side) =>
    score === null ? [] : [`${match.teams[side]?.name ?? ''} ${scoreText(score)}`],
  );
  return [...sides, matchStateText(match)]
    .filter(Boolean)
    .map(part => `${part}.`)
    .join(' ');
}
