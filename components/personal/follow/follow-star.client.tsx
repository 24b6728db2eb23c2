'use client';

import { useState } from 'react';
import { Icon } from '@/components/icon/icon';
import type { Followed } from '@/lib/domain/match/followed';
import styles from './follow-star.module.css';
import { toggleFollowed } from './followed';
import { NotStored } from './not-stored';
import { useIsFollowed } from './use-followed';

/** Follows or unfollows an item of a list. */
export function FollowStar({ item }: { item: Followed }) {
  const isFollowed = useIsFollowed(item);
  const [isUnstored, setIsUnstored] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.star} needs-scripts`}
        aria-pressed={isFollowed}
        aria-label={`Follow ${item.name}`}
        onClick={() => setIsUnstored(!toggleFollowed(item))}
      >
        <Icon icon="star" size={16} />
      </button>
      {isUnstored && <NotStored />}
    </>
  );
}
