import { eventStatus } from '@/lib/contract/event-status';
import { isPast, type CardEvent } from '@/api/store/stored-event';

const rank = (event: CardEvent): number => {
  if (event.fields.status === eventStatus.live) return 0;
  return isPast(event) ? 2 : 1;
};

/** Live first, then by earliest start; finished ones last, newest first; equal ones by id. */
export function compareEvents(a: CardEvent, b: CardEvent): number {
  const sooner = a.fields.start_time - b.fields.start_time;
  const inTime = isPast(a) ? -sooner : sooner;
  return rank(a) - rank(b) || inTime || (a.id < b.id ? -1 : 1);
}
