import { useSyncExternalStore } from 'react';
import type { ConnectionStatus } from './socket/connection';
import { sharedConnection } from './shared-connection';

const unknown: ConnectionStatus = { state: 'idle', pausedAt: null };

/** The state of the tab's live connection; 'idle' on the server. */
export function useConnection(): ConnectionStatus {
  return useSyncExternalStore(
    listener => sharedConnection().onStatusChange(listener),
    () => sharedConnection().status(),
    () => unknown,
  );
}
