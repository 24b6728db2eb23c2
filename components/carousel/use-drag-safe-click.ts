import { useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react';

/** Pointer movement in px that still counts as a click. */
const maxSlipPx = 3;

/**
 * Handlers for a draggable element: a click counts only when the pointer did not move between
 * press and release. Keyboard clicks always count.
 */
export function useDragSafeClick() {
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
      if (moved <= maxSlipPx) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Native dragging of links and images would cancel the swipe.
    onDragStart(event: DragEvent) {
      event.preventDefault();
    },
  };
}
