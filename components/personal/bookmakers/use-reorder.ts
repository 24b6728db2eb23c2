import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Options = {
  /** Moves an entry to a place of the list. */
  onMove: (slug: string, to: number) => void;
  order: readonly string[];
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves the rows of a list, which have `data-slug`, by dragging a row's handle or with the arrow keys on any of its
 * controls, which have `data-control`. The focus stays on the control although its row moves.
 */
export function useReorder({ order, onMove }: Options) {
  const [dragged, setDragged] = useState<string | null>(null);
  const focused = useRef<{ row: string; control: string } | null>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (!focused.current) return;
    const { row, control } = focused.current;
    focused.current = null;
    const rows = [...(list.current?.querySelectorAll('[data-slug]') ?? [])];
    rows
      .find(one => one.getAttribute('data-slug') === row)
      ?.querySelector<HTMLElement>(`[data-control="${control}"]`)
      ?.focus();
  }, [order]);

  useEffect(() => {
    if (dragged === null) return;
    const listeners = new AbortController();
    const on = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      run: (y: MouseEvent) => void,
    ) => window.addEventListener(type, run, { signal: listeners.signal });
    on('pointermove', ({ clientX, clientY }) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest('[data-slug]');
      const over = row?.getAttribute('data-slug');
      if (over && over !== dragged) onMove(dragged, order.indexOf(over));
    });
    on('pointerup', () => setDragged(null));
    on('pointercancel', () => setDragged(null));
    return () => listeners.abort();
  }, [dragged, order, onMove]);

  function step(slug: string, by: -1 | 1, control: string): void {
    const to = order.indexOf(slug) + by;
    if (to < 0 || to >= order.length) return;
    focused.current = { row: slug, control };
    onMove(slug, to);
  }

  return {
    list,
    dragged,
    step,
    /** Of a row's handle. */
    handle: (slug: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) setDragged(slug);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = steps[event.key];
        if (!by) return;
        event.preventDefault();
        step(slug, by, 'handle');
      },
    }),
  };
}
