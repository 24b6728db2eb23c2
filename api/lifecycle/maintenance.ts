import { millisecondsInMinute } from 'date-fns/constants';
import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import type { FigureIndex } from '@/api/figures/figure-index';
import type { Search } from '@/api/search/search';
import { refreshIndexes } from './indexes';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import type { AlertServices } from '@/api/visitors/alerts/alert-services';
import { tidy, type TidyDeps } from './tidy';

const intervalMs = 5 * millisecondsInMinute;

type Deps = Omit<TidyDeps, 'now'> & {
  alerts: Pick<AlertServices, 'purgeExpired' | 'watch'> | null;
  /** The leader's store, where several instances run. */
  alertStore: AlertStore;
  search: Search;
  figures: FigureIndex;
  clock: Clock;
  log: Logger;
};

/**
 * The background tasks of one instance besides the feeds: every few minutes it deletes what has
 * passed its retention period and compacts the price history, and it writes the indexes.
 * Returns how to stop it.
 */
export function startMaintenance(deps: Deps): () => void {
  const stopIndexes = refreshIndexes(deps, deps);
  const stopAlerts = deps.alerts?.watch(deps.alertStore);
  const { clock } = deps;
  const stopTidying = repeat(clock, intervalMs, () => tidy({ ...deps, now: clock.now }));
  return () => {
    stopTidying();
    stopIndexes();
    stopAlerts?.();
  };
}
