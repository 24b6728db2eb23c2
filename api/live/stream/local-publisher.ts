import type { Bus } from '@/api/live/bus';
import { createFlushSchedule, deferByTimer, type Defer } from './flush-schedule';
import { createPendingTicks } from './pending-ticks';
import type { Tick } from './tick';

type Options = {
  /** Unix ms. */
  now: () => number;
  /** Replaced in tests. */
  defer?: Defer;
};

/** Publishes to the one hub of a single process, which receives a tick as soon as it is due. */
export function createLocalPublisher(
  receive: (tick: Tick) => void,
  { now, defer = deferByTimer }: Options,
): Pick<Bus, 'publish'> {
  const pending = createPendingTicks();
  const schedule = createFlushSchedule(groups => receive(pending.take(groups, now())), defer);
  return { publish: update => pending.add(update).forEach(schedule.add) };
}
