'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import { onFirstInteraction } from '@/components/ui/on-first-interaction';

const load = () => import('./live-ticker').then(({ LiveTicker }) => LiveTicker);

/** Pages that show matches themselves, and use the tab's one live connection. */
const isLivePath = (path: string): boolean => /^\/(?:$|odds(?:\/|$)|matches\/)/.test(path);

/** The matches in play, on pages without any. Its code is loaded after the visitor's first interaction. */
export function Ticker() {
  const path = usePathname();
  const [isWanted, setIsWanted] = useState(false);
  const isQuiet = !isLivePath(path);
  useEffect(() => {
    if (isQuiet) void onFirstInteraction().then(() => setIsWanted(true));
  }, [isQuiet]);
  return (
    <LoadedPanel open={isWanted && isQuiet} load={load} props={{ isShown: isQuiet }} still={null} />
  );
}
