import type { AlertDevice, MatchAlertKind } from '@/lib/contract/alerts';
import type { Database } from '@/api/store/database';
import {
  queueMoments,
  queuePrices,
  watched,
  type Change,
  type ReachedPrice,
  type Watched,
} from './alert-moments';
import {
  alertFailed,
  alertQueueLength,
  alertSent,
  claimAlerts,
  deviceFailed,
  postponeAlerts,
  type ClaimedAlert,
  type ClaimedDevice,
} from './alert-queue';
import {
  forgetDevice,
  isKnownDevice,
  moveWishes,
  purgeAlerts,
  removeWishes,
  wishesOf,
  wishMatch,
  wishPrice,
  type RemovedWishes,
  type WishedEvent,
  type WishedPrice,
  type WishOutcome,
  type WishRow,
} from './alert-wishes';

/** What visitors wish to be alerted of, and the messages that wait. Times are unix ms. */
export type AlertStore = {
  wishMatch(
    device: AlertDevice,
    event: WishedEvent,
    kinds: readonly MatchAlertKind[],
  ): Promise<WishOutcome>;
  wishPrice(device: AlertDevice, event: WishedEvent, price: WishedPrice): Promise<WishOutcome>;
  /** By event; empty for a device that is not known. */
  wishesOf(device: AlertDevice): Promise<WishRow[]>;
  removeWishes(device: AlertDevice, removed: RemovedWishes): Promise<void>;
  moveWishes(former: AlertDevice, device: AlertDevice): Promise<void>;
  isKnownDevice(endpoint: string): Promise<boolean>;
  /** Returns whether the device was known. */
  forgetDevice(endpoint: string): Promise<boolean>;
  watched(now: number): Promise<Watched>;
  queueMoments(change: Change, now: number): Promise<void>;
  queuePrices(price: ReachedPrice, now: number): Promise<void>;
  claimAlerts(now: number, limit: number, exceptHosts?: readonly string[]): Promise<ClaimedAlert[]>;
  alertSent(alert: ClaimedAlert, now: number): Promise<void>;
  alertFailed(alert: ClaimedAlert, dueAt: number | null): Promise<void>;
  postponeAlerts(alerts: readonly ClaimedAlert[], dueAt: number): Promise<void>;
  /** Returns whether the device was deleted, because it has failed for too long. */
  deviceFailed(device: Pick<ClaimedDevice, 'endpoint'>, now: number): Promise<boolean>;
  alertQueueLength(): Promise<number>;
  purgeAlerts(now: number, allowed: { prices: boolean; matches: boolean }): Promise<void>;
};

/** With a term of the leader in `database` what it queues is refused after that. */
export function createAlertStore(database: Database): AlertStore {
  const { sql: query } = database;
  return {
    wishMatch: (device, event, kinds) => wishMatch(query, device, event, kinds),
    wishPrice: (device, event, price) => wishPrice(query, device, event, price),
    wishesOf: device => wishesOf(query, device),
    removeWishes: (device, removed) => removeWishes(query, device, removed),
    moveWishes: (former, device) => moveWishes(query, former, device),
    isKnownDevice: endpoint => isKnownDevice(query, endpoint),
    forgetDevice: endpoint => forgetDevice(query, endpoint),
    watched: now => watched(query, now),
    queueMoments: (change, now) => queueMoments(database, change, now),
    queuePrices: (price, now) => queuePrices(database, price, now),
    claimAlerts: (now, limit, exceptHosts) => claimAlerts(query, now, limit, exceptHosts),
    alertSent: (alert, now) => alertSent(query, alert, now),
    alertFailed: (alert, dueAt) => alertFailed(query, alert, dueAt),
    postponeAlerts: (alerts, dueAt) => postponeAlerts(query, alerts, dueAt),
    deviceFailed: (device, now) => deviceFailed(query, device, now),
    alertQueueLength: () => alertQueueLength(query),
    purgeAlerts: (now, allowed) => purgeAlerts(query, now, allowed),
  };
}
