import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../error-code';

/** From the first failure on; then the last of them, for as long as it takes. */
const pausesMs = [250, 500, 1000, 2000, 5000, 10_000, 30_000];
/** Failures in a row before the log says that the site is not reached: about nine seconds after a start. */
const failuresUntilWarning = 6;
/** A page that was being made at the moment of the change may hold what was there before. */
const echoMs = 1000;
const timeLimitMs = 5000;
/** What the site hears at once (lib/contract/revalidate.ts). */
const maxTags = 1000;

type TellerOptions = {
  /** Where the site is reached from here, see SITE_INTERNAL_URL. */
  siteUrl: string;
  /** Shared with the site; an empty one tells nothing. */
  token: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
  /** Waits between attempts; tests replace it. Rejects when the signal aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

export type Teller = {
  /**
   * Tells the site what was published; tries until it has heard. `again`: it may have heard of it
   * before, and must only look once more.
   */
  tell(tags: string[], options?: { again: boolean }): void;
  stop(): void;
};

export function createTeller({
  siteUrl,
  token,
  log,
  wait = (ms, signal) => sleep(ms, undefined, { signal, ref: false }),
}: TellerOptions): Teller {
  const url = new URL('/api/revalidate/', siteUrl);
  const stopped = new AbortController();
  /** Tags, and whether they are only told again. */
  const waiting = new Map<string, boolean>();
  let isTelling = false;

  async function tellAll(): Promise<void> {
    for (let failures = 0; waiting.size > 0;) {
      const again = [...waiting.values()].every(Boolean);
      const tags = [...waiting]
        .filter(([, isAgain]) => isAgain === again)
        .map(([tag]) => tag)
        .slice(0, maxTags);
      for (const tag of tags) waiting.delete(tag);
      const { status, reason } = await post(tags, again);
      stopped.signal.throwIfAborted();
      if (status < 300) {
        if (failures >= failuresUntilWarning)
          log.info({ url: url.href }, 'the site is reached again and knows all changes');
        failures = 0;
        // Not waited for: the next change must not wait for the echo of this one.
        void wait(echoMs, stopped.signal)
          .then(() => post(tags, true))
          .catch(() => undefined);
      } else if (status < 500) {
        // Asking again would not help.
        log.error({ url: url.href, status }, refusalText(status));
      } else {
        enqueue(tags, again);
        failures += 1;
        log.debug({ url: url.href, reason }, 'site not reached');
        if (failures === failuresUntilWarning) log.warn({ url: url.href, reason }, notReachedText);
        await wait(pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0, stopped.signal);
      }
    }
  }

  function enqueue(tags: string[], again: boolean): void {
    for (const tag of tags) waiting.set(tag, again && (waiting.get(tag) ?? true));
  }

  /** The status, 503 when there is no answer, and the reason as an error code where there is one. */
  async function post(tags: string[], again: boolean): Promise<{ status: number; reason: string }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags, ...(again && { again }) }),
        // A redirect leads to another address or turns the POST into a GET.
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
    tell(tags, { again } = { again: false }) {
      if (token === '') return;
      enqueue(tags, again);
      if (isTelling) return;
      isTelling = true;
      tellAll()
        // Only a stop ends it early.
        .catch(() => undefined)
        .finally(() => {
          isTelling = false;
        });
    },
    stop: () => stopped.abort(),
  };
}

const notReachedText =
  'the site cannot be reached and shows changes of content late: is it running at this address? ' +
  'SITE_INTERNAL_URL sets where the API reaches it';

function refusalText(status: number): string {
  if (status === 401)
    return 'the site refuses reports of changes: set the same REVALIDATE_TOKEN for both programs';
  return 'this address does not accept reports of changes: set SITE_INTERNAL_URL to the site itself';
}

/** The system's code, such as ECONNREFUSED or ENOTFOUND; fetch puts it on the cause. */
function reasonOf(error: unknown): string {
  const cause = typeof error === 'object' && error && 'cause' in error ? error.cause : null;
  return errorCode(cause) ?? errorCode(error) ?? String(error);
}
