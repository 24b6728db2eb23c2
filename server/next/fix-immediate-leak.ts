import { promisify } from 'node:util';

/** The links of Node's queue of immediates. */
type Linked = NodeJS.Immediate & { _idlePrev?: Linked | null; _idleNext?: Linked | null };

/**
 * Node leaves the immediates that ran together linked, so a reference to one retains all requests
 * that they ran for. React keeps one with each page: it ends a render in an immediate, with an
 * error whose stack references its caller. While pages are rendered without a pause that chain
 * never ends, and the memory grows until the process crashes. So each Immediate is unlinked from
 * its predecessor as it begins; Node uses neither link again. Call it before Next patches the
 * timers.
 *
 * @see https://github.com/nodejs/node/issues/66129
 * @see https://github.com/vercel/next.js/issues/97434
 */
export function fixImmediateLeak(): void {
  const schedule = globalThis.setImmediate;
  const scheduleUnlinking = <Arguments extends unknown[]>(
    callback: (...values: Arguments) => void,
    ...values: Arguments
  ): NodeJS.Immediate => {
    const immediate: Linked = schedule(() => {
      if (immediate._idlePrev) immediate._idlePrev._idleNext = null;
      immediate._idlePrev = null;
      callback(...values);
    });
    return immediate;
  };
  globalThis.setImmediate = Object.assign(scheduleUnlinking, {
    __promisify__: schedule.__promisify__,
    [promisify.custom]: (schedule as { [promisify.custom]?: unknown })[promisify.custom],
  }) as typeof setImmediate;
}
