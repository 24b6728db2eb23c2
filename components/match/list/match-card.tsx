import { memo } from 'react';
import { matchItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { AppLink } from '@/components/link/app-link';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
import { cardPicture } from '@/lib/domain/content/card-picture';
import { selectionSides, withCardMarket } from '@/lib/domain/match/list/card-market';
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

const sides = [0, 1] as const;

type Props = {
  match: Match;
  /** 'wide' has its image at the side where there is room, 'tall' always on top. */
  variant?: 'wide' | 'tall';
  /** Whether it is on the first screen, and laid out at once instead of when it is near the viewport. */
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
  // A list on a phone shows no image, and would load an eager one for nothing.
  const isFirst = eager && variant === 'tall';
  const { teams, scores, status, marketsCount } = match;
  const market = mainMarket(match.markets);
  const { match: priced, hidden } = withCardMarket(match);
  const denseSides = variant === 'wide' ? selectionSides(priced) : undefined;
  const more = market ? marketsCount - 1 : 0;

  return (
    <article
      className={styles.card}
      data-variant={variant}
      data-prices={denseSides ? 'lines' : undefined}
      data-eager={eager || undefined}
    >
      <div className={styles.picture}>
        <img
          {...cardPicture(match, imageHosts)}
          className="mown"
          width={640}
          height={360}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </div>
      <div className={styles.body}>
        <h3 className="visually-hidden">{`${teams[0].name} v ${teams[1].name}`}</h3>
        <div className={styles.status}>
          <span className={styles.when}>
            {status === 'live' ? (
              <LiveDot key={match.inplayTime}>{match.inplayTime || 'Live'}</LiveDot>
            ) : (
              <b>
                <StartTime match={match} />
              </b>
            )}
          </span>
          {(more > 0 || hidden > 0) && (
            <span className={styles.more}>
              {more > 0 ? `+${more} markets` : `+${hidden} selections`}
            </span>
          )}
          <span className={styles.star}>
            <FollowStar item={matchItem(match)} />
          </span>
        </div>
        <AppLink className={styles.teams} href={matchPath(match)}>
          {sides.map(side => (
            <TeamLine key={side} teams={teams} side={side} score={scores[side]} status={status} />
          ))}
        </AppLink>
        <p className={styles.situation}>
          <span className={styles.words}>{matchStateText(match)}</span>
          {match.replay && <ReplayNote replay={match.replay} />}
        </p>
        <CardOdds match={priced} denseSides={denseSides} />
      </div>
    </article>
  );
});
