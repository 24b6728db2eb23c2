import { setTimeout as sleep } from 'node:timers/promises';
import type { Merger } from '@/api/feeds/merging/merger';
import type { SourceOptions } from '@/api/feeds/merging/sources';
import { createItemCalls, type ItemCallOptions, type ItemCalls } from './item-calls';
import { ProviderError, problemOf } from './provider-error';
import { createSourceUsage } from './source-usage';
import { createUnreadableItems } from './unreadable-items';

/** A provider that is called again and again. */
export type PolledSource = {
  source: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Does what is due now; called every few seconds by itself. */
  step(): Promise<void>;
};

/** What every feed of a provider needs. */
export type SourceDeps = {
  merger: Omit<Merger, 'start' | 'sweep'>;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
  /** Waits before a retry; tests do not wait. */
  wait?: (ms: number) => Promise<unknown>;
};

type Options = SourceDeps & SourceOptions & { source: string; title: string };

/** What the calls of a source share: usage, failures, and what could not be read. */
export type SourceTools = ReturnType<typeof createSourceTools>;

export function createSourceTools({ source, title, confirms, maxSilence, ...deps }: Options) {
  const { merger, now, log } = deps;
  const usage = createSourceUsage({ source, merger, now });
  const unreadable = createUnreadableItems({ source, usage, log });
  const allCalls: ItemCalls[] = [];
  const use = (seconds = maxSilence): void =>
    merger.use(source, { title, confirms, maxSilence: seconds });
  return {
    ...{ source, title, merger, now, log, usage, unreadable },
    /** Uses the source, with another longest silence in seconds. */
    use,
    /** Their failures are counted, logged and noted with the source. */
    itemCalls(options: ItemCallOptions = {}): ItemCalls {
      const calls = createItemCalls({ source, usage, now, log, ...options });
      allCalls.push(calls);
      return calls;
    },
    notes: () => [...unreadable.notes(), ...allCalls.flatMap(calls => calls.notes())],
    finish: () => allCalls.forEach(calls => calls.finish()),
  };
}

const stepMs = 5000;
/** The pause after a failure for which the provider states none, such as a reply of an unknown shape. */
const unknownRetryMs = 5 * 60_000;

/**
 * Calls `poll` every few seconds, which makes the calls that are due and returns notes for the operator. A
 * failure is logged once, and the next call is made when the error states that it makes sense. The site
 * never waits for a provider.
 */
export function createPolledSource(
  tools: SourceTools,
  poll: () => Promise<(string | null)[]>,
): PolledSource {
  const { source, title, merger, now, log, usage } = tools;
  let isUsed = false;
  let resumeAt = 0;
  /** Undefined before the first call: the last run may have stored a problem. */
  let lastProblem: string | null | undefined;
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();

  async function step(): Promise<void> {
    if (now() < resumeAt) return;
    if (!isUsed) tools.use();
    isUsed = true;
    try {
      const own = (await poll()).filter(note => note !== null);
      merger.report(source, { note: [...own, ...tools.notes()].join('; ') || null });
      tools.finish();
      if (lastProblem !== null) merger.report(source, { problem: null });
      lastProblem = null;
    } catch (error) {
      const problem = problemOf(error);
      resumeAt = now() + (error instanceof ProviderError ? error.retryAfterMs : unknownRetryMs);
      usage.add('errors');
      merger.report(source, { problem });
      // Repeated at every attempt it would fill the log.
      if (problem !== lastProblem) log.warn({ source, problem }, `${title} cannot be used`);
      lastProblem = problem;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await step();
      await sleep(stepMs, null, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    source,
    step,
    start: async () => {
      stopping = new AbortController();
      loop = run();
    },
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
