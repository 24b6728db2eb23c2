'use client';

import { Disclosure } from '@/components/odds/disclosure';
import { Carousel } from '@/components/ui/carousel.client';
import { usePageView } from '@/components/ui/view-context.client';
import { showsPrices } from '@/lib/domain/view';
import { useMatchList } from './live-stores';
import { MatchCard } from './match-card';
import { PauseUpdates } from './pause-updates.client';
import styles from './watch-live.module.css';

/** The matches being played, side by side; absent when none is. */
export function WatchLive() {
  const { policy } = usePageView();
  const live = useMatchList().filter(match => match.status === 'live');
  if (live.length === 0) return null;
  return (
    <Carousel
      title="Watch Live"
      slides={live.map((match, place) => ({
        key: match.id,
        card: <MatchCard match={match} look="tall" eager={place === 0} />,
      }))}
    >
      <div className={styles.below}>
        {showsPrices(policy) && <Disclosure />}
        <PauseUpdates />
      </div>
    </Carousel>
  );
}
