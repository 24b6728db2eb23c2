import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Page } from '@/tests/journeys/support/visit';

const trusted = 'https://ads.example/show.js';
const other = 'https://other.example/show.js';

const snippet = (src: string) => `<div>unseen</div><script data-zone="7" src="${src}"></script>`;
const story = (slug: string, banner: string) => ({
  slug,
  title: slug,
  text: '<p>A long afternoon.</p>'.repeat(120),
  publish_date: 1_700_000_000,
  banner,
});

/** The advert's script: it writes its position, and whether it can access the page around it. */
const script = `
  const place = document.currentScript?.parentElement ?? document.body;
  const text = document.createElement('p');
  let around = 'apart';
  try { if (top.document === document) around = 'in the page'; } catch {}
  text.textContent = 'Advert ' + around + ' of zone ' + document.querySelector('script[data-zone]').dataset.zone;
  (place === document.head ? document.body : place).append(text);`;

/** The adverts' scripts that a page has requested. */
async function watchAdverts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const src of [trusted, other])
    await page.route(src, route => {
      asked.push(src);
      return route.fulfill({ contentType: 'text/javascript', body: script });
    });
  return asked;
}

test.describe('an advert', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({
      events: [],
      answers: {
        '/api/news/': { count: 0, results: [] },
        '/api/news/trusted/': story('trusted', snippet(trusted)),
        '/api/news/other/': story('other', snippet(other)),
        '/api/news/plain/': story(
          'plain',
          '<a href="/bonuses" onclick="alert(1)">Our bonuses</a><script>alert(1)</script>',
        ),
        '/api/pages/banner/odds_header_banner/': { banner: snippet(trusted) },
      },
      settings: { AD_SCRIPT_ORIGINS: 'https://ads.example' },
    });
  });
  test.afterAll(() => site.stop());

  test('an advert of a listed origin runs in the page, once, when its slot is near the viewport', async ({
    page,
  }) => {
    const asked = await watchAdverts(page);
    await page.goto(`${site.url}/news/trusted`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 200);
    expect(asked).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('Advert in the page of zone 7')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(asked).toEqual([trusted]);
    await expect(page.locator('main script[async]')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  test('an advert of any other origin runs in a frame isolated from the page', async ({ page }) => {
    const asked = await watchAdverts(page);
    await page.goto(`${site.url}/news/other`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

    const frame = page.frameLocator('iframe[title=Advertisement]');
    await expect(frame.getByText('Advert apart of zone 7')).toBeVisible();
    await expect(page.locator('main script[src]')).toHaveCount(0);
    expect(asked).toEqual([other]);
  });

  test('an advert in HTML only is sanitised', async ({ page }) => {
    await page.goto(`${site.url}/news/plain`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

    const link = page.getByRole('link', { name: 'Our bonuses' });
    await expect(link).toHaveAttribute('href', '/bonuses');
    await expect(link).not.toHaveAttribute('onclick');
  });

  test('an advert is in the header of both lists of odds', async ({ page, consoleErrors }) => {
    consoleErrors.allow(/WebSocket|Live connection|Snapshot|Bad response/);
    await watchAdverts(page);
    for (const path of ['/odds/matches/all/future', '/odds/outrights']) {
      await page.goto(site.url + path);
      await expect(page.getByText('Advert in the page of zone 7')).toBeInViewport();
    }
  });

  test('an advert of a frame does nothing when its document is opened directly', async ({
    page,
    request,
  }) => {
    const response = await request.get(`${site.url}/api/banner-frame/`);
    expect(response.headers()['content-security-policy']).toContain('sandbox');
    await page.goto(`${site.url}/api/banner-frame/`);
    await page.evaluate(() => window.postMessage('<p>Written</p>', '*')).catch(() => {});

    await expect(page.getByText('Written')).toHaveCount(0);
  });
});
