import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, type Response } from '@playwright/test';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { addUsers, logInByApi, startEditor, type Call } from './editor-program';
import { violations } from '@/tests/journeys/support/violations';
import { test } from './editor-test';
import { logIn, showMarkdown } from './editor-form';
import { siteDataDir, siteEditorPort } from './site-under-test';

/* Drafts as the site will show them. The editor has its own folder beside the site's content. */
const origin = `http://localhost:${siteEditorPort}`;

let editor: Program;
let call: Call;

test.beforeAll(async ({ newDatabase }) => {
  const folders = {
    dataDir: mkdtempSync(path.join(tmpdir(), 'off-the-bat-previews-')),
    contentDir: path.join(siteDataDir, 'content'),
    port: siteEditorPort,
    databaseUrl: await newDatabase(),
    token: readFileSync(path.join(siteDataDir, 'editor-token.secret'), 'utf8').trim(),
  };
  await addUsers(folders, ['admin']);
  editor = await startEditor(folders);
  call = await logInByApi(folders, 'admin');
});

test.afterAll(async () => {
  await editor.stop('SIGTERM');
});

async function idOf(kind: string, name: string): Promise<number> {
  const { json } = await call('GET', `/api/${kind}?where[path][equals]=${name}&depth=0`);
  return (json.docs as { id: number }[])[0]?.id ?? 0;
}

/** Opens the preview of a form's content in a new page. */
async function preview(page: Page, place: string, data: object): Promise<Response | null> {
  const { status, json } = await call('POST', `/api/preview/${place}`, { data });
  expect([status, json.problems]).toEqual([200, undefined]);
  return page.goto(String(json.url));
}

test('the frame beside a form shows what is typed, and the public page stays as it is', async ({
  page,
  request,
}) => {
  await logIn(page, origin, 'admin');
  const id = await idOf('news', 'two-tied-tests');
  await page.goto(`${origin}/admin/collections/news/${id}`);
  await page.locator('#live-preview-toggler').click();
  const draft = page.frameLocator('#live-preview-iframe').frameLocator('iframe');
  await expect(draft.getByRole('complementary', { name: 'Preview' })).toBeVisible();

  await page.locator('#field-title').fill('Two Tests that nobody won');

  const heading = draft.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Two Tests that nobody won');
  await draft.locator('html').evaluate(() => window.scrollTo(0, 300));
  await page.locator('#field-title').fill('Two Tests that nobody lost');
  await expect(heading).toHaveText('Two Tests that nobody lost');
  await expect.poll(() => draft.locator('html').evaluate(() => window.scrollY)).toBe(300);
  expect(await (await request.get('/news/two-tied-tests')).text()).not.toContain('that nobody');
  await page.locator('#field-path').first().waitFor();
  await showMarkdown(page, '#field-body__0__text');
  await page.locator('#field-body__0__text').fill('See [this](/nowhere-at-all).');
  const problem = page.frameLocator('#live-preview-iframe').getByRole('alert');
  await expect(problem).toContainText('no such page: /nowhere-at-all');
});

test('a form opens for a user who had its preview on', async ({ page }) => {
  const value = { editViewType: 'live-preview' };
  await call('POST', '/api/payload-preferences/collection-news', { value });
  await logIn(page, origin, 'admin');

  const id = await idOf('news', 'two-tied-tests');
  const response = await page.goto(`${origin}/admin/collections/news/${id}`);

  expect(response?.status()).toBe(200);
  await expect(page.locator('#live-preview-iframe')).toBeVisible();
});

for (const width of [390, 820, 1023])
  test(`at ${width} px the preview covers the form, and a button leads back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, origin, 'admin');
    const form = `${origin}/admin/collections/news/${await idOf('news', 'two-tied-tests')}`;
    await page.goto(form);
    await page.locator('#live-preview-toggler').click();
    const frame = page.locator('#live-preview-iframe');
    const draft = page.frameLocator('#live-preview-iframe').frameLocator('iframe');
    await expect(draft.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    const box = await frame.boundingBox();
    expect([box?.x, box?.width]).toEqual([0, width]);
    expect(await violations(page, '.preview-way-back')).toEqual([]);

    await page.getByRole('button', { name: 'Back to the form' }).click();

    await expect(frame).toBeHidden();
    await page.locator('#field-title').fill('It can be typed in');
    await page.goto(form);
    await expect(page.locator('#field-title')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the form' })).toBeHidden();
  });

for (const width of [1024, 1280])
  test(`at ${width} px the preview is beside the form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, origin, 'admin');
    await page.goto(`${origin}/admin/collections/news/${await idOf('news', 'two-tied-tests')}`);
    await page.locator('#live-preview-toggler').click();
    const draft = page.frameLocator('#live-preview-iframe').frameLocator('iframe');
    await expect(draft.getByRole('complementary', { name: 'Preview' })).toBeVisible();

    const frame = await page.locator('.live-preview-window').boundingBox();
    const title = await page.locator('#field-title').boundingBox();
    expect(title?.width).toBeGreaterThan(200);
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(frame?.x ?? 0);
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(width);
    await expect(page.getByRole('button', { name: 'Back to the form' })).toBeHidden();
    // The user's next form would open with it.
    await page.locator('#live-preview-toggler').click();
    await expect(page.locator('#live-preview-iframe')).toBeHidden();
  });

