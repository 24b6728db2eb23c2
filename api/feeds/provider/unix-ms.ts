import * as z from 'zod';

/** A time in unix ms, within the range of JavaScript dates. */
export const UnixMs = z.number().min(0).max(8.64e15);
