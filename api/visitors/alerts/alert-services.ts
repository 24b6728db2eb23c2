import { millisecondsInDay } from 'date-fns/constants';
import type { Logger } from 'pino';
import type { Clock } from '@/lib/clock';
import type { AlertsRequest, Alert } from '@/lib/contract/alerts';
import type { Settings } from '@/api/env';
import type { CreateLimit, Limit } from '@/lib/http/limits';
import type { StoredEvent } from '@/api/store/stored-event';
import type { AlertStore } from '@/api/store/visitors/alert-store';
import { createAlertSender, type AlertOutcome, type AlertSender } from './alert-sender';
import { createAlertWatch, type AlertWatch } from './alert-watch';
import { createChangeAlerts } from './change-alerts';
import { createEndpointCheck } from './push-hosts';
import { createSendPush } from './push-message';
import { readVapid } from './vapid';

/** Alerts by Web Push; null where a setting disables them. */
export type AlertServices = {
  limit: Limit;
  /** The key with which browsers subscribe, in base64url. */
  publicKey: string;
  /** Changes the alerts of a device at an address; returns all that it has. Throws `ApiError`. */
  change(request: AlertsRequest, address: string): Promise<Alert[]>;
  /** Called where the feeds run; with the leader's term its writes end with that. Returns how to stop it. */
  watch(store: AlertStore): () => void;
  /** Checks the events now rather than within a second; resolves when their alerts are queued. */
  check(): Promise<void>;
  /** Deletes what has expired, or is allowed in no country any more. */
  purgeExpired(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  settings: Settings;
  alerts: AlertStore;
  /** From memory; null for an unknown one. */
  eventOf: (id: string) => StoredEvent | null;
  /** From the database, in no particular order. */
  eventsByIds: (ids: string[]) => Promise<StoredEvent[]>;
  createLimit: CreateLimit;
  onOutcome: (outcome: AlertOutcome) => void;
  clock: Clock;
  log: Logger;
  /** Of the watch and of the sender. */
  intervalMs?: number;
};

export function createAlertServices(options: Options): AlertServices | null {
  const { settings, alerts, createLimit, clock, log, intervalMs } = options;
  const { now } = clock;
  if (settings.ALERTS === 'off') return null;
  const isShared = settings.REDIS_URL !== undefined;
  const vapid = readVapid(settings);
  const allowEndpoint = createEndpointCheck(settings.ALERT_PUSH_HOSTS);
  const policies = [...settings.REGION_POLICY.values(), ...defaultPolicy(settings)];
  const allowed = {
    prices: policies.includes('full'),
    matches: policies.some(policy => policy !== 'blocked'),
  };
  const pollInterval = intervalMs !== undefined && { pollIntervalMs: intervalMs };
  const sender: AlertSender = createAlertSender({
    ...options,
    ...{ store: alerts, sendPush: createSendPush({ vapid, now }), allowEndpoint },
    ...pollInterval,
  });
  let watch: AlertWatch | null = null;

  return {
    limit: createLimit('alert', settings.ALERT_LIMIT),
    publicKey: vapid.publicKey,
    change: createChangeAlerts({
      ...options,
      now,
      allowEndpoint,
      deviceLimit: createLimit('alert-device', settings.ALERT_DEVICES_PER_DAY, millisecondsInDay),
      onChanged: () => watch?.refresh(),
    }),
    watch: store => {
      const { eventOf } = options;
      const onQueued = sender.checkQueue;
      const started = createAlertWatch({
        ...{ store, eventOf, isShared, onQueued, clock, log },
        ...(intervalMs !== undefined && { intervalMs }),
      });
      watch = started;
      return () => {
        started.stop();
        if (watch === started) watch = null;
      };
    },
    check: async () => watch?.check(),
    purgeExpired: async () => {
      await alerts.purgeAlerts(now(), allowed);
      watch?.refresh();
    },
    stop: sender.stop,
  };
}

/** Countries without a rule of their own see everything unless `*` has another policy. */
const defaultPolicy = ({ REGION_POLICY }: Settings): string[] =>
  REGION_POLICY.has('*') ? [] : ['full'];
