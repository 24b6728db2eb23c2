import { startTransition, useEffect, useState } from 'react';

/** As many as the page came with: nobody sees more before they open the list. */
const firstSize = 20;
/** A slow phone mounts so many in less than a frame or two. */
const stepSize = 60;

/** A slow phone in play is never idle; it gets on all the same. */
const longestWaitMs = 250;

/**
 * How many of a list's entries are to be mounted: some at once, the rest step by step while the
 * browser has nothing else to do, so that no step is felt. `isPaused` stops at what is there.
 */
export function useMountedCount(length: number, isPaused: boolean): number {
  const [count, setCount] = useState(firstSize);
  const isDone = count >= length;

  useEffect(() => {
    if (isDone || isPaused) return;
    const grow = () => startTransition(() => setCount(count + stepSize));
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(grow, stepSize);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(grow, { timeout: longestWaitMs });
    return () => window.cancelIdleCallback(request);
  }, [count, isDone, isPaused]);

  // What comes later is put in front: the mounted ones stay mounted.
  return isDone ? Infinity : count;
}
