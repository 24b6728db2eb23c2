import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { metricsInAlerts, missingMetrics } from '@/tests/fixtures/alert-metrics';
import { httpHost } from '@/tests/fixtures/servers/http-host';
import { createMetrics } from './metrics';

const onError = (error: Error): never => {
  throw error;
};

test('counts responses and reports the size of the page cache, at one path only', async () => {
  const metrics = createMetrics({ pages: () => ({ size: 4096, entries: 7 }) });
  const site = await httpHost((request, response) => {
    metrics.observe(request, response);
    response.setHeader('X-Cache', 'hit').end();
  });
  const figures = metrics.listen({ host: '127.0.0.1', port: 0, onError });
  await once(figures, 'listening');
  const url = `http://127.0.0.1:${(figures.address() as AddressInfo).port}`;
  await (await fetch(site.url)).text();
  await (await fetch(`${site.url}/private?name=secret`)).text();

  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('site_answers_total{status="2xx",cache="hit"} 2');
  expect(text).toContain('site_page_cache_bytes 4096');
  expect(text).toContain('site_page_cache_entries 7');
  expect(text).not.toMatch(/private|secret/);
  const alerts = metricsInAlerts().filter(name => !name.startsWith('api_'));
  expect(alerts).toContain('site_answers_total');
  expect(missingMetrics(text, alerts)).toEqual([]);
  expect((await fetch(url)).status).toBe(404);

  figures.close();
  await site.close();
});

test('reports an address in use, and continues', async () => {
  const occupied = await httpHost(() => undefined);
  const { port, address } = occupied.server.address() as AddressInfo;
  const metrics = createMetrics({ pages: null });

  const error = await new Promise<Error>(onError =>
    metrics.listen({ host: address, port, onError }),
  );

  expect(error).toMatchObject({ code: 'EADDRINUSE' });
  await occupied.close();
});
