import { useEffect, useRef, useState, type RefObject } from 'react';
import { isTouch, priceSelector } from './use-first-price';

type Options = {
  list: RefObject<HTMLElement | null>;
  popover: RefObject<HTMLElement | null>;
  /** The price that loaded this code. */
  first: Element | null;
};

/** Long enough to pass over a price, or from it to its popover. */
const openMs = 300;
const closeMs = 250;

/**
 * The price whose history is shown: hovered with a mouse, focused by keyboard, or with its history button
 * pressed. Null after Escape, and once pointer and focus have left. Touching a price opens nothing.
 */
export function useHoveredPrice({ list, popover, first }: Options): [Element | null, () => void] {
  const [price, setPrice] = useState(() => (first && isUsed(first) ? first : null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listeners = new AbortController();
    const later = (next: Element | null, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPrice(next), ms);
    };
    const isInside = ({ target }: Event) =>
      target instanceof Node && (popover.current?.contains(target) ?? false);
    const enter = (event: Event, ms: number) => {
      const found = priceOf(event);
      if (isInside(event)) clearTimeout(timer.current);
      else if (found) later(found, ms);
    };
    const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, listeners);

    on(element, 'pointerover', event => {
      if (!isTouch(event)) enter(event, openMs);
    });
    on(element, 'pointerout', event => {
      if (!isTouch(event)) later(null, closeMs);
    });
    on(element, 'focusin', event => {
      if (isInside(event) || priceOf(event)?.matches(':focus-visible')) enter(event, 0);
    });
    on(element, 'focusout', () => later(null, closeMs));
    on(element, 'click', event => {
      if (priceOf(event)?.matches('[data-history]')) enter(event, 0);
    });
    on(document, 'pointerdown', event => {
      if (!isInside(event) && !priceOf(event)) later(null, 0);
    });
    on(document, 'keydown', event => {
      if ('key' in event && event.key === 'Escape') later(null, 0);
    });
    return () => {
      clearTimeout(timer.current);
      listeners.abort();
    };
  }, [list, popover]);

  return [price, () => setPrice(null)];
}

const isUsed = (price: Element): boolean => price.matches(':hover, :focus-visible, [data-history]');

const priceOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(priceSelector) : null;
