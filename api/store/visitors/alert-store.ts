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
  moveRules,
  purgeAlerts,
  removeRules,
  rulesOf,
  saveMatchRules,
  savePriceRule,
  type RemovedRules,
  type WatchedEvent,
  type PriceRule,
  type RuleOutcome,
  type AlertRule,
} from './alert-rules';

/** The alert rules of visitors, and the messages that wait. Times are unix ms. */
export type AlertStore = {
  saveMatchRules(
    device: AlertDevice,
    event: WatchedEvent,
    kinds: readonly MatchAlertKind[],
  ): Promise<RuleOutcome>;
  savePriceRule(device: AlertDevice, event: WatchedEvent, price: PriceRule): Promise<RuleOutcome>;
  /** The alerts of a device by event; empty for an unknown device. */
  rulesOf(device: AlertDevice): Promise<AlertRule[]>;
  removeRules(device: AlertDevice, removed: RemovedRules): Promise<void>;
  moveRules(former: AlertDevice, device: AlertDevice): Promise<void>;
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

/** With a leader's term in `database`, messages that it queues later are refused. */
export function createAlertStore(database: Database): AlertStore {
  const { sql: query } = database;
  return {
    saveMatchRules: (device, event, kinds) => saveMatchRules(query, device, event, kinds),
    savePriceRule: (device, event, price) => savePriceRule(query, device, event, price),
    rulesOf: device => rulesOf(query, device),
    removeRules: (device, removed) => removeRules(query, device, removed),
    moveRules: (former, device) => moveRules(query, former, device),
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