test('the button shows the draft that was saved last', async ({ page }) => {
  await logIn(page, origin, 'admin');
  const id = await idOf('news', 'umpires-call');
  const story = (await call('GET', `/api/news/${id}?depth=0`)).json;
  await call('PATCH', `/api/news/${id}?draft=true`, {
    ...story,
    title: 'A saved draft',
    _status: 'draft',
  });
  await page.goto(`${origin}/admin/collections/news/${id}`);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.locator('#preview-button').click(),
  ]);

  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('A saved draft');
});

const drafts = [
  ['pages', 'how-to-play-cricket', 'title', 'Changed', 'heading'],
  ['pages', 'how-to-bet', 'title', 'Changed', 'heading'],
  ['bookmakers', 'golden-duck', 'badge_text', 'Changed badge', 'text'],
  ['bonuses', 'deep-cover-rain-refund', 'terms', '18+. Changed terms', 'text'],
] as const;

for (const [kind, name, field, text, where] of drafts)
  test(`a draft of ${kind}/${name} is shown on its page, uncached and unindexed`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    const response = page.waitForResponse(/\/preview\//);
    await preview(page, `${kind}/${await idOf(kind, name)}`, { [field]: text });

    const found =
      where === 'heading'
        ? page.getByRole('heading', { level: 1, name: text })
        : page.getByText(text);
    await expect(found.first()).toBeVisible();
    const headers = (await response).headers();
    expect(headers['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    expect(errors).toEqual([]);
  });

test('menu, home page and banners are shown where visitors see them', async ({ page }) => {
  const globalOf = async (name: string) => (await call('GET', `/api/globals/${name}?depth=0`)).json;
  const menu = await globalOf('menu');
  const [first, ...others] = menu.links as object[];
  await preview(page, 'menu/global', { links: [{ ...first, title: 'A new entry' }, ...others] });
  await expect(page.getByRole('link', { name: 'A new entry' }).first()).toBeVisible();

  await preview(page, 'home/global', { main_title: 'A new heading' });
  await expect(page.getByRole('heading', { name: 'A new heading' })).toBeVisible();

  await preview(page, 'banners/global', {
    entries: [{ key: 'news_banner', value: '<p>A new banner</p>' }],
  });
  // It is drawn below the list, once the visitor comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('A new banner')).toBeVisible();
});

test('a story without an address, and one of the future, are shown', async ({ page }) => {
  const { json } = await call('POST', '/api/news?draft=true', {
    title: 'Not named yet',
    excerpt: 'Soon.',
    author: 'A writer',
    tags: ['Test'],
    picture: 'toss',
    published_at: '2099-01-01T09:00:00.000Z',
    _status: 'draft',
    body: [{ blockType: 'Text', text: 'Soon.' }],
  });

  await preview(page, `news/${(json.doc as { id: number }).id}`, {});

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not named yet');
});

test('previews of offers are not shown where offers may not be shown', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'scores_only', value: '1', url: baseURL ?? '' }]);
  const id = await idOf('bonuses', 'deep-cover-rain-refund');

  const response = await preview(page, `bonuses/${id}`, {});

  expect(response?.status()).toBe(403);
});

test('an unknown id is not found, and a visitor who is not logged in has no drafts', async ({
  request,
}) => {
  expect((await request.get(`/preview/${'x'.repeat(32)}`)).status()).toBe(404);
  expect((await request.get('/preview/short')).status()).toBe(404);
  const place = `${origin}/api/preview/news/1`;
  expect((await request.get(place, { maxRedirects: 0 })).status()).toBe(403);
  expect((await request.get(`${place}/live`)).status()).toBe(403);
  const posted = await request.post(place, { headers: { origin }, data: { data: {} } });
  expect(posted.status()).toBe(403);
  expect(await posted.json()).not.toHaveProperty('url');
  expect((await call('POST', '/api/preview/news/1')).status).toBe(400);
});
