import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addPart, logIn, publish, saveDraft } from './editor-form';
import { addUsers, logInByApi, newStory, publish as publishByApi, users } from './editor-program';
import { test } from './editor-test';
import { violations } from '@/tests/journeys/support/violations';

/* What a form fills in, names and lists by itself. */
test('the address is made of the title, until another is chosen or the story is published; its date is that of its publication', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const address = page.locator('#field-path');
  const call = await logInByApi(folders, 'editor');
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/create`);

  await page.locator('#field-title').fill('Rain at Nagpur');
  await expect(address).toHaveValue('rain-at-nagpur');
  await address.fill('wet');
  await page.locator('#field-title').fill('Rain at Nagpur, again');
  await expect(address).toHaveValue('wet');
  await address.fill('');
  await page.locator('#field-title').fill('More rain at Nagpur');
  await expect(address).toHaveValue('more-rain-at-nagpur');
  await saveDraft(page);
  const { path: _, title: __, published_at: ___, ...others } = newStory('x');
  const [draft] = (
    await call('GET', '/api/news?draft=true&where[path][equals]=more-rain-at-nagpur')
  ).json.docs as { id: number }[];
  await call('PATCH', `/api/news/${draft?.id}?draft=true`, { ...others, _status: 'draft' });
  await page.goto(`${origin}/admin/collections/news/${draft?.id}`);
  const beforeMs = Date.now();
  await publish(page);
  const file = path.join(folders.contentDir, 'news/more-rain-at-nagpur.md');
  await expect.poll(() => existsSync(file)).toBe(true);

  const [, time = ''] = /published_at: '?([^'\n]+)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(Math.abs(Date.parse(time) - beforeMs)).toBeLessThan(60_000);
  await page.reload();
  await expect(address).toBeDisabled();
  await page.locator('#field-title').fill('Sun');
  await expect(address).toHaveValue('more-rain-at-nagpur');
});

test('rows of the menu are named after their links, and blocks are shown with a sketch of each', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  await logIn(page, origin, 'admin');
  await page.goto(`${origin}/admin/globals/menu`);

  await expect(page.locator('.array-field__row-header').first()).toHaveText(/\w/);
  await expect(page.getByText(/Bottom_link|Bottom Link \d/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add row' })).toHaveCount(2);

  await page.goto(`${origin}/admin/collections/pages/create`);
  await page.getByRole('button', { name: 'Add part' }).click();
  const drawer = page.locator('dialog.drawer--is-open');
  await expect(drawer.getByRole('button', { name: 'Button', exact: true })).toBeVisible();
  const sketches = await drawer
    .locator('img')
    .evaluateAll(images => images.map(image => (image as HTMLImageElement).src));
  expect(sketches.length).toBeGreaterThan(20);
  expect(sketches.every(src => src.startsWith('data:image/svg+xml'))).toBe(true);
  await page.keyboard.press('Escape');
  await addPart(page, 'Button');
});

test('the list of news shows date, author and picture', async ({ page, folders, start }) => {
  await addUsers(folders, ['editor']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const call = await logInByApi(folders, 'editor');
  await publishByApi(call, { ...newStory('rain'), published_at: '2099-01-01T09:00:00.000Z' });
  await logIn(page, origin, 'editor');

  await page.goto(`${origin}/admin/collections/news`);

  const row = page.locator('tbody tr').first();
  await expect(row).toContainText('Story rain');
  await expect(row).toContainText('A writer');
  await expect(row).toContainText('1 Jan 2099');
  await expect(row.getByRole('img', { name: 'rain-covers' })).toBeVisible();
});

test('the versions of a story and of the menu state who made them', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor', 'admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const editor = await logInByApi(folders, 'editor');
  const admin = await logInByApi(folders, 'admin');
  const { json } = await publishByApi(editor, newStory('rain'));
  const { id } = json.doc as { id: number };
  await admin('PATCH', `/api/news/${id}?draft=true`, { title: 'Mine', _status: 'draft' });
  await logIn(page, origin, 'admin');

  await page.goto(`${origin}/admin/collections/news/${id}/versions`);

  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(users.admin);
  await expect(rows.nth(0)).toContainText('Draft');
  await expect(rows.nth(1)).toContainText(users.editor);
  await expect(rows.nth(1)).toContainText('Published');
  expect(await violations(page, '.versions-view')).toEqual([]);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Restore this version/ }).first()).toBeVisible();
  await page.goto(`${origin}/admin/globals/menu/versions`);
  await expect(rows.first()).toContainText('the file, by hand');
});
