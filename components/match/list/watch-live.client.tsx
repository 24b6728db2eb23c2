'use client';

import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { Carousel } from '@/components/carousel/carousel.client';
import { hasMarkets } from '@/lib/domain/match/match';
import { homePart } from '@/lib/domain/match/list/list-parts';
import { listPath } from '@/lib/domain/match/match-filter';
import { useListRest, useMatchList } from '@/components/live/live-stores';
import { MatchCard } from './match-card';
import { PauseUpdates } from '@/components/live/pause-updates.client';
import styles from './watch-live.module.css';

/** The live matches side by side, with a link to the list of many; nothing when there are none. */
export function WatchLive() {
  const live = useMatchList().filter(match => match.status === 'live');
  const { counts } = useListRest();
  if (live.length === 0) return null;
  const count = counts?.filters['in-play'] ?? live.length;
  return (
    <Carousel
      title="Watch Live"
      more={
        count > homePart.live
          ? { href: listPath('all', 'in-play'), label: `All (${count})` }
          : undefined
      }
      count={count}
      slides={live.map((match, index) => ({
        key: match.id,
        card: <MatchCard match={match} variant="tall" eager={index === 0} />,
      }))}
    >
      <div className={styles.below}>
        {live.some(hasMarkets) && <AffiliateDisclosure />}
        <PauseUpdates />
      </div>
    </Carousel>
  );
}
