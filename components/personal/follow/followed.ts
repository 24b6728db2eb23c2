import { createDeviceSetting, type DeviceSetting } from '@/lib/device-setting';
import type { Match } from '@/lib/domain/match/match';
import { parseFollowed, type Followed, type FollowedKind } from '@/lib/domain/match/followed';
import { followedKey } from '@/lib/device-keys';

const none: readonly Followed[] = [];

let setting: DeviceSetting<readonly Followed[]> | null = null;

/** What the visitor follows, shared by all tabs of this device. Browser only: created on first use. */
const followed = (): DeviceSetting<readonly Followed[]> =>
  (setting ??= createDeviceSetting<readonly Followed[]>(followedKey, {
    parse: text => parseFollowed(text) ?? none,
    toText: items => (items.length > 0 ? JSON.stringify({ version: 1, items }) : null),
  }));

export const subscribeToFollowed = (listener: () => void): (() => void) =>
  followed().subscribe(listener);

export const getFollowed = (): readonly Followed[] => followed().get();

/** On the server, and before hydration, nothing is followed. */
export const getNoneFollowed = (): readonly Followed[] => none;

export const isSame = (a: Followed, { kind, id }: { kind: FollowedKind; id: string }): boolean =>
  a.kind === kind && a.id === id;

export const isFollowed = (item: { kind: FollowedKind; id: string }): boolean =>
  getFollowed().some(other => isSame(other, item));

/** Replaces the list; returns whether it is stored. If not, it lasts until the page is reloaded. */
export const setFollowed = (items: readonly Followed[]): boolean => followed().set(items);

/** Follows or unfollows an item; returns whether that is stored. */
export function toggleFollowed(item: Followed): boolean {
  const others = getFollowed().filter(other => !isSame(other, item));
  return setFollowed(others.length < getFollowed().length ? others : [...others, item]);
}

/** Whether the visitor follows a match, one of its teams or its league. */
export const isFollowedMatch = (
  { id, teams, league }: Pick<Match, 'id' | 'teams' | 'league'>,
  items: readonly Followed[],
): boolean =>
  items.some(
    item =>
      (item.kind === 'match' && item.id === id) ||
      (item.kind === 'league' && item.id === league) ||
      (item.kind === 'team' && teams.some(({ side }) => side === item.id)),
  );
