import { createServer, type Server } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** A registry with the figures of this process: memory, CPU, event loop lag, and the heap's limit. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'nodejs_heap_size_limit_bytes',
    help: 'The size at which the heap of the main thread is out of memory.',
    registers: [registry],
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
  return registry;
}

type Address = {
  host: string;
  /** 0 uses any free port. */
  port: number;
  /** Called when the address cannot be used; the program continues without metrics. */
  onError: (error: Error) => void;
};

/** Serves a registry to Prometheus at /metrics on its own address. */
export const serveMetrics = (registry: Registry, { host, port, onError }: Address): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      text => response.setHeader('Content-Type', registry.contentType).end(text),
      (error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        response.writeHead(500).end();
      },
    );
  })
    .on('error', onError)
    .listen(port, host);
