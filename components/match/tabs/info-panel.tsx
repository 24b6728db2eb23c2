import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time.client';
import { StartTime } from '@/components/match/team/start-time';
import type { Match } from '@/lib/domain/match/match';
import type { InfoRow } from '@/lib/domain/scorecard/scorecard';
import styles from './info-panel.module.css';
import { useMatch } from '@/components/live/live-stores';
import { LiveLineUps } from './live-line-ups';
import { useScorecard } from '@/components/live/match-details';

type Props = {
  match: Match;
  /** The link to the broadcast. */
  watchLink: ReactNode;
  /** Before a match: the line-ups that the server rendered, and the sides' last results. */
  lineUps?: ReactNode;
  lastResults?: ReactNode;
};

/** The label of the row with the score, or how the match ended. */
const statusLabel = 'Status';

/** The start and the known facts of a match as rows; before the match also line-ups and last results. */
export function InfoPanel({ match: initial, watchLink, lineUps, lastResults }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const isOver = match.status === 'other';
  const endedStart = scorecard?.innings.length === 0 ? 'Scheduled start' : 'Match began at';
  const hasBegun = match.status !== 'upcoming';
  const basic = match.statusText ? [{ label: statusLabel, value: match.statusText }] : [];
  const known = scorecard && scorecard.rows.length > 0 ? scorecard.rows : basic;
  const facts = isOver ? afterMatch(known, scorecard?.result ?? null) : known;
  const rows = [...facts, ...(scorecard?.toss ? [{ label: 'Toss', value: scorecard.toss }] : [])];
  return (
    <>
      <h2 className="visually-hidden shown-without-scripts">Match info</h2>
      <dl className={styles.rows}>
        {(match.startTime !== null || !hasBegun) && (
          <div>
            <dt>{isOver ? endedStart : 'Match begins at'}</dt>
            <dd>
              <StartTime match={match} />
            </dd>
          </div>
        )}
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={label === statusLabel && hasBegun ? 'score-cover' : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {match.status === 'upcoming' && (
        <>
          <LiveLineUps fallback={lineUps} />
          {lastResults}
        </>
      )}
      {!isOver && watchLink}
      {match.replay && <p className={styles.credit}>{match.replay.credit}</p>}
      <Sources match={match} />
    </>
  );
}

/** Shows the result as the status: hosts do not update the status of a match that was not played. */
const afterMatch = (rows: readonly InfoRow[], result: string | null): InfoRow[] =>
  rows
    .filter(({ label }) => label !== 'Live Coverage')
    .map(row => (row.label === statusLabel && result ? { ...row, value: result } : row));

/** Who supplies odds and score, and when each was last seen. */
function Sources({ match: { sources } }: Pick<Props, 'match'>) {
  const named = [
    { part: 'Odds', source: sources?.odds },
    { part: 'Score', source: sources?.score },
  ].flatMap(({ part, source }) => (source ? [{ part, ...source }] : []));
  if (named.length === 0) return null;
  return (
    <p className={styles.credit}>
      {named.map(({ part, name, at }) => (
        <span key={part}>
          {`${part} from ${name}`}
          {at !== null && (
            <>
              , last at <LocalTime seconds={at} variant="clock" />
            </>
          )}
          {'. '}
        </span>
      ))}
    </p>
  );
}
