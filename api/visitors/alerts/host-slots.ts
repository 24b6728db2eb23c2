import { LRUCache } from 'lru-cache';
import { millisecondsInSecond } from 'date-fns/constants';
import type { ClaimedAlert } from '@/api/store/visitors/alert-queue';
import type { PushReply, SendPush } from './push-message';

/**
 * Shares messages out over the hosts of push services, so that one that hangs delays only its own. A
 * host has a few slots, and is paused when several sends in a row fail.
 */
export type HostSlots = {
  /** Sends these when their hosts have a free slot. */
  add(alerts: readonly ClaimedAlert[]): void;
  /** The hosts that nothing more should be added for: messages wait for their slots, or they are paused. */
  closed(): string[];
  /** How many more messages may be added. */
  room(): number;
  /** Postpones those that wait; resolves when no message is being sent. */
  stop(): Promise<void>;
};

type Options = {
  /** Never rejects. */
  send: SendPush;
  /** Stores what has become of a message, whose slot is free afterwards. Never rejects. */
  onReply: (alert: ClaimedAlert, reply: PushReply | null) => Promise<void>;
  /** Returns messages to the queue until a time in unix ms. Never rejects. */
  postpone: (alerts: readonly ClaimedAlert[], until: number) => Promise<void>;
  /** Called when a host, or the limit of all hosts, has room again. */
  onRoom: () => void;
  /** Unix ms. */
  now: () => number;
};

type Host = {
  sending: number;
  waiting: ClaimedAlert[];
  /** Failures in a row. */
  failures: number;
  pausedUntil: number;
};

/** More at a time would wait for each other in this process, which encrypts and signs every message. */
export const slotsPerHost = 10;
/** Endpoints come from clients, which may name any host that the settings allow. */
const maxHosts = 1000;
const maxAlerts = 20 * slotsPerHost;
/** A device may itself be the reason why it fails, also of a 429 (RFC 8030, 8.4). */
const failuresBeforePause = 3;
const pauseMs = 10 * millisecondsInSecond;

/** The host of an endpoint, with its port. */
export const hostOf = (endpoint: string): string => new URL(endpoint).host;

/** Whether a reply is about the state of the push service rather than the message. */
export const isTemporary = (reply: PushReply | null): boolean =>
  reply === null || reply.status === 429 || reply.status >= 500;

export function createHostSlots({ send, onReply, postpone, onRoom, now }: Options): HostSlots {
  const hosts = new LRUCache<string, Host>({ max: maxHosts });
  const running = new Set<Promise<void>>();
  let count = 0;
  let isStopped = false;

  function hostFor({ device }: ClaimedAlert): Host {
    const name = hostOf(device.endpoint);
    const host = hosts.get(name) ?? { sending: 0, waiting: [], failures: 0, pausedUntil: 0 };
    hosts.set(name, host);
    return host;
  }

  function fillSlots(host: Host): void {
    if (host.pausedUntil > now()) return postponeWaiting(host, host.pausedUntil);
    while (host.sending < slotsPerHost) {
      const alert = host.waiting.shift();
      if (!alert) return;
      track(sendOne(host, alert));
    }
  }

  async function sendOne(host: Host, alert: ClaimedAlert): Promise<void> {
    host.sending += 1;
    const reply = await send(alert);
    host.failures = isTemporary(reply) ? host.failures + 1 : 0;
    if (host.failures >= failuresBeforePause) {
      const until = now() + Math.max(pauseMs, reply?.retryAfterMs ?? 0);
      host.pausedUntil = Math.max(host.pausedUntil, until);
    }
    await onReply(alert, reply);
    const wasClosed = room() <= 0 || host.waiting.length > 0;
    host.sending -= 1;
    count -= 1;
    fillSlots(host);
    if (wasClosed && host.waiting.length === 0) onRoom();
  }

  function postponeWaiting(host: Host, until: number): void {
    const alerts = host.waiting.splice(0);
    count -= alerts.length;
    if (alerts.length > 0) track(postpone(alerts, until));
  }

  function track(task: Promise<void>): void {
    const tracked = task.finally(() => running.delete(tracked));
    running.add(tracked);
  }

  const room = (): number => (isStopped ? 0 : maxAlerts - count);

  return {
    add: alerts => {
      count += alerts.length;
      const touched = new Set(
        alerts.map(alert => {
          const host = hostFor(alert);
          host.waiting.push(alert);
          return host;
        }),
      );
      touched.forEach(fillSlots);
    },
    closed: () =>
      [...hosts.entries()].flatMap(([name, { waiting, pausedUntil }]) =>
        waiting.length > 0 || pausedUntil > now() ? [name] : [],
      ),
    room,
    stop: async () => {
      isStopped = true;
      for (const host of hosts.values()) postponeWaiting(host, now());
      await Promise.all(running);
    },
  };
}
