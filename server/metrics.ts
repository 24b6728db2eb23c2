import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createRegistry, serveMetrics } from '@/lib/metrics-server';

export type Metrics = {
  /** Counts an answer once it is sent. */
  observe: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves the metrics to Prometheus, at an address of their own. */
  listen(address: Parameters<typeof serveMetrics>[1]): Server;
};

type HeldPages = () => { bytes: number; entries: number };

export type MetricsOptions = {
  /** What the page cache holds now; null when there is none. */
  pages: HeldPages | null;
};

/** Figures of the process and its answers; nothing in them names a visitor or an address. */
export function createMetrics({ pages }: MetricsOptions): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  const answers = new Counter({
    name: 'site_answers_total',
    help: 'Answers by status class and, for pages, by what the page cache did.',
    labelNames: ['status', 'cache'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_answer_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['cache'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  if (pages) gaugePages(pages, registers);

  return {
    observe(_request, response) {
      const startedAt = performance.now();
      response.once('close', () => {
        const cache = String(response.getHeader('x-cache') ?? 'none');
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        answers.inc({ status: response.writableFinished ? status : 'broken', cache });
        seconds.observe({ cache }, (performance.now() - startedAt) / 1000);
      });
    },
    listen: address => serveMetrics(registry, address),
  };
}

function gaugePages(pages: HeldPages, registers: Registry[]): void {
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Compressed pages held.',
    registers,
    collect() {
      this.set(pages().bytes);
    },
  });
  new Gauge({
    name: 'site_page_cache_entries',
    help: 'Pages and missing addresses held.',
    registers,
    collect() {
      this.set(pages().entries);
    },
  });
}
