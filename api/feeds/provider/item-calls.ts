import { CallError, ProviderError, problemOf, retryAfter } from './provider-error';
import type { SourceUsage } from './source-usage';

type Deps = {
  source: string;
  usage: Pick<SourceUsage, 'add'>;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
  /** Ms; the pause of a key that fails again and again. */
  longestPauseMs?: number;
  /** Without a single success the source cannot be used. */
  isEssential?: boolean;
};

/** Calls about single matches or competitions, of which one that fails must not stop the others. */
export type ItemCalls = {
  /**
   * Runs `work` for each key that is due, one after the other. A key that fails is left out for a while
   * that grows with every failure. Throws only errors that concern the provider. Forgets other keys.
   */
  each(
    keys: Iterable<string>,
    work: (key: string) => Promise<unknown>,
    isDue?: (key: string) => boolean,
  ): Promise<void>;
  /** Whether the last call for a key failed. */
  hasFailed(key: string): boolean;
  /** The first of the current failures for the operator, and their number; empty without any. */
  notes(): string[];
  /** Ends a poll: counts and logs new failures. Throws when the calls are essential and all keys fail. */
  finish(): void;
};

type Failure = { problem: string; tries: number; resumeAt: number };

export function createItemCalls(deps: Deps): ItemCalls {
  const { source, usage, now, log, longestPauseMs = retryAfter.tenMinutes } = deps;
  const failures = new Map<string, Failure>();
  const fresh = new Set<string>();
  let keyCount = 0;
  const triesOf = (key: string) => failures.get(key)?.tries ?? 0;

  function fail(key: string, error: unknown): void {
    const problem = problemOf(error);
    if (problem !== failures.get(key)?.problem) fresh.add(key);
    const tries = triesOf(key) + 1;
    const pause = error instanceof ProviderError ? error.retryAfterMs : retryAfter.minute;
    // Slow failures would take the time of the others.
    const waitMs = Math.min(pause * 2 ** (tries - 1), Math.max(pause, longestPauseMs));
    failures.set(key, { problem, tries, resumeAt: now() + waitMs });
  }

  return {
    hasFailed: key => failures.has(key),
    notes: () => {
      const [first] = failures.values();
      if (!first) return [];
      return [failures.size === 1 ? first.problem : `${first.problem}; ${failures.size - 1} more`];
    },
    async each(keys, work, isDue = () => true) {
      const all = new Set(keys);
      keyCount = all.size;
      for (const key of failures.keys()) if (!all.has(key)) failures.delete(key);
      const due = [...all].filter(key => now() >= (failures.get(key)?.resumeAt ?? 0) && isDue(key));
      // Those that failed come last.
      for (const key of due.sort((a, b) => triesOf(a) - triesOf(b)))
        try {
          await work(key);
          failures.delete(key);
        } catch (error) {
          if (error instanceof ProviderError && !(error instanceof CallError)) throw error;
          fail(key, error);
        }
    },
    finish() {
      const added = [...fresh].filter(key => failures.has(key));
      fresh.clear();
      const all = [...failures.values()];
      const [first] = all;
      if (deps.isEssential && first && all.length === keyCount) {
        const retryMs = Math.min(...all.map(({ resumeAt }) => resumeAt)) - now();
        // Other calls, such as that of the list, do not wait as long.
        const pauseMs = Math.min(Math.max(retryMs, 0), retryAfter.minute);
        throw new ProviderError(first.problem, pauseMs);
      }
      for (const key of added) {
        usage.add('errors');
        log.warn({ source, item: key, problem: failures.get(key)?.problem }, 'a call failed');
      }
    },
  };
}
