import { useSyncExternalStore } from 'react';
import type { ConnectionStatus } from './connection';
import { tabConnection } from './tab-connection';

const unknown: ConnectionStatus = { state: 'idle', paused: false };

/** How the tab's live connection stands; 'idle' on the server. */
export function useConnection(): ConnectionStatus {
  return useSyncExternalStore(
    wake => tabConnection().subscribe(wake),
    () => tabConnection().status(),
    () => unknown,
  );
}
