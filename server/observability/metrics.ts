import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createRegistry, serveMetrics } from '@/lib/http/metrics-server';

export type Metrics = {
  /** Counts a response when it has been sent. */
  observe: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves the metrics to Prometheus at a separate address. */
  listen(address: Parameters<typeof serveMetrics>[1]): Server;
};

type CacheStats = () => { size: number; entries: number };

export type MetricsOptions = {
  /** The current size of the page cache; null without a page cache. */
  pages: CacheStats | null;
};

/** Metrics of the process and its responses; none names a visitor or an address. */
export function createMetrics({ pages }: MetricsOptions): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  const responses = new Counter({
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
        responses.inc({ status: response.writableFinished ? status : 'broken', cache });
        seconds.observe({ cache }, (performance.now() - startedAt) / 1000);
      });
    },
    listen: address => serveMetrics(registry, address),
  };
}

function gaugePages(pages: CacheStats, registers: Registry[]): void {
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Size of the cached compressed pages.',
    registers,
    collect() {
      this.set(pages().size);
    },
  });
  new Gauge({
    name: 'site_page_cache_entries',
    help: 'Number of cached pages and errors.',
    registers,
    collect() {
      this.set(pages().entries);
    },
  });
}
