import { expect, test } from '@playwright/test';
import { brokenPromises, errorLines, formats, visit, visitAll } from '@/tests/fixtures/fault-table';
import { startFaultyHost, type FaultyHost } from '@/tests/fixtures/servers/faulty-host';
import { promisedRoutes, type PromisedRoute } from '@/tests/fixtures/promised-routes';
import { startSite, type StartedSite } from '@/tests/fixtures/servers/start-site';
import { startTestApp, type App } from '@/tests/journeys/support/app/app';
import { createMatches } from '@/tests/journeys/support/app/matches';

const token = 'of-this-test-only';
/** One of each kind; `npm run test:deep -- faults` tries them all, including slow ones. */
const quickFaults = ['error', 'reset', 'garbage'] as const;
const contentTags = ['menu', 'home', 'news', 'guides', 'bookmakers', 'bonuses'];

test.describe('the site in front of a failing host', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let app: App;
  let host: FaultyHost;
  let site: StartedSite;
  let routes: PromisedRoute[];

  test.beforeAll(async () => {
    app = await startTestApp();
    const matches = createMatches(app);
    await matches.start({ at: { over: '14.2' } });
    await matches.start();
    await (await matches.start({ at: 0.99 })).finish();
    host = await startFaultyHost(app.apiUrl);
    routes = await promisedRoutes(app.apiUrl);
    site = await startSite(host.url, {
      REVALIDATE_TOKEN: token,
      LOG_LEVEL: 'error',
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await host.stop();
    await app.stop();
  });

  const publish = async () => {
    const response = await fetch(`${site.url}/api/revalidate/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: contentTags }),
    });
    expect(response.status).toBe(204);
  };

  test('every route responds 503 with a document, however the host fails', async () => {
    const broken: string[] = [];
    for (const [index, fault] of quickFaults.entries()) {
      host.fail(fault);
      const format = formats[index % formats.length];
      broken.push(...brokenPromises(fault, routes, await visitAll(site.url, routes, format)));
    }

    expect(broken).toEqual([]);
    expect(errorLines(site.output())).toEqual([]);
  });

  test('every route recovers with the host, and is served from the cache when that fails', async () => {
    host.fail(null);
    const visitRoutes = () => visitAll(site.url, routes);
    await expect
      .poll(async () => (await visitRoutes()).filter(({ status }) => status === 503), {
        timeout: 15_000,
      })
      .toEqual([]);
    const before = await visitRoutes();
    const ms: number[] = [];

    for (const fault of ['error', 'page'] as const) {
      host.fail(fault);
      await publish();
      expect({ fault, pages: await visitRoutes() }).toEqual({ fault, pages: before });
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
