import type { ReactNode } from 'react';
import { toInningsScores } from '@/lib/domain/scorecard/score';
import type { Match } from '@/lib/domain/match/match';
import { abbreviatedNames } from '@/lib/domain/match/team-name';
import styles from './compact-score.module.css';

/** The badges of the two teams, in their order. */
export type Badges = readonly [ReactNode, ReactNode];

type Props = { match: Match; badges: Badges };

/**
 * The score in one line under the phone's bar, once the scoreboard above it has scrolled away.
 * Hidden from screen readers, which read the scoreboard.
 */
export function CompactScore({ match: { teams, scores }, badges }: Props) {
  return (
    <div className={`${styles.compact} on-pitch`} aria-hidden="true" data-score-bar="">
      {abbreviatedNames([teams[0].name, teams[1].name]).map((abbreviation, side) => (
        <span key={side} className={styles.side}>
          {badges[side]}
          {abbreviation} <b>{lineText(scores[side] ?? null)}</b>
        </span>
      ))}
    </div>
  );
}

/** '122/3 (13.0)'; '364 & 298/8' for two innings, whose overs do not fit. */
function lineText(score: string | null): string {
  const innings = toInningsScores(score);
  const [only] = innings;
  if (innings.length === 1 && only?.overs) return `${only.runs} (${only.overs})`;
  return innings.map(({ runs }) => runs).join(' & ') || '-';
}
