import sharp from 'sharp';
import { expect, test, type APIRequestContext } from '@/tests/journeys/support/test';
import {
  newSlug,
  readContent,
  writeContent,
  writeStory,
} from '@/tests/journeys/support/write-content';

/** The status of an address, and whether its HTML has a part: it follows a file a moment later. */
const answers =
  (request: APIRequestContext, url: string, part = '') =>
  async () => {
    const response = await request.get(url);
    return [response.status(), (await response.text()).includes(part)];
  };

test.describe('content that changes while the site runs', { tag: '@desktop' }, () => {
  test('an article that was missing appears, in every view, and its changes on the cached page', async ({
    request,
    app,
  }) => {
    const slug = newSlug('an-added-article');
    const path = `/news/${slug}`;
    expect((await request.get(path)).status()).toBe(404);

    writeStory(app, slug, {}, 'It is new.');
    await expect.poll(answers(request, path, 'It is new.')).toEqual([200, true]);
    const inMalay = await request.get(path, { headers: { cookie: 'odds=malay' } });
    expect(inMalay.status()).toBe(200);

    writeStory(app, slug, {}, 'It is changed.');
    await expect.poll(answers(request, path, 'It is changed.')).toEqual([200, true]);
  });

  test('a link to another site that pays for its place states that it may', async ({
    page,
    app,
  }) => {
    const home = readContent(app, 'home.yaml');
    const shown = answers(page.request, '/news', 'may pay for their place');
    expect(await shown()).toEqual([200, false]);

    const title = 'title: Laws of Cricket';
    writeContent(app, 'home.yaml', home.replace(title, `${title}, paid: true`));
    await expect.poll(shown).toEqual([200, true]);
    await page.goto('/news');
    const sites = page.getByRole('navigation', { name: 'Other sites' });
    await expect(sites.getByRole('link', { name: /^Laws of Cricket/ })).toHaveAttribute(
      'rel',
      'sponsored nofollow noopener',
    );
    await expect(sites.getByRole('link', { name: /^Ball-by-ball data/ })).toHaveAttribute(
      'rel',
      'nofollow noopener',
    );

    writeContent(app, 'home.yaml', home);
    await expect.poll(shown).toEqual([200, false]);
  });

  test('an offer that has ended shows it at its address, and is in no list', async ({
    page,
    app,
  }) => {
    const slug = newSlug('offer');
    const path = `/bonuses/${slug}`;
    const link = `href="${path}"`;
    const offer = readContent(app, 'bonuses/silly-point-live-boost.md');
    writeContent(app, `bonuses/${slug}.md`, offer);
    await expect.poll(answers(page.request, '/bonuses', link)).toEqual([200, true]);
    await page.goto('/bonuses');
    await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();

    const ended = JSON.stringify(new Date(Date.now() - 60_000).toISOString());
    writeContent(
      app,
      `bonuses/${slug}.md`,
      offer.replace('expires_in_days: 21', `expires_at: ${ended}`),
    );

    await expect.poll(answers(page.request, path, 'This offer ended')).toEqual([200, true]);
    await expect.poll(answers(page.request, '/bonuses', link)).toEqual([200, false]);
    await page.goto(path);
    await expect(page.getByRole('note')).toContainText('See the current bonuses');
    await expect(page.getByRole('link', { name: /^(Claim|About this example)/ })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'See the current bonuses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  });

  test('an offer leaves the lists at its end', async ({ request, app }) => {
    const slug = newSlug('offer');
    const link = `href="/bonuses/${slug}"`;
    const ends = JSON.stringify(new Date(app.now() + 60_000).toISOString());
    const offer = readContent(app, 'bonuses/silly-point-live-boost.md');
    writeContent(
      app,
      `bonuses/${slug}.md`,
      offer.replace('expires_in_days: 21', `expires_at: ${ends}`),
    );
    await expect.poll(answers(request, '/bonuses', link)).toEqual([200, true]);

    await app.advance(61_000);

    await expect.poll(answers(request, '/bonuses', link)).toEqual([200, false]);
  });

  test('a story appears at its time, in the list, the feed and the sitemap', async ({
    request,
    app,
  }) => {
    const slug = newSlug('at-its-moment');
    const marker = newSlug('marker');
    writeStory(app, slug, { published_at: new Date(app.now() + 60_000).toISOString() });
    // Written later: when it is there, the first file has been read.
    writeStory(app, marker);
    await expect.poll(answers(request, `/news/${marker}`)).toEqual([200, true]);
    expect((await request.get(`/news/${slug}`)).status()).toBe(404);

    await app.advance(60_000);

    await expect.poll(answers(request, `/news/${slug}`)).toEqual([200, true]);
    for (const list of ['/news', '/feed.xml', '/atom.xml', '/sitemaps/news-1.xml'])
      await expect.poll(answers(request, list, `/news/${slug}`), list).toEqual([200, true]);
  });

  test('a story with a broken link stays as it was until it is corrected, and stops no other', async ({
    request,
    app,
  }) => {
    const [slug, other] = [newSlug('with-a-broken-link'), newSlug('beside-a-broken-one')];
    const path = `/news/${slug}`;
    writeStory(app, slug, {}, 'At first.');
    await expect.poll(answers(request, path, 'At first.')).toEqual([200, true]);

    writeStory(app, slug, {}, 'Then [broken](/no-such-page).');
    writeStory(app, other);
    await expect.poll(answers(request, `/news/${other}`)).toEqual([200, true]);
    expect(await answers(request, path, 'At first.')()).toEqual([200, true]);

    writeStory(app, slug, {}, 'It is mended.');
    await expect.poll(answers(request, path, 'It is mended.')).toEqual([200, true]);
  });

  test('photos are on the page and in the list, with their texts and credits', async ({
    page,
    request,
    app,
  }) => {
    const photo = (background: string) =>
      sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const [slug, field, sky] = [newSlug('with-photos'), newSlug('field'), newSlug('sky')];
    writeContent(app, `pictures/${field}.yaml`, `alt: ${field}\ncredit: Asha Rao\n`);
    writeContent(app, `pictures/${field}.jpg`, await photo('#2a5'));
    writeContent(app, `pictures/${sky}.yaml`, `alt: ${sky}\ncredit: Ravi Rao\n`);
    writeContent(app, `pictures/${sky}.jpg`, await photo('#889'));
    writeStory(
      app,
      slug,
      { published_at: new Date(app.now()).toISOString(), picture: field },
      `Before.\n\n![](picture:${sky})\n\nAfter.`,
    );
    // The API makes all sizes of both photos first.
    await expect
      .poll(answers(request, `/news/${slug}`, 'Before'), { timeout: 15_000 })
      .toEqual([200, true]);

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
    await expect.poll(answers(request, '/news', `alt="${field}"`)).toEqual([200, true]);
  });

  test('a story has the card of its match, and the match its story', async ({
    page,
    request,
    app,
    matches,
  }) => {
    const match = await matches.start({ at: { over: '3.1' } });
    const slug = newSlug('of-a-match');
    writeStory(app, slug, { matches: [match.id] });
    await expect.poll(answers(request, `/news/${slug}`)).toEqual([200, true]);

    await page.goto(`/news/${slug}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: match.teams.join(' v ') })
      .click();
    await expect(page).toHaveURL(match.path);
    await expect.poll(answers(request, match.path, `href="/news/${slug}"`)).toEqual([200, true]);
  });

  test('an invalid file changes nothing, and does not affect the next one', async ({
    request,
    app,
  }) => {
    const slug = newSlug('invalid');
    const path = `/news/${slug}`;
    writeStory(app, slug, {}, 'At first.');
    await expect.poll(answers(request, path, 'At first.')).toEqual([200, true]);

    writeStory(app, slug, { published_at: 'soon' }, 'Then it is invalid.');
    await expect.poll(() => app.log().includes(`news/${slug}.md`)).toBe(true);
    const before = await (await request.get(path)).text();
    expect(before).toContain('At first.');
    const picture = /\/media\/pictures\/[^",\s]+/.exec(before)?.[0] ?? '';

    writeStory(app, slug, {}, 'Then it is valid.');
    await expect.poll(answers(request, path, 'Then it is valid.')).toEqual([200, true]);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/webp');
  });

  test('other clients cannot revalidate the site', async ({ request }) => {
    const call = (headers: Record<string, string>) =>
      request.post('/api/revalidate/', { headers, data: { tags: ['menu'] } });

    expect((await call({})).status()).toBe(401);
    expect((await call({ authorization: 'Bearer guess' })).status()).toBe(401);
    expect((await request.get('/api/revalidate/')).status()).toBe(405);
  });
});
