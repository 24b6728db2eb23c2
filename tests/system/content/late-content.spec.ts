import { startMockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';

test(
  'a page that the host lacked is found once the host has it, at every form of its URL',
  { tag: '@desktop' },
  async ({ request }) => {
    const site = await startMockSite({});
    const statusOf = async (path: string) => (await request.get(site.url + path)).status();
    try {
      expect(await statusOf('/late')).toBe(404);

      site.host.answer({ '/api/pages/late/': { title: 'Late', path: 'late', plugins: [] } });
      // The site requests a missing page from the host again after a few seconds.
      await expect.poll(() => statusOf('/late'), { timeout: 40_000 }).toBe(200);
      expect(await statusOf('/l%61te')).toBe(200);
    } finally {
      await site.stop();
    }
  },
);
