import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Counts an answer once it is sent. */
  observe: (request: IncomingMessage, response: ServerResponse) => void;
  /** The figures as Prometheus reads them, on a port of their own. */
  listen(port: number): Server;
};

type HeldPages = () => { bytes: number; entries: number };

export type MetricsOptions = {
  /** What the page cache holds now; null when there is none. */
  pages: HeldPages | null;
};

/** Figures of the process and its answers; nothing in them names a visitor or an address. */
export function createMetrics({ pages }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
    listen: port =>
      createServer((request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end();
        registry.metrics().then(
          text => response.setHeader('Content-Type', registry.contentType).end(text),
          () => response.writeHead(500).end(),
        );
      }).listen(port),
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
