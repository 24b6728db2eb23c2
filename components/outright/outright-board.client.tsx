'use client';

import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { ButtonLink } from '@/components/link/button-link';
import { ConnectionStrip } from '@/components/live/connection-strip.client';
import { useMatch } from '@/components/live/live-stores';
import { PauseUpdates } from '@/components/live/pause-updates.client';
import { Markets } from '@/components/match/markets/markets.client';
import { StartTime } from '@/components/match/team/start-time';
import { EmptyState } from '@/components/state/empty-state';
import { Button } from '@/components/ui/button';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import type { Match } from '@/lib/domain/match/match';
import styles from './outright-board.module.css';

type Props = {
  match: Match;
  /** How its prices moved, as the server rendered it; null where no prices are recorded. */
  history: ReactNode;
};

const loadAlerts = () =>
  import('@/components/personal/alerts/match-alerts').then(({ MatchAlerts }) => MatchAlerts);

const loadPrices = () =>
  import('@/components/match/prices/live-prices').then(({ LivePrices }) => LivePrices);

/** The prices of an outright at every bookmaker, alerts of them, and their history. */
export function OutrightBoard({ match: initial, history }: Props) {
  const match = useMatch(initial);
  const [hasAlertsOpen, setHasAlertsOpen] = useState(false);
  const isOver = match.status === 'other';
  return (
    <>
      <div className={styles.head}>
        <div className={styles.facts}>
          {isOver ? (
            <p>This outright is over.</p>
          ) : (
            match.startTime !== null && (
              <p>
                Begins <StartTime match={match} />
              </p>
            )
          )}
          {match.statusText && <p>{match.statusText}</p>}
        </div>
        {!isOver && (
          <div className={`${styles.actions} needs-scripts`}>
            <Button onClick={() => setHasAlertsOpen(true)}>
              <Icon icon="clock-alert" size={16} />
              Price alerts
            </Button>
            <PauseUpdates />
          </div>
        )}
      </div>
      <ConnectionStrip />
      {initial.status === 'other' ? (
        <EmptyState
          icon="trophy"
          title="No prices any more"
          action={<ButtonLink href="/odds/outrights">Open outrights</ButtonLink>}
        />
      ) : (
        <Markets
          match={initial}
          empty={<EmptyState icon="trophy" title="Markets not available" />}
        />
      )}
      {history && <History match={match}>{history}</History>}
      {hasAlertsOpen && (
        <LoadedPanel
          open
          load={loadAlerts}
          props={{ match, onClose: () => setHasAlertsOpen(false) }}
          fallback={null}
        />
      )}
    </>
  );
}

/** The server's chart until it comes into view; then it is live, with a choice of bookmaker and selection. */
function History({ match, children }: { match: Match; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section, { px: 0 });
  return (
    <section ref={section} id="prices" className={styles.history} aria-label="Price history">
      <div id="tab-prices" className={styles.parts} tabIndex={-1}>
        <LoadedPanel
          open={isNear}
          load={loadPrices}
          props={{ match, open: isNear, fallback: children }}
          fallback={children}
        />
      </div>
    </section>
  );
}
