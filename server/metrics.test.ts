import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { httpHost } from '@/tests/fixtures/http-host';
import { createMetrics } from './metrics';

test('figures count answers and tell what the page cache holds, at one path only', async () => {
  const metrics = createMetrics({ pages: () => ({ bytes: 4096, entries: 7 }) });
  const site = await httpHost((request, response) => {
    metrics.observe(request, response);
    response.setHeader('X-Cache', 'hit').end();
  });
  const figures = metrics.listen(0);
  await once(figures, 'listening');
  const url = `http://localhost:${(figures.address() as AddressInfo).port}`;
  await (await fetch(site.url)).text();
  await (await fetch(`${site.url}/private?name=secret`)).text();

  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('site_answers_total{status="2xx",cache="hit"} 2');
  expect(text).toContain('site_page_cache_bytes 4096');
  expect(text).toContain('site_page_cache_entries 7');
  expect(text).not.toMatch(/private|secret/);
  expect((await fetch(url)).status).toBe(404);

  figures.close();
  await site.close();
});
