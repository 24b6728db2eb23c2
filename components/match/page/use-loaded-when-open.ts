import { useEffect, useState, type ComponentType } from 'react';
import { logWarning } from '@/lib/client-log';

/**
 * A panel's live component, whose code is loaded when the panel is first opened; null until then.
 * A failed load is logged, and repeated at the next opening.
 */
export function useLoadedWhenOpen<Props>(
  open: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    if (!open || Loaded) return;
    load().then(
      component => setLoaded(() => component),
      (error: unknown) => logWarning('Panel not loaded', { reason: String(error) }),
    );
  }, [open, Loaded, load]);
  return Loaded;
}
