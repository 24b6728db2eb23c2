import { freePort, startOwnSite } from './own-site';
import { startStandInHost } from './stand-in-host';
import { expect, test } from './visit';

test(
  'a page that the host lacked is there once the host has it, under every spelling',
  { tag: '@desktop' },
  async ({ request }) => {
    const apiPort = await freePort();
    const host = await startStandInHost(apiPort);
    const site = await startOwnSite(`http://localhost:${apiPort}`);
    const statusOf = async (path: string) => (await request.get(site.url + path)).status();
    expect(await statusOf('/late')).toBe(404);

    host.answer({ '/api/pages/late/': { title: 'Late', path: 'late', plugins: [] } });
    await expect.poll(() => statusOf('/late'), { timeout: 40_000 }).toBe(200);
    expect(await statusOf('/l%61te')).toBe(200);

    await site.stop();
    await host.stop();
  },
);
