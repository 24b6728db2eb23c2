import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addUsers, logInByApi, newStory, users, type Call } from './editor-program';
import { test } from './editor-test';
import { dateText, logIn } from './editor-form';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';

/*
 * Drafts that are published at their time.
 */
const failures = (page: Page) => page.getByRole('region', { name: 'Not published on schedule' });

/** Opens the first screen once it lists one. */
async function waitForFailure(page: Page, origin: string): Promise<void> {
  await waitUntil(async () => {
    const response = await page.request.get(`${origin}/admin`, { headers: { origin } });
    return (await response.text()).includes('Not published on schedule');
  });
  await page.goto(`${origin}/admin`);
}

async function saveDraft(call: Call, name: string, fields: object = {}): Promise<number> {
  const draft = { ...newStory(name), ...fields, _status: 'draft' };
  const { json } = await call('POST', '/api/news?draft=true', draft);
  return (json.doc as { id: number }).id;
}

/** Schedules a draft in its form, which accepts minutes without seconds. */
async function schedule(page: Page, origin: string, id: number, atMs: number): Promise<void> {
  await page.goto(`${origin}/admin/collections/news/${id}`);
  // The arrow beside the button that publishes.
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.locator('dialog.drawer--is-open');
  await drawer.locator('.react-datepicker__input-container input').fill(dateText(atMs));
  await drawer.locator('.react-datepicker__input-container input').press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('tbody tr')).toHaveCount(1);
}

/** The next full minute for which two drafts can still be scheduled. */
const nextMinute = () => Math.ceil((Date.now() + 40_000) / 60_000) * 60_000;

test('a scheduled draft becomes a file at its time, by the user who scheduled it; an invalid one is listed', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const id = await saveDraft(call, 'at-noon');
  const body = [{ blockType: 'Text', text: '[This](/nowhere-at-all).' }];
  const invalid = await saveDraft(call, 'a-bad-link', { body });
  const origin = `http://localhost:${folders.port}`;
  const fileOf = (name: string) => path.join(folders.contentDir, `news/${name}.md`);
  const file = fileOf('at-noon');
  await logIn(page, origin, 'editor');
  const atMs = nextMinute();
  await schedule(page, origin, invalid, atMs);
  await schedule(page, origin, id, atMs);
  expect(existsSync(file)).toBe(false);

  await expect.poll(() => existsSync(file), { timeout: 110_000 }).toBe(true);

  const lateMs = Date.now() - atMs;
  test.info().annotations.push({ type: 'after its time', description: `${lateMs} ms` });
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(readFileSync(file, 'utf8')).toContain('title: Story at-noon');
  const published = (await call('GET', `/api/news/${id}?depth=0`)).json;
  expect(published).toMatchObject({ _status: 'published', changed_by: users.editor });
  await waitForFailure(page, origin);
  await expect(failures(page).getByRole('listitem')).toHaveText(/^Story a-bad-link, .+invalid/);
  expect(existsSync(fileOf('a-bad-link'))).toBe(false);
});

test('a schedule ends when the file is changed by hand, and is listed until the draft is saved', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const origin = `http://localhost:${folders.port}`;
  const query = '/api/news?where[path][equals]=two-tied-tests&depth=0';
  const [story] = (await call('GET', query)).json.docs as { id: number }[];
  const save = () =>
    call('PATCH', `/api/news/${story?.id}?draft=true`, { excerpt: 'Mine.', _status: 'draft' });
  await save();
  await logIn(page, origin, 'editor');
  await schedule(page, origin, story?.id ?? 0, nextMinute());
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
  await expect(failures(page)).toHaveCount(0);

  const file = path.join(folders.contentDir, 'news/two-tied-tests.md');
  const byHand = readFileSync(file, 'utf8').replace('More than', 'By hand: more than');
  writeFileSync(file, byHand);

  await waitForFailure(page, origin);
  await expect(failures(page).getByRole('listitem')).toContainText('changed by hand');
  expect(readFileSync(file, 'utf8')).toBe(byHand);
  await failures(page).getByRole('link').click();
  await expect(page.locator('#field-excerpt')).toHaveValue(/^By hand: more than/);
  await save();
  await page.goto(`${origin}/admin`);
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
});
