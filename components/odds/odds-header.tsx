import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { PauseUpdates } from '@/components/live/pause-updates.client';
import { ViewNav } from '@/components/link/view-nav';
import { listPath } from '@/lib/domain/match/match-filter';
import styles from './odds-header.module.css';

type Props = {
  current: 'matches' | 'outrights' | 'movers';
  banner?: ReactNode;
  /** Without offers there are no outrights and movers, so the tabs are left out. */
  offers?: boolean;
};

/** The 'Cricket Odds' header with its tabs. */
export function OddsHeader({ current, banner, offers = true }: Props) {
  return (
    <div className={styles.header}>
      <PageHeader
        title="Cricket Odds"
        noBorder
        actions={current !== 'movers' && <PauseUpdates />}
        banner={banner}
      />
      {offers && (
        <ViewNav
          label="Odds"
          variant="tabs"
          items={[
            { href: listPath('all', 'in-play'), label: 'Matches', current: current === 'matches' },
            { href: '/odds/outrights', label: 'Outrights', current: current === 'outrights' },
            { href: '/odds/movers', label: 'Movers', current: current === 'movers' },
          ]}
        />
      )}
    </div>
  );
}
