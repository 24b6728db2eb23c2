import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { hasNginx, startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';
import { expect, test } from '@/tests/journeys/support/visit';

const token = 'a token of the host';
const slug = 'rain';
const story = (title: string) => ({
  slug,
  title,
  text: `<p>${title}.</p>`,
  publish_date: Date.UTC(2026, 10, 1) / 1000,
});
const titles = /The (first|second|third) one/;

/**
 * The requests for the pages of the story: as documents and as the router's data, in two formats.
 */
const requests = [
  ...[`/news/${slug}`, '/news'].flatMap(path =>
    [{}, { rsc: '1' }].flatMap(kind =>
      [{}, { cookie: 'odds=malay' }].map(format => ({ path, headers: { ...kind, ...format } })),
    ),
  ),
];

test.describe('a publication', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  let site: MockSite;

  test.beforeEach(async () => {
    site = await startMockSite({
      settings: { REVALIDATE_TOKEN: token, COUNTRY_HEADER: 'x-country', TRUSTED_PROXIES: '1' },
    });
  });
  // What a page still requests of a site that has stopped would be an error in its console.
  test.afterEach(async ({ page }) => {
    await page.close();
    await site.stop();
  });

  /** Changes the story at the host, which reports it; resolves when the site has registered it. */
  async function publish(title: string): Promise<void> {
    site.host.answer({
      [`/api/news/${slug}/`]: story(title),
      '/api/news/': { count: 1, results: [story(title)] },
    });
    const response = await fetch(`${site.url}/api/revalidate/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['news', `news:${slug}`] }),
    });
    expect(response.status).toBe(204);
  }

  const titleAt = async (
    { path, headers }: { path: string; headers: Record<string, string> },
    url = site.url,
  ): Promise<string | undefined> => {
    const response = await fetch(url + path, { headers });
    return titles.exec(await response.text())?.[0];
  };

  test('a publication is in the next response for each of its pages, and none goes back', async () => {
    await publish('The first one');
    expect(await Promise.all(requests.map(each => titleAt(each)))).toEqual(
      requests.map(() => 'The first one'),
    );

    // Visitors who request the pages without a pause, also while they are published.
    let isOver = false;
    const seen = requests.map(async each => {
      const answers: (string | undefined)[] = [];
      while (!isOver) answers.push(await titleAt(each));
      return answers;
    });
    for (const title of ['The second one', 'The third one']) {
      await publish(title);
      for (let round = 0; round < 5; round += 1)
        expect(await Promise.all(requests.map(each => titleAt(each)))).toEqual(
          requests.map(() => title),
        );
    }
    isOver = true;

    for (const answers of await Promise.all(seen)) {
      const changes = answers.filter((title, index) => title !== answers[index - 1]);
      expect(changes).toEqual(
        ['The first one', 'The second one', 'The third one'].slice(-changes.length),
      );
    }
  });

  test('a publication of a story that was requested too early is there immediately', async () => {
    const early = requests.filter(({ path }) => path !== '/news');
    const statuses = () =>
      Promise.all(
        early.map(async ({ path, headers }) => (await fetch(site.url + path, { headers })).status),
      );
    expect(await statuses()).toEqual(early.map(() => 404));

    await publish('The first one');
    expect(await statuses()).toEqual(early.map(() => 200));
  });

  test('a publication does not affect pages that do not show it', async () => {
    const page = async () => (await fetch(`${site.url}/pages`)).headers.get('x-cache');
    await page();
    await publish('The first one');

    expect(await page()).toBe('hit');
  });

  test('a publication is seen by a visitor who comes from within the site', async ({ page }) => {
    site.host.answer({
      '/api/pages/links/': {
        links: [{ link: '/news', title: 'News', in_sidebar: true }],
        bottom_links: [],
      },
    });
    await publish('The first one');
    await page.goto(`${site.url}/news`);
    await page.getByRole('main').getByRole('link', { name: 'The first one' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first one');
    await page.goto(`${site.url}/pages`);
    await publish('The second one');
    await page.locator('a[href="/news"]:visible').first().click();

    await expect(page.getByRole('main')).toContainText('The second one');
  });

  test('a publication passes the cache in front, and none goes back', async () => {
    test.skip(!hasNginx(), 'needs nginx');
    const nginx = await startDeployedNginx({ siteUrl: site.url, apiUrl: site.host.url });
    try {
      await publish('The first one');
      expect(await titleAt({ path: '/news', headers: {} }, nginx.url)).toBe('The first one');
      await publish('The second one');
      const titleBehind = () => titleAt({ path: '/news', headers: {} }, nginx.url);
      await expect.poll(titleBehind).toBe('The second one');

      for (let round = 0; round < 20; round += 1)
        expect(await titleBehind()).toBe('The second one');
    } finally {
      await nginx.stop();
    }
  });
});
