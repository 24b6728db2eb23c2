/* Loaded before the editor: its clock is CLOCK_LATER_DAYS days later. */
const now = Date.now;
const laterMs = Number(process.env.CLOCK_LATER_DAYS) * 24 * 60 * 60 * 1000;

Date.now = () => now() + laterMs;
// A proxy, so that dates which Node itself makes are instances of it, too.
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
