import { tz } from '@date-fns/tz/tz';

/** The option by which functions of date-fns read and count in UTC, not in the machine's zone. */
export const inUtc = { in: tz('UTC') };
