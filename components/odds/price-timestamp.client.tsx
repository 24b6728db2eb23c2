'use client';

import { usePriceFreshnessOf } from '@/components/live/live-stores';
import { Icon } from '@/components/icon/icon';
import { LocalTime } from '@/components/ui/local-time.client';
import styles from './price-timestamp.module.css';

type Props = {
  matchId: string;
  /** The number of bookmakers with an eligible price. */
  compared?: number;
  /** The number of all bookmakers, when some of them cannot be compared. */
  all?: number;
  /** The number that the visitor chose to compare; absent for all. */
  chosen?: number | undefined;
  /** Short text for cards; screen readers get the complete sentence. */
  isShort?: boolean;
};

/**
 * When a match's prices were last confirmed, or when the visitor paused them; with a warning once they are
 * stale and suspended.
 */
export function PriceTimestamp({ matchId, isShort = false, ...scope }: Props) {
  const freshness = usePriceFreshnessOf(matchId);
  if (!freshness) return null;
  const { at: confirmedAt, isStale, isOld, pausedAt } = freshness;
  if (pausedAt !== null)
    return (
      <p className={styles.stamp} data-late>
        <Icon icon="pause" size={16} />
        {'Paused at '}
        <LocalTime seconds={pausedAt} variant="clock" />
      </p>
    );
  return (
    <p className={styles.stamp} data-late={isStale || undefined}>
      {isStale && <Icon icon="clock-alert" size={16} />}
      {isStale ? 'Not confirmed since ' : <Scope {...scope} isShort={isShort} />}
      <LocalTime seconds={confirmedAt} variant={isOld ? 'full' : 'second'} />
    </p>
  );
}

function Scope({ compared = 0, all = compared, chosen, isShort }: Omit<Props, 'matchId'>) {
  if (compared < 2) return 'Updated ';
  const shown = chosen ?? compared;
  const number = shown < all ? `${shown} of ${all}` : shown;
  if (!isShort) return `Best of ${number} bookmakers compared, `;
  return (
    <>
      {`Best of ${number}`}
      <span className="visually-hidden"> bookmakers compared</span>
      {', '}
    </>
  );
}
