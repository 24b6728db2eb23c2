'use client';

import { useRef, type ReactNode } from 'react';
import { ShareMatch } from '@/components/match/share/share-match';
import { FollowMatch } from '@/components/personal/follow/follow-match';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
import type { Match } from '@/lib/domain/match/match';
import { abbreviatedNames } from '@/lib/domain/match/team-name';
import { matchStateText, periodText, textWithShortNames } from '@/lib/domain/match/match-state';
import { useMatch } from '@/components/live/live-stores';
import { useScorecard } from '@/components/live/match-details';
import { PauseUpdates } from '@/components/live/pause-updates.client';
import { ScoreAnnouncer } from './score-announcer';
import { ScoreSide } from '@/components/match/team/score-side';
import { CompactScore, type Badges } from './compact-score';
import styles from './scoreboard.module.css';
import { useHeightAtEnd } from './use-height-at-end';
import { SituationStrip } from './situation-strip';

type Props = {
  match: Match;
  badges: Badges;
  /** In the size of a line of text. */
  compactBadges: Badges;
  /** The note that a match of the demo is a replay. */
  note: ReactNode;
  /** The link to the broadcast, shown when the host has one and the match is not over. */
  streamLink: ReactNode;
  /** The absolute URL that is shared. */
  shareUrl: string;
};

/** The header of a match: a scoreboard on the outfield. */
export function Scoreboard(props: Props) {
  const { match: initial, badges, compactBadges, note, streamLink, shareUrl } = props;
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const [first, second] = match.teams;
  const short = abbreviatedNames([first.name, second.name]);
  const [firstScore, secondScore] = match.scores;
  const isOver = match.status === 'other';
  const wasLive = initial.status === 'live';
  const board = useRef<HTMLElement>(null);
  const minHeight = useHeightAtEnd(match.id, board);
  const isLive = match.status === 'live';
  // Some hosts send only 'Match Ended' as the state, and the result in the scorecard.
  const text = (isOver && scorecard?.result) || matchStateText(match);
  const names = [first.name, second.name] as const;
  const state = textWithShortNames(text, names, short);
  const toss = match.status === 'upcoming' ? scorecard?.toss : null;

  return (
    <>
      <CompactScore match={match} badges={compactBadges} />
      <section
        ref={board}
        className={`${styles.scoreboard} mown on-pitch`}
        aria-label="Score"
        style={wasLive && minHeight !== null ? { minHeight } : undefined}
      >
        <div className={styles.top}>
          <div className={styles.labels}>
            <p className={styles.status}>
              <StatusLabel
                match={match}
                wasLive={wasLive}
                inScorecard={scorecard?.status ?? null}
              />
            </p>
            <p className={styles.tournament}>{match.tournament}</p>
            {(isLive || wasLive) && (
              <p className={styles.start}>
                <StartTime match={match} />
              </p>
            )}
          </div>
          {note}
          <div className={styles.actions}>
            {scorecard?.liveCoverage && (wasLive || !isOver) && (
              <div className={isOver ? styles.room : undefined} inert={isOver} aria-hidden={isOver}>
                {streamLink}
              </div>
            )}
            <ShareMatch match={match} url={shareUrl} />
            <FollowMatch match={match} />
            {(wasLive || isLive) && (
              <div
                className={`${styles.pause} ${isOver ? styles.room : ''}`}
                inert={isOver}
                aria-hidden={isOver}
              >
                <PauseUpdates iconOnly />
              </div>
            )}
          </div>
        </div>
        <div className={styles.main}>
          <ScoreSide badge={badges[0]} name={first.name} score={firstScore} />
          <div className={styles.state}>
            {match.status === 'upcoming' && (
              <p>
                <StartTime match={match} />
              </p>
            )}
            {state && <p className={styles.situation}>{state}</p>}
            {toss && <p>{textWithShortNames(toss, names, short)}</p>}
          </div>
          <ScoreSide badge={badges[1]} name={second.name} score={secondScore} away />
        </div>
        {/* Stays when the match ends, so that what a visitor reads below it does not move. */}
        {(isLive || wasLive) && <SituationStrip isOver={isOver} />}
        <ScoreAnnouncer match={match} />
      </section>
    </>
  );
}

type StatusProps = { match: Match; wasLive: boolean; inScorecard: string | null };

/** Which part of a match is played; before it that it is to come, long after it when it was. */
function StatusLabel({ match, wasLive, inScorecard }: StatusProps) {
  if (match.status === 'live') {
    const period = periodText(match.inplayTime, inScorecard);
    return <LiveDot key={period}>{period || 'Live'}</LiveDot>;
  }
  if (match.status === 'upcoming') return 'Upcoming';
  return wasLive ? 'Ended' : <StartTime match={match} />;
}
