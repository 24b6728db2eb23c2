import { maxClientFramesPerSecond } from '@/lib/contract/live/live';

/** The number of frames that a silent client may send at once. */
const burst = 40;

const intervalMs = 1000 / maxClientFramesPerSecond;
const windowMs = burst * intervalMs;

/**
 * A client sends a frame when its screen changes, and responds to a ping every 25 seconds. Returns
 * a function that counts one frame of a socket and returns whether it is within the limit: a token
 * bucket, stored as the time at which it is full again. `now` is in ms and monotonic.
 */
export function createFrameLimit(now: () => number): () => boolean {
  let fullAt = 0;

  return () => {
    const at = now();
    const next = Math.max(fullAt, at) + intervalMs;
    if (next - at > windowMs) return false;
    fullAt = next;
    return true;
  };
}
