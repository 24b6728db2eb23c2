import { useEffect } from 'react';
import useSWR from 'swr';
import { logWarning } from '@/lib/client-log';
import type { LiveScreen } from './live-screen';
import { sharedConnection } from './shared-connection';

/**
 * The connection decides when a snapshot is fetched; swr's own triggers are off. A failed one is
 * requested again, after 1 to 3 s, then less and less often: without it the screen has a gap.
 */
const onDemand = {
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  errorRetryInterval: 1000,
};

/**
 * Subscribes to a screen's group while the component is mounted. Of several requests for the snapshot
 * only the response to the last is applied. `screen` must not change between renders.
 */
export function useLiveScreen<Snapshot>(screen: LiveScreen<Snapshot>): void {
  const { snapshot } = screen;
  const { mutate } = useSWR(snapshot.key, snapshot.fetch, {
    ...onDemand,
    // One that was requested before the visitor paused updates is fetched again afterwards.
    onSuccess: (fetched: Snapshot) => {
      if (sharedConnection().status().pausedAt === null) snapshot.apply(fetched);
    },
    onError: (error: unknown) => logWarning('Snapshot failed', { reason: String(error) }),
  });

  useEffect(() => {
    // A failure is reported by onError.
    const refresh = () => void mutate().catch(() => {});
    return sharedConnection().subscribe({ ...screen, refresh });
  }, [screen, mutate]);
}
