import sharp from 'sharp';
import { matchPath } from '@/lib/domain/match/match-name';
import { youngestMatch } from '@/tests/e2e/support/site-matches';
import { expect, test, type APIRequestContext } from '@/tests/e2e/support/test';
import { readContent, writeContent, writeStory } from '@/tests/e2e/support/write-content';

const article = '/news/melbourne-1877';
const articleFile = 'news/melbourne-1877.md';

/** The HTML without scripts, for polling. */
const htmlOf = (request: APIRequestContext, url: string) => async () => {
  const response = await request.get(url);
  return `${response.status()} ${await response.text()}`;
};

test.describe('content that changes while the site runs', { tag: '@desktop' }, () => {
  // The tests share one folder of files: another test would read what one has half written.
  test.describe.configure({ mode: 'serial' });

  test('a changed article appears by itself, on a cached page', async ({ request }) => {
    const html = htmlOf(request, article);
    expect(await html()).toMatch(/^200 /);

    writeContent(articleFile, `${readContent(articleFile)}\nA line that was added later.\n`);

    await expect.poll(html).toContain('A line that was added later.');
  });

  test('an article that was missing appears, in every view', async ({ request }) => {
    const html = htmlOf(request, '/news/an-added-article');
    expect(await html()).toMatch(/^404 /);

    const front = { title: 'An added article', published_at: '2020-06-01' };
    writeStory('an-added-article', front, 'It is new.');

    await expect.poll(html).toMatch(/^200 [^]*It is new\./);
    const inMalay = await request.get('/news/an-added-article', {
      headers: { cookie: 'odds=malay' },
    });
    expect(inMalay.status()).toBe(200);
  });

  test('an offer that ends says so at its address, and is in no list', async ({ page }) => {
    const ends = new Date(Date.now() - 60_000).toISOString();
    const offer = readContent('bonuses/silly-point-live-boost.md');
    const path = '/bonuses/silly-point-live-boost';
    await page.goto('/bonuses');
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();

    writeContent(
      'bonuses/silly-point-live-boost.md',
      offer.replace('expires_in_days: 21', `expires_at: ${JSON.stringify(ends)}`),
    );

    await expect.poll(htmlOf(page.request, path)).toContain('This offer ended');
    await expect.poll(htmlOf(page.request, '/bonuses')).not.toContain(`href="${path}"`);
    await page.goto(path);
    await expect(page.getByRole('note')).toContainText('See the current bonuses');
    await expect(page.getByRole('link', { name: /^(Claim|About this example)/ })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'See the current bonuses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    writeContent('bonuses/silly-point-live-boost.md', offer);
  });

  test('a story appears at its moment, in the list, the feed and the sitemap', async ({
    request,
  }) => {
    const moment = Date.now() + 6000;
    const front = { title: 'At its moment', published_at: new Date(moment).toISOString() };
    writeStory('at-its-moment', front);
    // Written later: when it is there, the first file has been read.
    writeStory('a-marker', { title: 'A marker', published_at: '2020-06-01' });
    await expect.poll(htmlOf(request, '/news/a-marker')).toMatch(/^200 /);
    const early = await htmlOf(request, '/news/at-its-moment')();
    if (Date.now() < moment) expect(early).toMatch(/^404 /);

    await expect.poll(htmlOf(request, '/news/at-its-moment')).toMatch(/^200 /);
    expect(Date.now()).toBeGreaterThanOrEqual(moment);
    for (const list of ['/news', '/feed.xml', '/atom.xml', '/sitemaps/news-1.xml'])
      await expect.poll(htmlOf(request, list), list).toContain('/news/at-its-moment');
  });

  test('a story with a broken link stays as it was, and stops no other', async ({ request }) => {
    const original = readContent(articleFile);
    writeContent(articleFile, `${original}\n[Broken](/no-such-page)\n`);
    writeStory('beside-a-broken-one', { title: 'Beside it', published_at: '2020-06-01' });
    await expect.poll(htmlOf(request, '/news/beside-a-broken-one')).toMatch(/^200 /);

    const html = await htmlOf(request, article)();
    expect(html).toMatch(/^200 /);
    expect(html).not.toContain('no-such-page');
    writeContent(articleFile, original);
  });

  test('photos are on the page and in the list, with their words and credits', async ({
    page,
    request,
  }) => {
    // The API makes all sizes of two photos first, while other tests use both cores.
    test.slow();
    const photo = (background: string) =>
      sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer();
    writeContent('pictures/first-photo.yaml', 'alt: A green field\ncredit: Asha Rao\n');
    writeContent('pictures/first-photo.jpg', await photo('#2a5'));
    writeContent('pictures/second-photo.yaml', 'alt: A grey sky\ncredit: Ravi Rao\n');
    writeContent('pictures/second-photo.jpg', await photo('#889'));
    writeStory(
      'with-photos',
      { title: 'With photos', published_at: new Date().toISOString(), picture: 'first-photo' },
      'Before.\n\n![](picture:second-photo)\n\nAfter.',
    );
    await expect.poll(htmlOf(request, '/news/with-photos')).toMatch(/^200 /);

    await page.goto('/news/with-photos');
    const article = page.getByRole('article');
    for (const [words, credit, ratio] of [
      ['A green field', 'Photo: Asha Rao', 16 / 9],
      ['A grey sky', 'Photo: Ravi Rao', 4 / 3],
    ] as const) {
      const image = article.getByRole('img', { name: words });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      const { width, height } = await image.evaluate((element: HTMLImageElement) => ({
        width: element.naturalWidth,
        height: element.naturalHeight,
      }));
      expect(width / height).toBeCloseTo(ratio, 1);
      await expect(article.getByText(credit)).toBeVisible();
    }
    await expect.poll(htmlOf(request, '/news')).toContain('alt="A green field"');
  });

  test('a story has the card of its match, and the match its story', async ({ page, request }) => {
    const match = await youngestMatch(request);
    writeStory('of-a-match', {
      title: 'Of a match',
      published_at: new Date().toISOString(),
      matches: [match.id],
    });
    await expect.poll(htmlOf(request, '/news/of-a-match')).toMatch(/^200 /);

    await page.goto('/news/of-a-match');
    const names = `${match.teams[0].name} v ${match.teams[1].name}`;
    await page.getByRole('main').getByRole('link', { name: names }).click();
    await expect(page).toHaveURL(matchPath(match));
    await expect.poll(htmlOf(request, matchPath(match))).toContain('href="/news/of-a-match"');
  });

  test('an invalid file changes nothing, and does not affect the next one', async ({ request }) => {
    const original = readContent(articleFile);
    writeContent(articleFile, original.replace(/^published_at: .*/m, 'published_at: soon'));
    const picture = /\/media\/pictures\/[^",\s]+/.exec(await htmlOf(request, article)())?.[0];
    expect(picture).toBeDefined();

    writeContent(articleFile, `${original}\nAnd one more.\n`);

    await expect.poll(htmlOf(request, article)).toContain('And one more.');
    expect((await request.get(String(picture))).headers()['content-type']).toBe('image/webp');
  });

  test('other clients cannot revalidate the site', async ({ request }) => {
    const call = (headers: Record<string, string>) =>
      request.post('/api/revalidate/', { headers, data: { tags: ['menu'] } });

    expect((await call({})).status()).toBe(401);
    expect((await call({ authorization: 'Bearer guess' })).status()).toBe(401);
    expect((await request.get('/api/revalidate/')).status()).toBe(405);
  });
});
