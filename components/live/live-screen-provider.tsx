import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import type { LiveScreen } from '@/lib/live/live-screen';
import { useConnection } from '@/lib/live/use-connection';
import { useLiveScreen } from '@/lib/live/use-live-screen';
import { usePriceFreshness } from '@/lib/live/prices/use-price-freshness';
import { LiveStoresContext, type LiveStores } from './live-stores';
import styles from './live-screen-provider.module.css';

type Props<Snapshot> = {
  stores: LiveStores;
  screen: LiveScreen<Snapshot>;
  children: ReactNode;
};

/** Each visit to a page has separate stores, so that late responses do not change a later visit. */
export const cachePerScreen = { provider: () => new Map() };

/** Provides the stores of a live screen to its children, and updates them while it is mounted. */
export function LiveScreenProvider<Snapshot>({ stores, screen, children }: Props<Snapshot>) {
  return (
    <SWRConfig value={cachePerScreen}>
      <LiveUpdates stores={stores} screen={screen} />
      <LiveStoresContext value={stores}>{children}</LiveStoresContext>
      <PausedBar />
    </SWRConfig>
  );
}

function LiveUpdates<Snapshot>({ stores, screen }: Omit<Props<Snapshot>, 'children'>) {
  usePriceFreshness(stores.freshness);
  useLiveScreen(screen);
  return null;
}

const loadPaused = () => import('./paused-content').then(({ PausedContent }) => PausedContent);

/**
 * Shows that updates are paused. It is fixed to the bottom of the screen, so that pausing moves nothing
 * and resuming needs no scrolling. Its content is loaded when updates are first paused.
 */
function PausedBar() {
  const { pausedAt } = useConnection();
  const isPaused = pausedAt !== null;
  return (
    <div role="status" className={isPaused ? styles.bar : styles.quiet}>
      {isPaused && <LoadedPanel open load={loadPaused} props={{ pausedAt }} fallback={null} />}
    </div>
  );
}
