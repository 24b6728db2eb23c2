const gapPx = 8;

/**
 * Places a card in the document below an element, or above it where the window ends, centred and within
 * the window. It then scrolls with the page.
 */
export function placeBeside(card: HTMLElement, element: Element): void {
  const box = element.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.min(box.left + (box.width - width) / 2, clientWidth - width - gapPx);
  const below = box.bottom + gapPx;
  const top = below + height > clientHeight ? box.top - height - gapPx : below;
  card.style.left = `${Math.max(gapPx, left) + window.scrollX}px`;
  card.style.top = `${Math.max(gapPx, top) + window.scrollY}px`;
}
