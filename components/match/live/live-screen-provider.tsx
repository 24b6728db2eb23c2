import type { ReactNode } from 'react';
import { LoadedPanel } from '@/components/ui/loaded-panel';
import type { LiveScreen } from '@/lib/live/live-screen';
import { usePriceFreshness } from '@/lib/live/prices/use-price-freshness';
import { LiveStoresContext, type LiveStores } from './live-stores';
import { PausedBar } from './paused-bar';

type Props<Snapshot> = {
  stores: LiveStores;
  screen: LiveScreen<Snapshot>;
  children: ReactNode;
};

const retryMs = 3000;

/** Loaded after the page, which is complete without it. Repeated for as long as it fails. */
async function loadSubscription() {
  for (;;) {
    try {
      return (await import('./live-subscription')).LiveSubscription;
    } catch {
      await new Promise(resolve => setTimeout(resolve, retryMs));
    }
  }
}

/** Provides the stores of a live screen to its children, and updates them while it is mounted. */
export function LiveScreenProvider<Snapshot>({ stores, screen, children }: Props<Snapshot>) {
  usePriceFreshness(stores.freshness);
  return (
    <LiveStoresContext value={stores}>
      <LoadedPanel open load={loadSubscription} props={{ screen }} still={null} />
      {children}
      <PausedBar />
    </LiveStoresContext>
  );
}
