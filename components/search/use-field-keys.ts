import { useEffect } from 'react';

type List = {
  /** Options that can be chosen; 0 while the list is closed. */
  count: number;
  /** The chosen one's place, -1 for none. */
  at: number;
  choose(place: number): void;
  move(place: number): void;
  close(): void;
  open(): void;
};

/**
 * The keys of a combobox: arrows go through the options and back to the field, Enter follows the
 * chosen one, Escape closes the list, and leaving the field does too.
 */
export function useFieldKeys(field: HTMLInputElement, list: List): void {
  useEffect(() => {
    const { count, at, choose, move, close, open } = list;
    const step = (by: number) => move(((at + 1 + by + count + 1) % (count + 1)) - 1);
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: count > 0 ? () => step(1) : open,
      ArrowUp: count > 0 ? () => step(-1) : undefined,
      Enter: count > 0 && at >= 0 ? () => choose(at) : undefined,
      Escape: count > 0 ? close : undefined,
    };
    const onKey = (event: KeyboardEvent) => {
      const act = event.isComposing ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      // The menu closes on Escape too, and is not meant.
      event.stopPropagation();
      act();
    };

    field.addEventListener('keydown', onKey);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('keydown', onKey);
      field.removeEventListener('blur', close);
    };
  });
}
