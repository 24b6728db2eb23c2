'use client';

import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { LiveDot } from '@/components/ui/live-dot';
import { LocalTime } from '@/components/ui/local-time.client';
import type { Match } from '@/lib/domain/match';
import { CompactScore } from './compact-score';
import { useMatch } from './live-stores';
import { useScorecard } from './match-details';
import { PauseUpdates } from './pause-updates.client';
import { ReplayNote } from './replay-note';
import { ScoreNews } from './score-news';
import { ScoreSide } from './score-side';
import styles from './scoreboard.module.css';
import { SituationStrip } from './situation-strip';

type Props = { match: Match; watchUrl: string };

/** The match header: a scoreboard on the mown outfield. */
export function Scoreboard({ match: initial, watchUrl }: Props) {
  const match = useMatch(initial);
  const scorecard = useScorecard();
  const [first, second] = match.teams;
  const [firstScore, secondScore] = match.scores;

  return (
    <section className={`${styles.scoreboard} mown on-pitch`} aria-label="Score">
      <div className={styles.top}>
        {match.status === 'live' && (
          <LiveDot key={match.inplayTime}>{match.inplayTime || 'Live'}</LiveDot>
        )}
        <span className={styles.tournament}>{match.tournament}</span>
        {match.replay && <ReplayNote replay={match.replay} />}
        <span className={styles.start}>
          <LocalTime seconds={match.startTime} />
        </span>
      </div>
      <div className={styles.main}>
        <ScoreSide name={first.name} score={firstScore} />
        <div className={styles.versus}>
          {match.statusText && <p>{match.statusText}</p>}
          <div className={styles.actions}>
            {scorecard?.liveCoverage && (
              <ExternalLink className={styles.stream} href={watchUrl}>
                <Icon icon="circle-play" size={16} />
                Watch stream
              </ExternalLink>
            )}
            {match.status === 'live' && (
              <div className={styles.pause}>
                <PauseUpdates iconOnly />
              </div>
            )}
          </div>
        </div>
        <ScoreSide name={second.name} score={secondScore} away />
      </div>
      {match.status === 'live' && <SituationStrip />}
      <CompactScore match={match} />
      <ScoreNews match={match} />
    </section>
  );
}
