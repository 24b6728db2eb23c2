import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '@/api/error-code';

/** The pauses after failures in a row; the last one repeats until the site responds. */
const pausesMs = [250, 500, 1000, 2000, 5000, 10_000, 30_000];
/** Failures in a row before a warning is logged: about nine seconds after a start. */
const failuresUntilWarning = 6;
const timeLimitMs = 5000;
/** The maximum number of tags in one report (lib/contract/revalidate.ts). */
const maxTags = 1000;

export type RevalidationOptions = {
  /** The site's URL for this program, see SITE_INTERNAL_URL. */
  siteUrl: string;
  /** Shared with the site; with an empty one nothing is reported. */
  token: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
  /** Waits between attempts; tests replace it. Rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

export type RevalidationClient = {
  /**
   * Reports to the site what was published, and retries until it responds. `isRepeat`: the change may
   * have been reported before.
   */
  notify(tags: string[], options?: { isRepeat: boolean }): void;
  stop(): void;
};

export function createRevalidationClient({
  siteUrl,
  token,
  log,
  wait = (ms, signal) => sleep(ms, undefined, { signal, ref: false }),
}: RevalidationOptions): RevalidationClient {
  const url = new URL('/api/revalidate/', siteUrl);
  const stopped = new AbortController();
  /** The queued tags, and whether each is only repeated. */
  const queued = new Map<string, boolean>();
  let isSending = false;

  async function sendAll(): Promise<void> {
    for (let failures = 0; queued.size > 0;) {
      const isRepeat = [...queued.values()].every(Boolean);
      const tags = [...queued]
        .filter(([, isRepeatedTag]) => isRepeatedTag === isRepeat)
        .map(([tag]) => tag)
        .slice(0, maxTags);
      for (const tag of tags) queued.delete(tag);
      const { status, reason } = await post(tags, isRepeat);
      stopped.signal.throwIfAborted();
      if (status < 300) {
        if (failures >= failuresUntilWarning)
          log.info({ url: url.href }, 'the site is reached again and knows all changes');
        failures = 0;
      } else if (status < 500) {
        // A retry would be refused too.
        log.error({ url: url.href, status }, refusalText(status));
      } else {
        enqueue(tags, isRepeat);
        failures += 1;
        log.debug({ url: url.href, reason }, 'site not reached');
        if (failures === failuresUntilWarning) log.warn({ url: url.href, reason }, unreachableText);
        await wait(pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0, stopped.signal);
      }
    }
  }

  function enqueue(tags: string[], isRepeat: boolean): void {
    for (const tag of tags) queued.set(tag, isRepeat && (queued.get(tag) ?? true));
  }

  /** Returns the status, 503 without a response, and the reason, as an error code where there is one. */
  async function post(
    tags: string[],
    isRepeat: boolean,
  ): Promise<{ status: number; reason: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags, ...(isRepeat && { again: isRepeat }) }),
        // A redirect would go to another address or change the POST to a GET.
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeLimitMs)]),
      });
      await response.body?.cancel();
      return { status: response.status, reason: `status ${response.status}` };
    } catch (error) {
      return { status: 503, reason: reasonOf(error) };
    }
  }

  return {
    notify(tags, { isRepeat } = { isRepeat: false }) {
      if (token === '') return;
      enqueue(tags, isRepeat);
      if (isSending) return;
      isSending = true;
      sendAll()
        // Rejects only when the client is stopped.
        .catch(() => undefined)
        .finally(() => {
          isSending = false;
        });
    },
    stop: () => stopped.abort(),
  };
}

const unreachableText =
  'the site cannot be reached and shows changes of content late: is it running at this address? ' +
  'SITE_INTERNAL_URL sets where the API reaches it';

function refusalText(status: number): string {
  if (status === 401)
    return 'the site refuses reports of changes: set the same REVALIDATE_TOKEN for both programs';
  return 'this address does not accept reports of changes: set SITE_INTERNAL_URL to the site itself';
}

/** The system's error code, such as ECONNREFUSED or ENOTFOUND; fetch sets it on the cause. */
function reasonOf(error: unknown): string {
  const cause = typeof error === 'object' && error && 'cause' in error ? error.cause : null;
  return errorCode(cause) ?? errorCode(error) ?? String(error);
}
