import { secondsInDay } from 'date-fns/constants';
import { CallError, ProviderError, problemOf, retryAfter } from './provider-error';
import type { SourceUsage } from './source-usage';

export type ItemCallOptions = {
  /** Ms; the pause of a key that fails again and again. */
  longestPauseMs?: number;
  /** Without a single success the source cannot be used. */
  isEssential?: boolean;
};

type Deps = ItemCallOptions & {
  source: string;
  usage: Pick<SourceUsage, 'add'>;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
};

/**
 * All items in the order of their calls, with the ms between two calls for one; 0 is every poll, null not
 * now.
 */
export type CallPlan = ReadonlyMap<string, number | null>;

/** Calls about single matches or competitions, of which one that fails must not stop the others. */
export type ItemCalls = {
  /**
   * Calls `work` for each item of the plan that is due, one after the other. One that fails is left out
   * for a pause that grows with every failure. Throws only errors that concern the provider.
   */
  each(plan: CallPlan, work: (key: string) => Promise<unknown>): Promise<void>;
  /** Whether the last call for an item of the last plan failed. */
  hasFailed(key: string): boolean;
  /** The first of the current failures for the operator, and their number; empty without any. */
  notes(): string[];
  /** Ends a poll: counts and logs new failures. Throws when the calls are essential and all items fail. */
  finish(): void;
};

type Failure = { problem: string; tries: number; resumeAt: number };

/** No interval is longer: calls before that need not be remembered. */
const longestMs = 31 * secondsInDay * 1000;

export function createItemCalls(deps: Deps): ItemCalls {
  const { source, usage, now, log, longestPauseMs = retryAfter.tenMinutes } = deps;
  /** When each item was last called, in unix ms. */
  const calledAt = new Map<string, number>();
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

  const isDue = (key: string, everyMs: number | null): boolean =>
    everyMs !== null &&
    now() >= (failures.get(key)?.resumeAt ?? 0) &&
    now() - (calledAt.get(key) ?? 0) >= everyMs;

  return {
    hasFailed: key => failures.has(key),
    notes: () => {
      const [first] = failures.values();
      if (!first) return [];
      return [failures.size === 1 ? first.problem : `${first.problem}; ${failures.size - 1} more`];
    },
    async each(plan, work) {
      keyCount = plan.size;
      for (const key of failures.keys()) if (!plan.has(key)) failures.delete(key);
      for (const [key, at] of calledAt) if (now() - at > longestMs) calledAt.delete(key);
      const due = [...plan].flatMap(([key, everyMs]) => (isDue(key, everyMs) ? [key] : []));
      // Those that failed come last.
      for (const key of due.sort((a, b) => triesOf(a) - triesOf(b)))
        try {
          // Also an attempt that fails may cost something.
          calledAt.set(key, now());
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

/** A plan that calls each item at every poll. */
export const everyPoll = (keys: Iterable<string>): CallPlan =>
  new Map([...keys].map(key => [key, 0]));
