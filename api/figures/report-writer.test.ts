import { createLocalBus } from '@/api/live/bus';
import type { ReportStore } from '@/api/store/figures/report-store';
import { createReportWriter } from './report-writer';

/** A writer of an instance that leads while `state.isLeading`, and what it compared. */
function startWriter(state: { isLeading: boolean }) {
  const compared: (readonly string[] | null)[] = [];
  const bus = createLocalBus();
  const reportStore: ReportStore = {
    outdated: () => Promise.resolve([]),
    removeGone(ids) {
      compared.push(ids);
      return Promise.resolve();
    },
    put: () => Promise.resolve(),
    earlierTotals: () => Promise.resolve({ ground: null, season: null }),
    changedAfter: () => Promise.resolve([]),
    html: () => Promise.resolve(null),
  };
  const writer = createReportWriter({
    ...{ reportStore, bus, isWriter: () => state.isLeading },
    store: { eventsByIds: () => Promise.resolve([]) },
  });
  const change = (id: string) =>
    bus.publish({
      ...{ eventId: id, leagues: [], full: { id }, card: { id } },
      ...{ commentary: [], matchInfo: null },
    });
  return { compared, change, refresh: () => writer.refresh() };
}

test('all matches are compared first, then those that changed, each once', async () => {
  const { compared, change, refresh } = startWriter({ isLeading: true });
  await refresh();
  change('7');
  change('7');
  change('8');
  await refresh();
  await refresh();

  expect(compared).toEqual([null, ['7', '8']]);
});

test('only the leader compares, and a new leader compares all', async () => {
  const state = { isLeading: true };
  const { compared, change, refresh } = startWriter(state);
  await refresh();
  state.isLeading = false;
  change('7');
  await refresh();
  expect(compared).toEqual([null]);

  state.isLeading = true;
  await refresh();
  expect(compared).toEqual([null, null]);
});
