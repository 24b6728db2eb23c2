import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Program } from '@/tests/fixtures/servers/start-program';
import {
  addUsers,
  logInByApi,
  newStory,
  publish as publishByApi,
  startEditor,
  users,
  type Call,
  type EditorFolders,
  type Role,
} from '@/tests/editor/journeys/editor-program';
import { test } from '@/tests/editor/journeys/editor-test';
import {
  addPart,
  fillPart,
  dateText,
  logIn as logInAt,
  notice,
  publish,
  expectPublishRejected,
  saveDraft,
  showMarkdown,
} from '@/tests/editor/journeys/editor-form';
import { siteDataDir as dataDir, siteEditorPort } from '@/tests/editor/journeys/site-under-test';

/* The work of authors in the editor, and its result for visitors of the site. */
const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };
const origin = `http://localhost:${folders.port}`;
const fileOf = (name: string) => path.join(contentDir, `news/${name}.md`);
/** The text of a story's file; empty before it exists. */
const textOf = (name: string) =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';

let editor: Program | undefined;
/** Both databases have the same content folder. */
let suffix = '';
const hosts = new Set<string>();
const notedHosts = path.join(dataDir, 'noted-hosts');

test.beforeAll(async ({ database, newDatabase }) => {
  suffix = `-on-${database}`;
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['admin', 'editor', 'writer']);
  const noteHosts = path.join(import.meta.dirname, '../note-hosts.mjs');
  const settings = { NODE_OPTIONS: `--import=${noteHosts}`, NOTED_HOSTS: notedHosts };
  editor = await startEditor(folders, { settings });
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

test.beforeEach(({ context }) => noteHostsOf(context));

/** No page requests another host, and no program of the editor connects to one. */
test.afterEach(() => {
  expect([...hosts].filter(host => !host.startsWith('localhost:'))).toEqual([]);
  expect(existsSync(notedHosts) ? readFileSync(notedHosts, 'utf8') : '').toBe('');
});

const noteHostsOf = (context: BrowserContext): void => {
  context.on('request', request => hosts.add(new URL(request.url()).host));
};

const logIn = (page: Page, role: Role) => logInAt(page, origin, role);

async function fillTags(page: Page, tags: string[]): Promise<void> {
  for (const tag of tags) {
    await page
      .locator('.field-type', { has: page.locator('label', { hasText: /^Tags/ }) })
      .locator('input')
      .first()
      .fill(tag);
    await page.keyboard.press('Enter');
  }
}

/** Publishes a story, and opens it in the form of a page. */
async function openStory(page: Page, name: string): Promise<{ id: number; path: string }> {
  const call = await logInByApi(folders, 'editor');
  const path = name + suffix;
  const { json } = await publishByApi(call, newStory(path));
  const { id } = json.doc as { id: number };
  await page.goto(`${origin}/admin/collections/news/${id}`);
  return { id, path };
}

const hourMs = 3_600_000;

/** The sitemap of news has stories of the last two days only. */
async function fillStory(page: Page, name: string): Promise<void> {
  await page.goto(`${origin}/admin/collections/news/create`);
  await page.locator('#field-title').fill(`Rain at ${name}`);
  await page.locator('#field-path').fill(name);
  await page.locator('#field-excerpt').fill('It rained.');
  await page.locator('#field-published_at input').fill(dateText(Date.now() - hourMs));
  // The calendar covers what is below.
  await page.keyboard.press('Escape');
  await page.locator('#field-author').fill('Asha');
  await page.locator('#field-picture').fill('rain-covers');
  await fillTags(page, ['Test']);
  await addPart(page, 'Text');
  await fillPart(page, '#field-body__0__text', 'First it was dry.');
}

test('a story with two photos is saved as a draft, published, and on the site, in the feed and the sitemap', async ({
  page,
  request,
}) => {
  const story = `the-oval${suffix}`;
  await logIn(page, 'editor');
  await fillStory(page, story);
  await addPart(page, 'Photo');
  await fillPart(page, '#field-body__1__picture', 'toss');
  await addPart(page, 'Photo');
  await page.locator('#field-body__2__picture').fill('umpire');
  await page.locator('#field-body__2__alt').fill('The umpire waits');
  await saveDraft(page);
  expect((await request.get(`/news/${story}`)).status()).toBe(404);

  const startedAt = Date.now();
  const steps: string[] = [];
  const note = (step: string) => steps.push(`${step} after ${Date.now() - startedAt} ms`);
  await publish(page);
  await expect.poll(() => textOf(story)).toContain('(picture:umpire)');
  note('file');
  for (const url of [`/news/${story}`, '/feed.xml', '/news-sitemap.xml']) {
    await waitUntil(async () => (await (await request.get(url)).text()).includes(story));
    note(url);
  }
  const ms = Date.now() - startedAt;

  test.info().annotations.push({ type: 'from the click', description: steps.join(', ') });
  expect(ms).toBeLessThan(20_000);
  const html = await (await request.get(`/news/${story}`)).text();
  expect(html).toContain('The umpire waits');
  expect(textOf(story)).toContain(
    'First it was dry.\n\n![](picture:toss)\n\n![The umpire waits](picture:umpire)\n',
  );
});

test('a link that leads nowhere is an error at its field, and nothing is published', async ({
  page,
}) => {
  await logIn(page, 'editor');
  await fillStory(page, `a-bad-link${suffix}`);
  await showMarkdown(page, '#field-body__0__text');
  await page.locator('#field-body__0__text').fill('See [this](/nowhere-at-all).');

  await expectPublishRejected(page, 'no such page: /nowhere-at-all');

  expect(textOf(`a-bad-link${suffix}`)).toBe('');
});

test('a writer saves drafts, and has no button that publishes', async ({ page }) => {
  await logIn(page, 'writer');
  await fillStory(page, `by-a-writer${suffix}`);
  await saveDraft(page);

  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  expect(textOf(`by-a-writer${suffix}`)).toBe('');
});

test('the second person in a document sees who has it open', async ({ page, browser }) => {
  await logIn(page, 'editor');
  const { id } = await openStory(page, 'two-people');
  await page.locator('#field-excerpt').fill('It rained, it rained.');
  const writer = await logInByApi(folders, 'writer');
  const admin = await logInByApi(folders, 'admin');
  const locks = '/api/payload-locked-documents';
  type Lock = { id: number; document?: { value: unknown } };
  const lock = await waitUntil(async () =>
    ((await writer('GET', `${locks}?depth=0`)).json.docs as Lock[]).find(
      ({ document }) => document?.value === id,
    ),
  );
  const second = await browser.newContext();
  noteHostsOf(second);
  const other = await second.newPage();
  await logIn(other, 'admin');
  await other.goto(page.url());
  await expect(other.getByText(/Document locked/i)).toBeVisible();
  await expect(other.getByText(users.editor).first()).toBeVisible();
  await second.close();

  const userOf = async (call: Call) => ({
    relationTo: 'users',
    value: ((await call('GET', '/api/users/me')).json.user as { id: number }).id,
  });
  const statusOf = async (...[method, place, body]: Parameters<Call>) => [
    (await writer(method, place, body)).status,
    (await admin(method, place, body)).status,
  ];
  const foreign = { user: await userOf(await logInByApi(folders, 'editor')) };
  expect(await statusOf('POST', locks, { ...foreign, globalSlug: 'menu' })).toEqual([403, 403]);
  expect(await statusOf('PATCH', `${locks}/${lock.id}`, foreign)).toEqual([403, 403]);
  expect(await statusOf('DELETE', `${locks}/${lock.id}`)).toEqual([403, 403]);
  const own = async (call: Call) =>
    (await call('PATCH', `${locks}/${lock.id}`, { user: await userOf(call) })).status;
  expect([await own(writer), await own(admin)]).toEqual([403, 200]);
});

test('a file changed by hand in the meantime is kept, and the form states it', async ({ page }) => {
  await logIn(page, 'editor');
  const { path: story } = await openStory(page, 'by-hand');
  await page.locator('#field-excerpt').fill('By form.');
  const byHand = textOf(story).replace('It rained.', 'By hand.');
  // While the form is being sent: before that the editor would notice, and ask to reload.
  await page.route(/\/api\/news\/\d+/, async route => {
    if (route.request().method() === 'PATCH') writeFileSync(fileOf(story), byHand);
    await route.continue();
  });

  await publish(page);

  await expect(notice(page)).toContainText('was changed by hand');
  expect(textOf(story)).toBe(byHand);
});

test('an earlier version is restored with its bytes', async ({ page }) => {
  await logIn(page, 'editor');
  await page.goto(`${origin}/admin/collections/news?search=two tied`);
  await page
    .getByRole('link', { name: /the two tied Tests/ })
    .first()
    .click();
  const before = textOf('two-tied-tests');
  await page.locator('#field-excerpt').fill('Two Tests were tied.');
  await publish(page);
  await expect.poll(() => textOf('two-tied-tests')).not.toBe(before);
  await page.getByRole('link', { name: /^Versions/ }).click();
  await page.locator('tbody a').last().click();
  await page
    .getByRole('button', { name: /^Restore this version/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect.poll(() => textOf('two-tied-tests')).toBe(before);
});
