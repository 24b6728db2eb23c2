'use client';

import { useConfirmation } from '@/components/match/live-stores';
import { Icon } from '@/components/ui/icon';
import { LocalTime } from '@/components/ui/local-time.client';
import { usePageView } from '@/components/ui/view-context.client';
import { showsPrices } from '@/lib/domain/view';
import styles from './price-stamp.module.css';

type Props = { matchId: string };

/** When a match's prices were last confirmed; once that is too long ago, that they are suspended since. */
export function PriceStamp({ matchId }: Props) {
  const { policy } = usePageView();
  const confirmation = useConfirmation(matchId);
  if (!confirmation || !showsPrices(policy)) return null;
  const { at, isLate, isOld } = confirmation;
  return (
    <p className={styles.stamp} data-late={isLate || undefined}>
      {isLate && <Icon icon="clock-alert" size={16} />}
      {isLate ? 'Not confirmed since ' : 'Updated '}
      <LocalTime seconds={at} look={isOld ? 'full' : 'second'} />
    </p>
  );
}
