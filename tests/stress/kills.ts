import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { killWhileWriting } from './kill-writes';
import { finish, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';

/*
 * Under load the API is killed, while it writes and while it is read, then the site; then the site
 * runs on a full disk. Stored data survives, and both programs recover without manual repair.
 */
const pages = ['/', '/odds/matches/all/in-play', '/news', '/bonuses'];
const problems: string[] = [];

problems.push(...(await killWhileWriting()));
await killApi();
await killSite();
await fullDisk();
finish(problems);

async function killApi(): Promise<void> {
  const copy = await startApp({});
  const site = await startSite(copy.apiUrl);
  await askAll(site.url);
  const load = startLoad(site.url);
  await sleep(1000);
  copy.kill('api');
  await sleep(10_000);
  const { asked, failed } = await load.stop();
  print(`API killed under load: ${asked} pages requested, ${failed.length} not answered`);
  problems.push(...failed.map(text => `without the API: ${text}`));
  await site.stop();
  await copy.stop();

  const again = await startApp({ DATA_DIR: copy.dataDir });
  problems.push(...(await askAll(again.url)).map(text => `after the API was killed: ${text}`));
  again.kill('site');
  await again.stop();
}

async function killSite(): Promise<void> {
  const copy = await startApp({});
  const load = startLoad(copy.url);
  await sleep(1000);
  copy.kill('site');
  await load.stop();
  await copy.stop();
  const again = await startApp({ DATA_DIR: copy.dataDir });
  const broken = await askAll(again.url);
  print(`site killed under load: ${pages.length - broken.length} of ${pages.length} pages after`);
  problems.push(...broken.map(text => `after the site was killed: ${text}`));
  await again.stop();
}

/** Pages need no disk; only the forms' secret, created at the first form, does. */
async function fullDisk(): Promise<void> {
  const copy = await startApp({});
  const settings = { DATA_DIR: join(copy.dataDir, 'site'), LOG_LEVEL: 'error' };
  const site = await startSite(copy.apiUrl, settings, { isDiskFull: true });
  const broken = await askAll(site.url);
  print(`no room for data: ${pages.length - broken.length} of ${pages.length} pages`);
  problems.push(...broken.map(text => `no room for data: ${text}`));
  await site.stop();
  await copy.stop();
}

async function askAll(url: string): Promise<string[]> {
  const statuses = await Promise.all(
    pages.map(async path => [path, (await fetch(url + path)).status] as const),
  );
  return statuses
    .filter(([, status]) => status !== 200)
    .map(([path, status]) => `${path} ${status}`);
}

function startLoad(url: string) {
  let isOn = true;
  let asked = 0;
  const failed: string[] = [];
  const visitor = async (at: number) => {
    while (isOn) {
      const path = pages[(at + asked++) % pages.length] ?? '/';
      const status = await fetch(url + path).then(
        async response => {
          await response.text();
          return response.status;
        },
        (error: unknown) => String(error),
      );
      if (status !== 200) failed.push(`${path} ${status}`);
    }
  };
  const visitors = Array.from({ length: 8 }, (_, index) => visitor(index));
  return {
    async stop() {
      isOn = false;
      await Promise.all(visitors);
      return { asked, failed };
    },
  };
}
