import { useEffect } from 'react';
import type { LiveScreen } from './connection';
import { tabConnection } from './tab-connection';

/** Shows a screen's group while the component is mounted. `screen` must not change between renders. */
export function useLiveScreen(screen: LiveScreen): void {
  useEffect(() => tabConnection().show(screen), [screen]);
}
