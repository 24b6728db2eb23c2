'use client';

import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { useMatchList } from '@/components/live/live-stores';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { OutrightEvent } from './outright-event';
import styles from './series-outrights.module.css';

type Props = { league: string };

/** The outrights of one league among those of all, which the live list brings. */
export function SeriesOutrights({ league }: Props) {
  const events = useMatchList().filter(event => event.league === league);
  return (
    <>
      <ConnectionStrip />
      <div className={styles.events}>
        {events.map(event => (
          <OutrightEvent key={event.id} event={event} />
        ))}
      </div>
      <AffiliateDisclosure />
    </>
  );
}
