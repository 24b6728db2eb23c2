import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { logWarning } from '@/lib/client-log';

type Props<PanelProps> = {
  open: boolean;
  load: () => Promise<ComponentType<PanelProps>>;
  props: PanelProps;
  /** Shown until the panel's code is loaded. */
  fallback: ReactNode;
};

/**
 * A panel whose code is loaded when it is first opened. A failed load is logged, and repeated at
 * the next opening.
 */
export function LoadedPanel<PanelProps extends object>(panel: Props<PanelProps>) {
  const { open, load, props, fallback } = panel;
  const [Loaded, setLoaded] = useState<ComponentType<PanelProps> | null>(null);

  useEffect(() => {
    if (!open || Loaded) return;
    load().then(
      component => setLoaded(() => component),
      (error: unknown) => logWarning('Panel not loaded', { reason: String(error) }),
    );
  }, [open, Loaded, load]);
  return Loaded ? createElement(Loaded, props) : fallback;
}
