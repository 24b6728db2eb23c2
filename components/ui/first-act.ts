/** What says that somebody is there; a finger counts as it lifts, for it may be scrolling till then. */
const acts = ['mousemove', 'wheel', 'keydown', 'touchend', 'touchcancel'] as const;

let acted: Promise<void> | null = null;

/**
 * Resolves once the visitor has done anything on the page: for what nobody needs who only looks. It
 * hears from when it is first asked.
 */
export function firstAct(): Promise<void> {
  return (acted ??= new Promise(resolve => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const act of acts)
      window.addEventListener(act, hear, { signal: heard.signal, passive: true });
  }));
}
