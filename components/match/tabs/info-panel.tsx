import type { ReactNode } from 'react';
import { LocalTime } from '@/components/ui/local-time.client';
import { AppLink } from '@/components/link/app-link';
import { StartTime } from '@/components/match/team/start-time';
import { groundPath, groundSlug } from '@/lib/domain/figures/ground';
import type { Match } from '@/lib/domain/match/match';
import { matchStateText, periodText } from '@/lib/domain/match/match-state';
import type { InfoRow, Scorecard } from '@/lib/domain/scorecard/scorecard';
import styles from './info-panel.module.css';
import { useMatch } from '@/components/live/live-stores';
import { LineUps } from './line-ups';
import { useScorecard } from '@/components/live/match-details';

type Props = {
  match: Match;
  /** The link to the broadcast. */
  watchLink: ReactNode;
  /** Before a match: its preview, or the sides' last results. */
  before?: ReactNode;
};

/** The label of the row with the score, or how the match ended. */
const statusLabel = 'Status';

/**
 * The start of a match and the facts that its header does not show as rows, before it its preview,
 * and its line-ups. The toss is a row once the match has begun: before, it is in the header.
 */
export function InfoPanel({ match: initial, watchLink, before }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const isOver = match.status === 'other';
  const endedStart = scorecard?.innings.length === 0 ? 'Scheduled start' : 'Match began at';
  const hasBegun = match.status !== 'upcoming';
  const basic = match.statusText ? [{ label: statusLabel, value: match.statusText }] : [];
  const known = scorecard?.rows.length ? notInHeader(scorecard, match) : basic;
  const toss = hasBegun ? scorecard?.toss : null;
  const rows = [...known, ...(toss ? [{ label: 'Toss', value: toss }] : [])];
  const lineUps = scorecard?.lineUps ?? [];
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
              {label === 'Venue' && initial.hasFigurePages ? (
                <AppLink href={groundPath(groundSlug(value))}>{value}</AppLink>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!hasBegun && before}
      {lineUps.length > 0 && <LineUps lineUps={lineUps} />}
      {!isOver && watchLink}
      {match.replay && <p className={styles.credit}>{match.replay.credit}</p>}
      <Sources match={match} />
    </>
  );
}

/**
 * The rows of a scorecard whose text is not in the header. After a match that has its result: hosts do not
 * update the status of a match that was not played.
 */
function notInHeader({ rows, status }: Scorecard, match: Match): InfoRow[] {
  const { tournament, statusText, inplayTime } = match;
  const shown = [tournament, statusText, matchStateText(match), periodText(inplayTime, status)];
  const past = match.status === 'other' ? [statusLabel, 'Live Coverage'] : [];
  return rows.filter(({ label, value }) => !shown.includes(value) && !past.includes(label));
}

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
