import { useCallback, useState, type RefCallback } from 'react';

const closed = new Set<string>();

type PanelMemory = {
  open: boolean;
  onToggle: (open: boolean) => void;
  panelRef: RefCallback<HTMLDetailsElement>;
};

/**
 * Whether a panel is open, remembered by its name while the tab lives: open until someone closes it,
 * which may be before scripts run.
 */
export function usePanelMemory(name: string): PanelMemory {
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
