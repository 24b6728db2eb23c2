import { promisify } from 'node:util';

/** As Node keeps those that wait, one after the other. */
type Linked = NodeJS.Immediate & { _idlePrev?: Linked | null; _idleNext?: Linked | null };

/**
 * Node leaves the immediates that ran together linked to each other, and whoever keeps one keeps all
 * the requests that they ran for. React does, with each page: it ends it in an immediate, with an error
 * whose stack remembers who called. While pages are made without a pause that chain never breaks, and
 * the memory fills until the process ends. So each lets go of the one before it as it begins; Node asks
 * for neither link again. Call it before Next takes the timers as its own.
 *
 * @see https://github.com/nodejs/node/issues/66129
 * @see https://github.com/vercel/next.js/issues/97434
 */
export function unlinkPastImmediates(): void {
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
