import { setTimeout as sleep } from 'node:timers/promises';
import type { Merger } from '@/api/feeds/merging/merger';
import type { SourceOptions } from '@/api/feeds/merging/sources';
import { ProviderError, problemOf } from './provider-error';
import type { SourceUsage } from './source-usage';

/** A provider that is asked again and again. */
export type PolledSource = {
  source: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Does what is due now; called every few seconds by itself. */
  step(): Promise<void>;
};

type Options = {
  source: string;
  options: SourceOptions & { title: string };
  merger: Pick<Merger, 'use' | 'report'>;
  usage: SourceUsage;
  /** Makes the calls that are due; may change the options. */
  poll: () => Promise<void>;
  /** Unix ms. */
  now: () => number;
  log: { warn(details: object, text: string): void };
};

const stepMs = 5000;
/** The pause after a failure that is not the provider's word, such as a reply of an unknown shape. */
const unknownRetryMs = 5 * 60_000;

/**
 * Calls `poll` every few seconds. A failure is logged once, and the next call is made
 * when the error says that it makes sense. The site never waits for a provider.
 */
export function createPolledSource(source: Options): PolledSource {
  const { merger, usage, poll, now, log } = source;
  let isUsed = false;
  let resumeAt = 0;
  /** Undefined before the first call: the last run may have stored a problem. */
  let lastProblem: string | null | undefined;
  let stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();

  async function step(): Promise<void> {
    if (now() < resumeAt) return;
    if (!isUsed) merger.use(source.source, source.options);
    isUsed = true;
    try {
      await poll();
      if (lastProblem !== null) merger.report(source.source, { problem: null });
      lastProblem = null;
    } catch (error) {
      const problem = problemOf(error);
      resumeAt = now() + (error instanceof ProviderError ? error.retryAfterMs : unknownRetryMs);
      usage.add('errors');
      merger.report(source.source, { problem });
      // Repeated at every attempt it would fill the log.
      if (problem !== lastProblem)
        log.warn({ source: source.source, problem }, `${source.options.title} cannot be used`);
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
    source: source.source,
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
