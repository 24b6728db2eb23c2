import { freePort } from '@/tests/fixtures/servers/free-port';
import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';
import { startTestApp, type App } from '@/tests/journeys/support/app/app';
import { createMatches, type DrivenMatch } from '@/tests/journeys/support/app/matches';
import { gotoLive } from '@/tests/journeys/support/goto-live';
import { oddsLinksOf } from '@/tests/journeys/support/cards';
import { locations, text } from '@/tests/journeys/support/read-text';
import { expect, test } from '@/tests/journeys/support/visit';

const regions = { COUNTRY_HEADER: 'x-country', REGION_POLICY: 'IN:info,KP:blocked,*:full' };
const countries = ['GB', 'IN', 'KP'];

/* `next start` of the same build, without this project's server around it. */
test.describe('the pages without our server', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let app: App;
  let next: Program;
  let match: DrivenMatch;
  let plainUrl: string;

  test.beforeAll(async () => {
    const port = String(await freePort());
    plainUrl = `http://localhost:${port}`;
    // The API accepts sockets of pages of this host, which is not its own.
    app = await startTestApp({ ...regions, TRUSTED_PROXIES: '1', OWN_HOSTS: `localhost:${port}` });
    match = await createMatches(app).start({ at: { over: '14.2' } });
    next = startProgram(['node_modules/next/dist/bin/next', 'start', '-p', port], {
      ...regions,
      API_URL: app.apiUrl,
      SITE_URL: plainUrl,
      PUBLIC_LIVE_URL: `${app.apiUrl.replace('http', 'ws')}/ws/event/`,
      DATA_DIR: app.dataDir,
    });
    await next.waitForUrl(`${plainUrl}/healthz`);
  });
  test.afterAll(async () => {
    await next.stop('SIGTERM');
    await app.stop();
  });

  test('the pages without our server have the same status and heading as with it, in every country', async ({
    request,
  }) => {
    const seen = async (url: string, path: string, country: string) => {
      const response = await fetch(url + path, {
        headers: { 'x-country': country },
        redirect: 'manual',
      });
      const html = await response.text();
      const target = response.headers.get('location');
      return {
        status: response.status,
        target: target && new URL(target, url).pathname,
        heading: response.ok ? /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] : null,
      };
    };
    const listed = await Promise.all(
      locations(await text(request, `${app.url}/sitemap.xml`)).map(file => text(request, file)),
    );
    const paths = new Set([
      ...(await promisedRoutes(app.apiUrl)).map(({ path }) => path),
      ...listed.flatMap(locations).map(url => new URL(url).pathname),
      '/search?q=india',
      '/no-such-page',
      '/News/',
    ]);
    expect(paths.size).toBeGreaterThan(100);

    for (const path of paths)
      for (const country of countries)
        expect([path, country, await seen(plainUrl, path, country)]).toEqual([
          path,
          country,
          await seen(app.url, path, country),
        ]);
  });

  test('a match is updated on its page, over the socket of the API', async ({ page }) => {
    await gotoLive(page, plainUrl + match.path);
    await match.price('winner', [1.37]);

    await expect(oddsLinksOf(page.locator('#markets'), match).first()).toContainText('1.37');
  });
});
