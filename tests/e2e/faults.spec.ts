import { expect, test } from '@playwright/test';
import { brokenPromises, errorLines, formats, visit, visitAll } from '../fixtures/fault-table';
import { startFaultyHost, type FaultyHost } from '../fixtures/faulty-host';
import { promisedRoutes, type PromisedRoute } from '../fixtures/promised-routes';
import { startOwnSite, type OwnSite } from './own-site';

const apiUrl = 'http://localhost:4100';
const token = 'of-this-test-only';
/** One of each sort; `npm run test:deep -- faults` tries them all, those that take long too. */
const quickFaults = ['error', 'reset', 'garbage'] as const;
const contentTags = ['menu', 'home', 'news', 'guides', 'bookmakers', 'bonuses'];

test.describe('the site before a host that fails', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let host: FaultyHost;
  let site: OwnSite;
  let routes: PromisedRoute[];

  test.beforeAll(async () => {
    host = await startFaultyHost(apiUrl);
    routes = await promisedRoutes(apiUrl);
    site = await startOwnSite(host.url, {
      REVALIDATE_TOKEN: token,
      LOG_LEVEL: 'error',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await host.stop();
  });

  const publish = async () => {
    const response = await fetch(`${site.url}/api/revalidate/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: contentTags }),
    });
    expect(response.status).toBe(204);
  };

  test('every route asks for patience, however the host fails, and none is blank', async () => {
    const broken: string[] = [];
    for (const [at, fault] of quickFaults.entries()) {
      host.fail(fault);
      const format = formats[at % formats.length];
      broken.push(...brokenPromises(fault, routes, await visitAll(site.url, routes, format)));
    }

    expect(broken).toEqual([]);
    expect(errorLines(site.output())).toEqual([]);
  });

  test('every route is there as soon as the host is, and stays as it was when that fails', async () => {
    host.fail(null);
    const whole = () => visitAll(site.url, routes);
    await expect
      .poll(async () => (await whole()).filter(({ status }) => status === 503), { timeout: 15_000 })
      .toEqual([]);
    const before = await whole();
    const ms: number[] = [];

    for (const fault of ['error', 'page'] as const) {
      host.fail(fault);
      await publish();
      expect({ fault, pages: await whole() }).toEqual({ fault, pages: before });
      for (const { path } of routes) {
        const askedAt = performance.now();
        await visit(site.url, path);
        ms.push(performance.now() - askedAt);
      }
    }
    const p99 = Math.round(ms.sort((a, b) => a - b)[Math.floor(ms.length * 0.99)] ?? 0);
    test.info().annotations.push({ type: 'older copies', description: `p99 ${p99} ms` });
    expect(errorLines(site.output())).toEqual([]);
  });
});
