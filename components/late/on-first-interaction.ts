/** `touchend` rather than `touchstart`, because a touch that starts may become a scroll. */
const interactionEvents = ['mousemove', 'wheel', 'keydown', 'touchend', 'touchcancel'] as const;

let firstInteraction: Promise<void> | null = null;

/**
 * Resolves at the visitor's first interaction with the page; defers code that passive readers do
 * not need. Listens from the first call on.
 */
export function onFirstInteraction(): Promise<void> {
  return (firstInteraction ??= new Promise(resolve => {
    const listeners = new AbortController();
    const onInteraction = () => {
      listeners.abort();
      resolve();
    };
    for (const name of interactionEvents)
      window.addEventListener(name, onInteraction, { signal: listeners.signal, passive: true });
  }));
}
