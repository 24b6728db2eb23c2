import { getUnixTime } from 'date-fns/getUnixTime';
import { millisecondsInSecond } from 'date-fns/constants';
import type { Logger } from 'pino';
import { repeat, type Clock } from '@/lib/clock';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { StoredEvent } from '@/api/store/stored-event';
import type { Watched, WatchedPrice } from '@/api/store/visitors/alert-moments';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import type { AlertState } from '@/api/store/visitors/alert-tables';
import { changesOf, priceAlert } from './alert-changes';
import { toAlertMatch, type AlertMatch } from './alert-state';
import { bestPrice } from './best-price';

type Deps = {
  store: Pick<AlertStore, 'watched' | 'queueMoments' | 'queuePrices'>;
  /** From memory; null for an event that has been withdrawn, or is long over. */
  eventOf: (id: string) => StoredEvent | null;
  /** Several instances accept rules: changes of theirs are not known here. */
  isShared: boolean;
  /** Called when messages were queued. */
  onQueued: () => void;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  intervalMs?: number;
};

export type AlertWatch = {
  /** The rules have changed. */
  refresh(): void;
  /** Checks all events that rules watch; resolves when their alerts are queued. */
  check(): Promise<void>;
  stop(): void;
};

/**
 * Compares the events that rules watch with what they were when the last alerts were queued,
 * every second, and queues what is new. One instance does it, the one that runs the feeds; another that
 * takes over finds in the database what was queued.
 */
export function createAlertWatch(deps: Deps): AlertWatch {
  const {
    store,
    eventOf,
    isShared,
    onQueued,
    clock,
    log,
    intervalMs = millisecondsInSecond,
  } = deps;
  const { now } = clock;
  let known: Watched | null = null;
  let running: Promise<void> | null = null;
  // Events are immutable: what was found in one is true of it until it is replaced.
  const matches = new WeakMap<StoredEvent, AlertMatch>();
  const unreached = new WeakMap<StoredEvent, Set<string>>();

  function matchOf(event: StoredEvent): AlertMatch {
    const match = matches.get(event) ?? toAlertMatch(event);
    matches.set(event, match);
    return match;
  }

  /** Returns whether the event has changed. */
  async function queueChanges({ eventId, state }: Watched['events'][number]): Promise<boolean> {
    const event = eventOf(eventId);
    const match = event && matchOf(event);
    // The alerts of a withdrawn event end as after a match.
    const next = match?.state ?? { ...state, status: 'other' as const };
    if (!isChanged(state, next)) return false;
    const moments = match ? changesOf(match, state, getUnixTime(now())) : [];
    await store.queueMoments({ eventId, before: state, next, moments }, now());
    return true;
  }

  /** Returns whether the price has reached the lowest target. */
  async function queuePrice({ eventId, target, ...selection }: WatchedPrice): Promise<boolean> {
    const event = eventOf(eventId);
    if (!event || matchOf(event).state.status === 'other') return false;
    const checked = unreached.get(event) ?? new Set();
    const key = JSON.stringify([selection.marketId, selection.selectionId, target]);
    if (checked.has(key)) return false;
    const at = getUnixTime(now());
    const best = bestPrice(event, selection);
    if (!best || best.odds < target) {
      unreached.set(event, checked.add(key));
      return false;
    }
    const toMoment = (format: OddsFormat) => priceAlert(matchOf(event), best, format, at);
    await store.queuePrices({ eventId, ...selection, odds: best.odds, toMoment }, now());
    return true;
  }

  async function checkAll(): Promise<void> {
    // Other instances accept rules.
    if (isShared) known = null;
    const { events, prices } = (known ??= await store.watched(now()));
    let hasChanged = false;
    for (const event of events) if (await queueChanges(event)) hasChanged = true;
    for (const price of prices) if (await queuePrice(price)) hasChanged = true;
    if (!hasChanged) return;
    known = null;
    onQueued();
  }

  const check = (): Promise<void> =>
    (running ??= checkAll()
      .catch((error: unknown) => {
        known = null;
        log.error({ err: error }, 'alerts not queued');
      })
      .finally(() => (running = null)));

  const stop = repeat(clock, intervalMs, check);
  return { refresh: () => (known = null), check, stop };
}

const isChanged = (before: AlertState, next: AlertState): boolean =>
  before.status !== next.status ||
  before.hasToss !== next.hasToss ||
  before.wickets !== next.wickets ||
  before.innings !== next.innings;
