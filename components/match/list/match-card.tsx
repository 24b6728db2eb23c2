import { memo } from 'react';
import { matchItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { AppLink } from '@/components/link/app-link';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
import { cardPicture } from '@/lib/domain/content/card-picture';
import { mainMarket } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';
import { matchStateText } from '@/lib/domain/match/match-state';
import { matchPath } from '@/lib/domain/match/match-name';
import { usePageContext } from '@/components/link/page-context.client';
import { useMatch } from '@/components/live/live-stores';
import { CardOdds } from './card-odds';
import styles from './match-card.module.css';
import { ReplayNote } from '@/components/match/team/replay-note';
import { TeamLine } from '@/components/match/team/team-line';

type Props = {
  match: Match;
  /** 'wide' has its image at the side where there is room, 'tall' always on top. */
  variant?: 'wide' | 'tall';
  /** Whether the image is loaded and laid out at once, instead of when it is near the viewport. */
  eager?: boolean;
};

/** A match in a list: the card links to its page, each price to its bookmaker. */
export const MatchCard = memo(function MatchCard({
  match: initial,
  variant = 'wide',
  eager = false,
}: Props) {
  const match = useMatch(initial);
  const { imageHosts } = usePageContext();
  const { teams, scores, status, marketsCount } = match;
  const market = mainMarket(match.markets);
  const more = market ? marketsCount - 1 : 0;

  return (
    <article className={styles.card} data-variant={variant} data-eager={eager || undefined}>
      <div className={styles.picture}>
        <img
          {...cardPicture(match, imageHosts)}
          className="mown"
          width={640}
          height={360}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
      </div>
      <div className={styles.body}>
        <h3 className="visually-hidden">{`${teams[0].name} v ${teams[1].name}`}</h3>
        <div className={styles.status}>
          {status === 'live' ? (
            <LiveDot key={match.inplayTime}>{match.inplayTime || 'Live'}</LiveDot>
          ) : (
            <b>
              <StartTime match={match} />
            </b>
          )}
          {more > 0 && <span className={styles.more}>{`+${more} markets`}</span>}
          <FollowStar item={matchItem(match)} />
        </div>
        <AppLink className={styles.teams} href={matchPath(match)}>
          {teams.map((team, side) => (
            <TeamLine key={side} name={team.name} score={scores[side] ?? null} status={status} />
          ))}
        </AppLink>
        <p className={styles.situation}>
          <span className={styles.words}>{matchStateText(match)}</span>
          {match.replay && <ReplayNote replay={match.replay} />}
        </p>
        <CardOdds match={match} />
      </div>
    </article>
  );
});
