import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match/match';
import styles from './info-panel.module.css';
import { useMatch } from '@/components/match/live/live-stores';
import { useScorecard } from './match-details';

type Props = { match: Match; /** The link to the broadcast. */ watchLink: ReactNode };

/** The start and the known facts of a match, one row each. */
export function InfoPanel({ match: initial, watchLink }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const basic = match.statusText ? [{ label: 'Status', value: match.statusText }] : [];
  const rows = scorecard && scorecard.rows.length > 0 ? scorecard.rows : basic;
  const sources = sourcesText(match);
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>Match begins at</dt>
          <dd>
            <LocalTime seconds={match.startTime} />
          </dd>
        </div>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {watchLink}
      {match.replay && <p className={styles.credit}>{match.replay.credit}</p>}
      {sources && <p className={styles.credit}>{sources}</p>}
    </>
  );
}

function sourcesText({ sources }: Match): string {
  const odds = sources?.odds ? `Odds from ${sources.odds}.` : '';
  const score = sources?.score ? `Score from ${sources.score}.` : '';
  return [odds, score].filter(Boolean).join(' ');
}
