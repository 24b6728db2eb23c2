import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { PauseUpdates } from '@/components/match/pause-updates.client';
import { ViewNav } from '@/components/ui/view-nav';
import { listPath } from '@/lib/domain/match-filter';
import styles from './odds-header.module.css';

type Props = {
  current: 'matches' | 'outrights';
  banner?: ReactNode;
  /** Without, there are no outrights, and one tab alone is none. */
  offers?: boolean;
};

/** 'Cricket Odds' and its two tabs. */
export function OddsHeader({ current, banner, offers = true }: Props) {
  return (
    <div className={styles.header}>
      <PageHeader title="Cricket Odds" noBorder actions={<PauseUpdates />} banner={banner} />
      {offers && (
        <ViewNav
          label="Odds"
          look="tabs"
          items={[
            { href: listPath('all', 'in-play'), label: 'Matches', current: current === 'matches' },
            { href: '/odds/outrights', label: 'Outrights', current: current === 'outrights' },
          ]}
        />
      )}
    </div>
  );
}
