import { useSyncExternalStore } from 'react';
import type { Followed, FollowedKind } from '@/lib/domain/match/followed';
import { getFollowed, getNoneFollowed, isFollowed, subscribeToFollowed } from './followed';

/** What the visitor follows; empty until hydration. */
export const useFollowed = (): readonly Followed[] =>
  useSyncExternalStore(subscribeToFollowed, getFollowed, getNoneFollowed);

/** Whether an item is followed; the caller rerenders only when that changes. */
export const useIsFollowed = (item: { kind: FollowedKind; id: string }): boolean =>
  useSyncExternalStore(
    subscribeToFollowed,
    () => isFollowed(item),
    () => false,
  );
