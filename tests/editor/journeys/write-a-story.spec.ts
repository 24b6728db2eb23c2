import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { violations } from '@/tests/journeys/support/violations';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Program } from '@/tests/fixtures/servers/start-program';
import {
  addUsers,
  logInByApi,
  startEditor,
  users,
  type Call,
  type EditorFolders,
  type Role,
} from './editor-program';
import { test } from './editor-test';
import { addPart, dateText, logIn as logInAt, notice, publish, publishInVain } from './editor-form';
import { siteDataDir as dataDir, siteEditorPort } from './site-under-test';

/*
 * What people do in the editor, and what visitors of the site then see.
 */
const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };
const origin = `http://localhost:${folders.port}`;
const fileOf = (name: string) => path.join(contentDir, `news/${name}.md`);
/** The text of a story's file; empty before there is one. */
const textOf = (name: string) =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';

test.describe.configure({ mode: 'serial' });

let editor: Program | undefined;
/** Both databases have the same content folder. */
let story = '';
const hosts = new Set<string>();
const notedHosts = path.join(dataDir, 'noted-hosts');

test.beforeAll(async ({ database, newDatabase }) => {
  story = `the-oval-on-${database}`;
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['admin', 'editor', 'writer']);
  const noteHosts = path.join(import.meta.dirname, 'note-hosts.mjs');
  const settings = { NODE_OPTIONS: `--import=${noteHosts}`, NOTED_HOSTS: notedHosts };
  editor = await startEditor(folders, { settings });
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

test.beforeEach(({ context }) => noteHostsOf(context));

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
  await page.locator('#field-body__0__text').fill('First it was dry.');
}

test('a story with two photos is saved as a draft, published, and on the site, in the feed and the sitemap', async ({
  page,
  request,
}) => {
  await logIn(page, 'editor');
  await fillStory(page, story);
  await addPart(page, 'Photo');
  await page.locator('#field-body__1__picture').fill('toss');
  await addPart(page, 'Photo');
  await page.locator('#field-body__2__picture').fill('umpire');
  await page.locator('#field-body__2__alt').fill('The umpire waits');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(notice(page)).toContainText(/success/i);
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
  await fillStory(page, 'a-bad-link');
  await page.locator('#field-body__0__text').fill('See [this](/nowhere-at-all).');

  await publishInVain(page, 'no such page: /nowhere-at-all');

  expect(textOf('a-bad-link')).toBe('');
});

test('a writer saves drafts, and has no button that publishes', async ({ page }) => {
  await logIn(page, 'writer');
  await fillStory(page, 'by-a-writer');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(notice(page)).toContainText(/success/i);

  await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  expect(textOf('by-a-writer')).toBe('');
});

test('the second person in a document is told who has it open', async ({ page, browser }) => {
  await logIn(page, 'editor');
  await page.goto(`${origin}/admin/collections/news?search=${story}`);
  await page.getByRole('link', { name: `Rain at ${story}` }).click();
  await page.locator('#field-excerpt').fill('It rained, it rained.');
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeEnabled();
  const second = await browser.newContext();
  noteHostsOf(second);
  const other = await second.newPage();
  await logIn(other, 'admin');
  await expect(async () => {
    await other.goto(page.url());
    await expect(other.getByText(/Document locked/i)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(other.getByText(users.editor).first()).toBeVisible();
  await second.close();

  const writer = await logInByApi(folders, 'writer');
  const admin = await logInByApi(folders, 'admin');
  const locks = '/api/payload-locked-documents';
  const [lock] = (await writer('GET', locks)).json.docs as { id: number; user: object }[];
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
  expect(await statusOf('PATCH', `${locks}/${lock?.id}`, foreign)).toEqual([403, 403]);
  expect(await statusOf('DELETE', `${locks}/${lock?.id}`)).toEqual([403, 403]);
  const own = async (call: Call) =>
    (await call('PATCH', `${locks}/${lock?.id}`, { user: await userOf(call) })).status;
  expect([await own(writer), await own(admin)]).toEqual([403, 200]);
});

test('a file changed by hand meanwhile is kept, and the form says so', async ({ page }) => {
  await logIn(page, 'editor');
  await page.goto(`${origin}/admin/collections/news?search=${story}`);
  await page.getByRole('link', { name: `Rain at ${story}` }).click();
  await page.locator('#field-excerpt').fill('By form.');
  const byHand = textOf(story).replace('It rained.', 'By hand.');
  // While the form is on its way: before that the editor would notice, and ask to reload.
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

const sections = 'clickouts pages messages subscribers feeds unlinked files programs';
for (const section of sections.split(' '))
  test(`the desk shows ${section} without accessibility violations, and as CSV`, async ({
    page,
  }) => {
    await logIn(page, 'admin');
    await page.goto(`${origin}/admin/desk?section=${section}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    // Next has an alert of its own on every page.
    await expect(page.locator('.desk').getByRole('alert')).toHaveCount(0);

    const csv = await page.request.get(`${origin}/api/desk/${section}`, {
      headers: { origin },
    });

    expect(csv.headers()['content-type']).toContain('text/csv');
    const found = await violations(page);
    expect(found.filter(one => one.includes('desk'))).toEqual([]);
  });

test('no page asked another host, and no program of the editor connected to one', () => {
  expect([...hosts].filter(host => !host.startsWith('localhost:'))).toEqual([]);
  expect(existsSync(notedHosts) ? readFileSync(notedHosts, 'utf8') : '').toBe('');
});
