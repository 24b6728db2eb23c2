import { setImmediate as nextTurn } from 'node:timers/promises';
import { singleRefresh, type Refresh } from '@/api/lifecycle/single-refresh';
import type { Bus } from '@/api/live/bus';
import type { OutdatedReport, ReportStore, ReportWrite } from '@/api/store/figures/report-store';
import type { Store } from '@/api/store/store';
import { toReport } from './to-report';

/** Few enough that a request between two batches hardly waits for the one connection of the embedded database. */
const batchSize = 10;
/** Refreshes from one comparison of all matches to the next: about a minute. */
const compareEvery = 60;

export type ReportWriterDeps = {
  reportStore: ReportStore;
  store: Pick<Store, 'eventsByIds'>;
  bus: Pick<Bus, 'subscribe'>;
  /** Whether this process writes: of several instances only the leader. */
  isWriter?: () => boolean;
};

/**
 * Writes the reports of ended matches once their figures are known, and again when those change. The
 * refresh compares what has changed, now and then all. Requests never wait for it.
 */
export function createReportWriter(deps: ReportWriterDeps): Refresh {
  const { reportStore, store, bus, isWriter = () => true } = deps;
  let changed = new Set<string>();
  let refreshes = 0;
  bus.subscribe(({ eventId }) => changed.add(eventId));

  async function writeOutdated(ids: readonly string[] | null): Promise<void> {
    await reportStore.removeGone(ids);
    for (let count = batchSize; count === batchSize;) {
      const outdated = await reportStore.outdated(ids, batchSize);
      count = outdated.length;
      await write(outdated);
      await nextTurn();
    }
  }

  async function write(outdated: readonly OutdatedReport[]): Promise<void> {
    if (outdated.length === 0) return;
    const writes: ReportWrite[] = [];
    for (const event of await store.eventsByIds(outdated.map(({ id }) => id))) {
      const match = outdated.find(({ id }) => id === event.id);
      if (match) writes.push(toReport(match, event, await reportStore.earlierTotals(match)));
    }
    await reportStore.put(writes);
  }

  return singleRefresh(async () => {
    const ids = [...changed];
    changed = new Set();
    if (!isWriter()) {
      // Another instance has written since.
      refreshes = 0;
      return;
    }
    const isAll = refreshes % compareEvery === 0;
    refreshes += 1;
    if (isAll) await writeOutdated(null);
    else if (ids.length > 0) await writeOutdated(ids);
  });
}
