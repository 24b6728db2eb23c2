import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** From the first failure on; then the last of them, for as long as it takes. */
const pausesMs = [250, 500, 1000, 2000, 5000, 10_000, 30_000];
/** A page that was being made at the moment of the change may hold what was there before. */
const echoMs = 1000;
const timeLimitMs = 5000;
/** What the site hears at once (lib/contract/revalidate.ts). */
const maxTags = 1000;

type TellerOptions = {
  /** The site's public address. */
  siteUrl: string;
  /** Shared with the site; an empty one tells nothing. */
  token: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'debug'>;
};

export type Teller = {
  /**
   * Tells the site what was published; tries until it has heard. `again`: it may have heard of it
   * before, and must only look once more.
   */
  tell(tags: string[], options?: { again: boolean }): void;
  stop(): void;
};

export function createTeller({ siteUrl, token, log }: TellerOptions): Teller {
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
      const status = await post(tags, again).catch(notReached);
      if (status < 300) {
        failures = 0;
        // Not waited for: the next change must not wait for the echo of this one.
        void pause(echoMs)
          .then(() => post(tags, true))
          .catch(() => undefined);
      } else if (status < 500) {
        // Asking again would not help.
        log.error({ status }, 'the site refuses to hear of changes: see REVALIDATE_TOKEN');
      } else {
        wait(tags, again);
        if (failures === pausesMs.length) log.warn('the site has not heard of a change yet');
        await pause(pausesMs[failures] ?? pausesMs.at(-1));
        failures += 1;
      }
    }
  }

  function notReached(error: unknown): number {
    log.debug({ reason: String(error) }, 'site not reached');
    stopped.signal.throwIfAborted();
    return 503;
  }

  const pause = (ms: number | undefined) =>
    sleep(ms, undefined, { signal: stopped.signal, ref: false });

  function wait(tags: string[], again: boolean): void {
    for (const tag of tags) waiting.set(tag, again && (waiting.get(tag) ?? true));
  }

  async function post(tags: string[], again: boolean): Promise<number> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags, ...(again && { again }) }),
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeLimitMs)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  return {
    tell(tags, { again } = { again: false }) {
      if (token === '') return;
      wait(tags, again);
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
