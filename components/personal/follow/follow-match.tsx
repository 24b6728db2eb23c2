import { useState } from 'react';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { useIsStored } from '@/components/ui/use-is-stored';
import type { Match } from '@/lib/domain/match/match';
import { FollowButton } from './follow-button';
import { followedKey } from '@/lib/device-keys';

const load = () => import('./follow-menu').then(({ FollowMenu }) => FollowMenu);

/** The star of a match's page; its menu is loaded on first use. */
export function FollowMatch({ match }: { match: Match }) {
  const [isOpen, setIsOpen] = useState(false);
  const isStored = useIsStored(followedKey);
  return (
    <LoadedPanel
      open={isOpen || isStored}
      load={load}
      props={{ match, wasPressed: isOpen }}
      fallback={<FollowButton onClick={() => setIsOpen(true)} />}
    />
  );
}
