import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addUsers, logInByApi, newStory, users } from './editor-program';
import { test } from './editor-test';
import { dateText, logIn } from './editor-form';

/*
 * A draft that is published at its time. The form takes whole minutes: the test waits for the next one.
 */
test('a scheduled draft becomes a file at its time, by the user who scheduled it', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const draft = { ...newStory('at-noon'), _status: 'draft' };
  const { doc } = (await call('POST', '/api/news?draft=true', draft)).json as {
    doc: { id: number };
  };
  const origin = `http://localhost:${folders.port}`;
  const file = path.join(folders.contentDir, 'news/at-noon.md');
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/${doc.id}`);
  // The arrow beside the button that publishes.
  await page.locator('.form-submit .popup-button').click();
  await page.getByRole('button', { name: 'Schedule Publish' }).click();
  const drawer = page.locator('dialog.drawer--is-open');
  const atMs = Math.ceil((Date.now() + 15_000) / 60_000) * 60_000;
  await drawer.locator('.react-datepicker__input-container input').fill(dateText(atMs));
  await drawer.locator('.react-datepicker__input-container input').press('Enter');
  await drawer.locator('#scheduled-publish-save').click();
  await expect(drawer.locator('tbody tr')).toHaveCount(1);
  expect(existsSync(file)).toBe(false);

  await expect.poll(() => existsSync(file), { timeout: 90_000 }).toBe(true);

  const lateMs = Date.now() - atMs;
  test.info().annotations.push({ type: 'after its time', description: `${lateMs} ms` });
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(readFileSync(file, 'utf8')).toContain('title: Story at-noon');
  const published = (await call('GET', `/api/news/${doc.id}?depth=0`)).json;
  expect(published).toMatchObject({ _status: 'published', changed_by: users.editor });
});
