import { startTransition, useEffect, useState } from 'react';

/** The number in the server's HTML; more are needed only once the list is opened. */
const firstSize = 20;
/** A slow phone mounts this many in less than two frames. */
const stepSize = 60;

/** A slow phone with live updates is never idle; the mounting continues after this time. */
const longestWaitMs = 250;

/**
 * How many entries of a list to mount: some at once, the rest step by step while the browser is idle.
 * `isPaused` keeps the current number.
 */
export function useProgressiveMount(length: number, isPaused: boolean): number {
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

  // Later entries are added in front: the mounted ones stay mounted.
  return isDone ? Infinity : count;
}
