import { createLocalBus } from '@/api/live/bus';
import type { CountFrames } from '@/api/live/hub/connection';
import { createHub } from '@/api/live/hub/hub';
import { createLocalPublisher } from '@/api/live/stream/local-publisher';

/**
 * The bus and the hub of a single process. `flush` sends slow clients what waits for them, and all clients
 * what was published.
 */
export function createTestHub(options: { now: () => number; countFrames?: CountFrames }) {
  const deferred: (() => void)[] = [];
  const defer = (run: () => void): void => void deferred.push(run);
  const bus = createLocalBus();
  const hub = createHub({ ...options, defer });
  bus.subscribe(createLocalPublisher(hub.receive, { now: options.now, defer }).publish);
  const flush = (): void => {
    hub.catchUp();
    for (let run = deferred.shift(); run; run = deferred.shift()) run();
  };
  return { bus, hub, flush };
}
