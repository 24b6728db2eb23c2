import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { brokenPromises, errorLines, visit, visitAll } from '@/tests/fixtures/fault-table';
import { faults, startFaultyHost, type Fault } from '@/tests/fixtures/servers/faulty-host';
import { promisedRoutes, type PromisedRoute } from '@/tests/fixtures/promised-routes';
import { finish, percentile, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';

/*
 * Every route × every fault of a host, each in a separate site: uncached, after the host has
 * recovered, and with stale copies while it fails again. Prints the matrix with counts.
 */
const lifetimeMs = 5000;
const growOldMs = 8000;
const visitsEach = 20;

const copy = await startApp({ FEED: 'demo' });
const problems: string[] = [];
try {
  const routes = await promisedRoutes(copy.apiUrl);
  print(`${routes.length} routes × ${faults.length} faults`);
  for (const fault of faults) problems.push(...(await tryFault(fault, routes)));
} finally {
  await copy.stop();
}
finish(problems);

async function tryFault(fault: Fault, routes: PromisedRoute[]): Promise<string[]> {
  const host = await startFaultyHost(copy.apiUrl);
  const site = await startSite(host.url, { LOG_LEVEL: 'error' });
  try {
    host.fail(fault);
    const cold = await visitAll(site.url, routes);
    const broken = brokenPromises(fault, routes, cold);

    host.fail(null);
    const backAt = Date.now();
    let pages = await visitAll(site.url, routes);
    while (pages.some(({ status }) => status === 503) && Date.now() < backAt + lifetimeMs) {
      await sleep(100);
      pages = await visitAll(site.url, routes);
    }
    const backMs = Date.now() - backAt;
    for (const { path, status } of pages)
      if (status >= 500) broken.push(`${fault} ${path}: ${status} after the host is back`);

    host.fail(fault);
    await sleep(growOldMs);
    const { ms, changed } = await visitOld(site.url, pages);
    broken.push(...changed.map(path => `${fault} ${path}: the older copy is gone`));
    broken.push(...errorLines(site.output()).map(line => `${fault}: logged ${line.slice(0, 200)}`));
    const p99 = Math.round(percentile(ms, 0.99));
    print(
      `${fault.padEnd(8)} cold ${countsOf(cold)} · back after ${backMs} ms · old ${countsOf(pages)}, p99 ${p99} ms`,
    );
    return broken;
  } finally {
    await site.stop();
    await host.stop();
  }
}

async function visitOld(siteUrl: string, pages: { path: string; status: number }[]) {
  const ms: number[] = [];
  const changed = new Set<string>();
  for (let round = 0; round < visitsEach; round += 1)
    for (const { path, status } of pages) {
      const askedAt = performance.now();
      const now = await visit(siteUrl, path);
      ms.push(performance.now() - askedAt);
      if (now.status !== status || now.problems.length > 0) changed.add(path);
    }
  return { ms, changed: [...changed] };
}

function countsOf(visits: { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of visits) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
