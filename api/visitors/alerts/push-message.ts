import { createHash } from 'node:crypto';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import webPush from 'web-push';
import type { ClaimedAlert } from '@/api/store/visitors/alert-queue';
import type { Vapid } from './vapid';

/** What a push service has responded; `retryAfterMs` is 0 without `Retry-After`. */
export type PushReply = { status: number; retryAfterMs: number };

/** Sends a message to its push service; null when that does not respond in time. */
export type SendPush = (alert: ClaimedAlert) => Promise<PushReply | null>;

const second = millisecondsInSecond;
const timeLimitMs = 5 * second;
const maxRetryAfterMs = 10 * millisecondsInMinute;
const urgencies = ['low', 'normal', 'high', 'high'] as const;

/** Sends with encryption (RFC 8291) and signature (RFC 8292); `now` is unix ms. */
export const createSendPush =
  ({ vapid, now }: { vapid: Vapid; now: () => number }): SendPush =>
  async alert => {
    const { endpoint, p256dh, auth } = alert.device;
    const { publicKey, privateKey, subject } = vapid;
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(alert.message),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: Math.max(0, Math.floor((alert.expiresAt - now()) / second)),
        urgency: urgencies[alert.urgency] ?? 'normal',
        // A device that is off receives the latest of them.
        topic: topicOf(alert.tag),
      },
    );
    try {
      const { 'Content-Length': _, ...headers } = request.headers;
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(request.body),
        // A push service redirects nobody, and a redirect may lead anywhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      await response.body?.cancel();
      return { status: response.status, retryAfterMs: retryAfterMs(response, now()) };
    } catch {
      return null;
    }
  };

/** At most 32 characters of base64url. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** The delay of `Retry-After`, which is sent in seconds or as a date. */
function retryAfterMs(response: Response, now: number): number {
  const text = response.headers.get('retry-after') ?? '0';
  const delayMs = /^\d+$/.test(text) ? Number(text) * second : Date.parse(text) - now;
  return Math.min(Math.max(0, delayMs || 0), maxRetryAfterMs);
}
