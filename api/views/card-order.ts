import { isPast, liveStatus, type CardEvent } from '../store/kept-event';

const rank = (event: CardEvent): number => {
  if (event.fields.status === liveStatus) return 0;
  return isPast(event) ? 2 : 1;
};

/** Live first, then by earliest start; finished ones last, newest first; ids decide a draw. */
export function byTurn(a: CardEvent, b: CardEvent): number {
  const sooner = a.fields.start_time - b.fields.start_time;
  const inTime = isPast(a) ? -sooner : sooner;
  return rank(a) - rank(b) || inTime || (a.id < b.id ? -1 : 1);
}
