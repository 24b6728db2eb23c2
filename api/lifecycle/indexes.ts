import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import { createFigureIndex, type FigureIndex } from '@/api/figures/figure-index';
import { createReportStories, type ReportStoriesDeps } from '@/api/figures/report-stories';
import { createReportWriter, type ReportWriterDeps } from '@/api/figures/report-writer';
import { createSearch, type Search } from '@/api/search/search';
import type { SearchIndexDeps } from '@/api/search/search-index';
import { singleRefresh } from './single-refresh';
import type { Database } from '@/api/store/database';
import { createFigureStore } from '@/api/store/figures/figure-store';
import { createReportStore } from '@/api/store/figures/report-store';
import { createSearchStore } from '@/api/store/search/search-store';

/** How long a publication, a new match or an end is not found yet, at most; without changes it costs nothing. */
const intervalMs = 1000;

/** What instances are behind the leader at most. */
const readReportsMs = 2000;

type IndexDeps = Omit<SearchIndexDeps, 'searchStore' | 'store'> & {
  store: SearchIndexDeps['store'] & ReportWriterDeps['store'];
};

/** What can be derived again from content and events: the search documents, and figures and reports of ended matches. */
export function createIndexes(database: Database, deps: IndexDeps) {
  const searchStore = createSearchStore(database);
  const figureStore = createFigureStore(database);
  const figures = createFigureIndex({ ...deps, searchStore, figureStore });
  const reports = createReportWriter({ ...deps, reportStore: createReportStore(database) });
  return {
    search: createSearch({ ...deps, searchStore }),
    // A report is written from the figures of its match and of others.
    figures: singleRefresh(async () => {
      await figures.refresh();
      await reports.refresh();
    }),
    figureStore,
  };
}

type FollowOptions = Options & { onChange: ReportStoriesDeps['onChange'] };

/** Reads the reports now and then those that the leader has written. Returns how to stop it. */
export async function followReports(
  database: Database,
  { clock, log, onChange }: FollowOptions,
): Promise<() => Promise<void>> {
  const stories = createReportStories({ reportStore: createReportStore(database), onChange });
  await stories.refresh();
  const stop = repeat(clock, readReportsMs, () =>
    stories.refresh().catch((error: unknown) => log.error({ err: error }, 'reports not read')),
  );
  return () => {
    stop();
    return stories.idle();
  };
}

type Options = { clock: Clock; log: Pick<Logger, 'error'> };

/**
 * Keeps the indexes up to date in the background (of several instances: the leader does), each at its own
 * pace. Returns `stop`.
 */
export function refreshIndexes(
  { search, figures }: { search: Search; figures: FigureIndex },
  { clock, log }: Options,
): () => void {
  const refreshSearch = () =>
    search
      .refreshIndex()
      .catch((error: unknown) => log.error({ err: error }, 'the search index is not up to date'));
  const refreshFigures = () =>
    figures
      .refresh()
      .catch((error: unknown) => log.error({ err: error }, 'the figures are not up to date'));
  const refresh = () => Promise.all([refreshSearch(), refreshFigures()]);
  void refresh();
  return repeat(clock, intervalMs, refresh);
}
