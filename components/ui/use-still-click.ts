import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** What a steady hand may slip, in px, and still mean a click. */
const slipPx = 3;

/**
 * Handlers for a part that is dragged: a click inside counts only when the pointer did not move
 * between press and release. Clicks by keyboard always count.
 */
export function useStillClick() {
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDownCapture(event: PointerEvent) {
      pressedAt.current = { x: event.clientX, y: event.clientY };
    },
    onClickCapture(event: MouseEvent) {
      const from = pressedAt.current;
      pressedAt.current = null;
      if (!from || event.detail === 0) return;
      const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      if (moved <= slipPx) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own dragging of links and pictures would end the swipe.
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
  };
}
