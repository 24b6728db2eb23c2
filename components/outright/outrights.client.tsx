'use client';

import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { useMatchList } from '@/components/live/live-stores';
import { AffiliateDisclosure } from '@/components/odds/affiliate-disclosure.client';
import { EmptyState } from '@/components/state/empty-state';
import { Panel } from '@/components/ui/panel';
import { groupByTournament } from '@/lib/domain/match/match-groups';
import { OutrightEvent } from './outright-event';
import styles from './outrights.module.css';

/** An accordion of tournaments; the first one is open. */
export function Outrights() {
  const groups = groupByTournament(useMatchList());
  if (groups.length === 0) return <EmptyState icon="trophy" title="Markets not available" />;
  return (
    <div className={styles.tournaments}>
      <ConnectionStrip />
      {groups.map(({ name, matches }, index) => (
        <Panel
          key={name}
          headingLevel="h2"
          title={`${name} (${matches.length})`}
          open={index === 0}
        >
          <div className={styles.events}>
            {matches.map(event => (
              <OutrightEvent key={event.id} event={event} />
            ))}
          </div>
        </Panel>
      ))}
      <AffiliateDisclosure />
    </div>
  );
}
