import { useEffect } from 'react';

type Options = {
  /** Number of options; 0 while the list is closed. */
  count: number;
  /** Index of the active option, -1 for none. */
  active: number;
  choose(index: number): void;
  activate(index: number): void;
  close(): void;
  open(): void;
};

/**
 * Keyboard control of a combobox: arrows move through the options and back to the field, Enter
 * selects the active one, Escape and blur close the list.
 */
export function useFieldKeys(field: HTMLInputElement, options: Options): void {
  useEffect(() => {
    const { count, active, choose, activate, close, open } = options;
    const step = (by: number) => activate(((active + 1 + by + count + 1) % (count + 1)) - 1);
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: count > 0 ? () => step(1) : open,
      ArrowUp: count > 0 ? () => step(-1) : undefined,
      Enter: count > 0 && active >= 0 ? () => choose(active) : undefined,
      Escape: count > 0 ? close : undefined,
    };
    const onKey = (event: KeyboardEvent) => {
      const handle = event.isComposing ? undefined : keys[event.key];
      if (!handle) return;
      event.preventDefault();
      // Escape must not close the mobile menu too.
      event.stopPropagation();
      handle();
    };

    field.addEventListener('keydown', onKey);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('keydown', onKey);
      field.removeEventListener('blur', close);
    };
  });
}
