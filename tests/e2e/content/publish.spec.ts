import sharp from 'sharp';
import { matchPath } from '@/lib/domain/match/match-name';
import { youngestMatch } from '@/tests/e2e/support/site-matches';
import { expect, test, type APIRequestContext } from '@/tests/e2e/support/test';
import { newSlug, readContent, writeContent, writeStory } from '@/tests/e2e/support/write-content';

const article = '/news/melbourne-1877';
const articleFile = 'news/melbourne-1877.md';
const articleText = readContent(articleFile);

/** The HTML without scripts, for polling. */
const htmlOf = (request: APIRequestContext, url: string) => async () => {
  const response = await request.get(url);
  return `${response.status()} ${await response.text()}`;
};

test.describe('content that changes while the site runs', { tag: '@desktop' }, () => {
  // The tests share one folder of files: another test would read what one has half written.
  test.describe.configure({ mode: 'serial' });

  // After a failure the whole group is retried: each try uses new slugs, and finds the article unchanged.
  test.afterEach(() => writeContent(articleFile, articleText));

  test('a changed article appears by itself, on a cached page', async ({ request }) => {
    const html = htmlOf(request, article);
    const line = `A line added at ${Date.now()}.`;
    expect(await html()).toMatch(/^200 /);

    writeContent(articleFile, `${articleText}\n${line}\n`);

    await expect.poll(html).toContain(line);
  });

  test('an article that was missing appears, in every view', async ({ request }) => {
    const slug = newSlug('an-added-article');
    const html = htmlOf(request, `/news/${slug}`);
    expect(await html()).toMatch(/^404 /);

    const front = { title: 'An added article', published_at: '2020-06-01' };
    writeStory(slug, front, 'It is new.');

    await expect.poll(html).toMatch(/^200 [^]*It is new\./);
    const inMalay = await request.get(`/news/${slug}`, { headers: { cookie: 'odds=malay' } });
    expect(inMalay.status()).toBe(200);
  });

  test('an offer that ends says so at its address, and is in no list', async ({ page }) => {
    const ended = new Date(Date.now() - 60_000).toISOString();
    const slug = newSlug('offer');
    const offer = readContent('bonuses/silly-point-live-boost.md');
    const path = `/bonuses/${slug}`;
    writeContent(`bonuses/${slug}.md`, offer);
    await expect.poll(htmlOf(page.request, '/bonuses')).toContain(`href="${path}"`);
    await page.goto('/bonuses');
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();

    writeContent(
      `bonuses/${slug}.md`,
      offer.replace('expires_in_days: 21', `expires_at: ${JSON.stringify(ended)}`),
    );

    await expect.poll(htmlOf(page.request, path)).toContain('This offer ended');
    await expect.poll(htmlOf(page.request, '/bonuses')).not.toContain(`href="${path}"`);
    await page.goto(path);
    await expect(page.getByRole('note')).toContainText('See the current bonuses');
    await expect(page.getByRole('link', { name: /^(Claim|About this example)/ })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'See the current bonuses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  });

  test('a story appears at its moment, in the list, the feed and the sitemap', async ({
    request,
  }) => {
    // The API rounds `published_at` down to whole seconds.
    const moment = Math.ceil(Date.now() / 1000 + 6) * 1000;
    const slug = newSlug('at-its-moment');
    const marker = newSlug('marker');
    writeStory(slug, { title: slug, published_at: new Date(moment).toISOString() });
    // Written later: when it is there, the first file has been read.
    writeStory(marker, { title: 'A marker', published_at: '2020-06-01' });
    await expect.poll(htmlOf(request, `/news/${marker}`)).toMatch(/^200 /);
    const early = await htmlOf(request, `/news/${slug}`)();
    if (Date.now() < moment) expect(early).toMatch(/^404 /);

    await expect.poll(htmlOf(request, `/news/${slug}`)).toMatch(/^200 /);
    expect(Date.now()).toBeGreaterThanOrEqual(moment);
    for (const list of ['/news', '/feed.xml', '/atom.xml', '/sitemaps/news-1.xml'])
      await expect.poll(htmlOf(request, list), list).toContain(`/news/${slug}`);
  });

  test('a story with a broken link stays as it was, and stops no other', async ({ request }) => {
    const slug = newSlug('beside-a-broken-one');
    writeContent(articleFile, `${articleText}\n[Broken](/no-such-page)\n`);
    writeStory(slug, { title: 'Beside it', published_at: '2020-06-01' });
    await expect.poll(htmlOf(request, `/news/${slug}`)).toMatch(/^200 /);

    const html = await htmlOf(request, article)();
    expect(html).toMatch(/^200 /);
    expect(html).not.toContain('no-such-page');
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
    const [slug, field, sky] = [newSlug('with-photos'), newSlug('field'), newSlug('sky')];
    writeContent(`pictures/${field}.yaml`, `alt: ${field}\ncredit: Asha Rao\n`);
    writeContent(`pictures/${field}.jpg`, await photo('#2a5'));
    writeContent(`pictures/${sky}.yaml`, `alt: ${sky}\ncredit: Ravi Rao\n`);
    writeContent(`pictures/${sky}.jpg`, await photo('#889'));
    writeStory(
      slug,
      { title: 'With photos', published_at: new Date().toISOString(), picture: field },
      `Before.\n\n![](picture:${sky})\n\nAfter.`,
    );
    await expect.poll(htmlOf(request, `/news/${slug}`)).toMatch(/^200 /);

    await page.goto(`/news/${slug}`);
    const article = page.getByRole('article');
    for (const [words, credit, ratio] of [
      [field, 'Photo: Asha Rao', 16 / 9],
      [sky, 'Photo: Ravi Rao', 4 / 3],
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
    await expect.poll(htmlOf(request, '/news')).toContain(`alt="${field}"`);
  });

  test('a story has the card of its match, and the match its story', async ({ page, request }) => {
    const match = await youngestMatch(request);
    const slug = newSlug('of-a-match');
    writeStory(slug, {
      title: 'Of a match',
      published_at: new Date().toISOString(),
      matches: [match.id],
    });
    await expect.poll(htmlOf(request, `/news/${slug}`)).toMatch(/^200 /);

    await page.goto(`/news/${slug}`);
    const names = `${match.teams[0].name} v ${match.teams[1].name}`;
    await page.getByRole('main').getByRole('link', { name: names }).click();
    await expect(page).toHaveURL(matchPath(match));
    await expect.poll(htmlOf(request, matchPath(match))).toContain(`href="/news/${slug}"`);
  });

  test('an invalid file changes nothing, and does not affect the next one', async ({ request }) => {
    const line = `One more line at ${Date.now()}.`;
    writeContent(articleFile, articleText.replace(/^published_at: .*/m, 'published_at: soon'));
    const picture = /\/media\/pictures\/[^",\s]+/.exec(await htmlOf(request, article)())?.[0];
    expect(picture).toBeDefined();

    writeContent(articleFile, `${articleText}\n${line}\n`);

    await expect.poll(htmlOf(request, article)).toContain(line);
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
