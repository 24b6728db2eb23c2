'use client';

import { ConnectionStrip } from '@/components/match/connection-strip.client';
import { useMatchList } from '@/components/match/live-stores';
import { Disclosure } from '@/components/odds/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { usePageView } from '@/components/ui/view-context.client';
import { showsPrices } from '@/lib/domain/view';
import { groupByTournament } from '@/lib/domain/match-groups';
import { OutrightEvent } from './outright-event';
import styles from './outrights.module.css';

/** Tournaments as an accordion, the first one open. */
export function Outrights() {
  const { policy } = usePageView();
  const groups = groupByTournament(useMatchList());
  if (groups.length === 0 || !showsPrices(policy))
    return <EmptyState icon="trophy" title="Markets not available" />;
  return (
    <div className={styles.tournaments}>
      <ConnectionStrip />
      {groups.map(({ name, matches }, at) => (
        <Panel key={name} headingLevel="h2" title={`${name} (${matches.length})`} open={at === 0}>
          <div className={styles.events}>
            {matches.map(event => (
              <OutrightEvent key={event.id} event={event} />
            ))}
          </div>
        </Panel>
      ))}
      <Disclosure />
    </div>
  );
}
