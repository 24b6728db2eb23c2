import { setTimeout as sleep } from 'node:timers/promises';

export type PageVisitors = {
  counts(): { pages: number; failures: string[] };
  /** The longest that a visitor has waited for a page since the last call; ms. */
  takeSlowest(): number;
  /** When the visitor who has waited longest last began a request that was answered; unix ms. */
  answeredAt(): number;
  stop(): Promise<void>;
};

const pauseMs = 250;
/** The timeout of a browser. */
const limitMs = 40_000;

/**
 * Visitors who load one page after the other, each as a browser does: once. What nginx may answer from
 * its cache counts too, as it does for a visitor; `paths` should have some that it may not.
 */
export function startPageVisitors(options: {
  url: string;
  paths: readonly string[];
  visitors: number;
}): PageVisitors {
  const failures: string[] = [];
  let pages = 0;
  let slowest = 0;
  let isStopped = false;
  const answered = Array.from({ length: options.visitors }, () => 0);
  const begun = Array.from({ length: options.visitors }, () => Infinity);

  async function load(visitor: number, path: string): Promise<void> {
    const at = Date.now();
    begun[visitor] = at;
    const response = await fetch(options.url + path, {
      headers: { 'x-forwarded-for': `10.200.0.${visitor}` },
      signal: AbortSignal.timeout(limitMs),
    }).catch((error: unknown) => String(error));
    const text = typeof response === 'string' ? response : await response.text().catch(String);
    pages += 1;
    slowest = Math.max(slowest, Date.now() - at);
    begun[visitor] = Infinity;
    if (typeof response !== 'string' && response.status === 200) answered[visitor] = at;
    else failures.push(`${path}: ${typeof response === 'string' ? text : response.status}`);
  }

  const running = answered.map(async (_, visitor) => {
    for (let index = visitor; !isStopped; index += 1) {
      await load(visitor, options.paths[index % options.paths.length] ?? '/');
      await sleep(pauseMs);
    }
  });

  return {
    counts: () => ({ pages, failures }),
    takeSlowest: () => {
      const waiting = Math.max(0, ...begun.map(at => Date.now() - at));
      const longest = Math.max(slowest, waiting);
      slowest = 0;
      return longest;
    },
    answeredAt: () => Math.min(...answered),
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
