import { useCallback, useState, type RefCallback } from 'react';

const closed = new Set<string>();

type PersistedPanel = {
  open: boolean;
  onToggle: (open: boolean) => void;
  panelRef: RefCallback<HTMLDetailsElement>;
};

/**
 * The open state of a panel, persisted by its name for the tab's lifetime: open until it is closed,
 * which may be before scripts run.
 */
export function usePersistedOpen(name: string): PersistedPanel {
  const [open] = useState(() => typeof window === 'undefined' || !closed.has(name));
  const onToggle = useCallback(
    (isOpen: boolean) => {
      if (isOpen) closed.delete(name);
      else closed.add(name);
    },
    [name],
  );
  const panelRef = useCallback(
    (panel: HTMLDetailsElement | null) => {
      if (panel) onToggle(panel.open);
    },
    [onToggle],
  );
  return { open, onToggle, panelRef };
}
