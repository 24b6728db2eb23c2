import { utcDay } from '@/lib/dates/utc-day';
import type { EventFields } from '@/api/store/stored-event';

/** The day of a match ('2025-04-17'): of a replay that on which it was really played. */
export const playedOnOf = ({ replay, start_time }: Pick<EventFields, 'replay' | 'start_time'>) =>
  replay?.played_on ?? utcDay(start_time * 1000);
