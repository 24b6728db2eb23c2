import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { violations } from '@/tests/journeys/support/violations';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { logIn, notice } from '@/tests/editor/journeys/editor-form';
import {
  addUsers,
  logInByApi,
  newStory,
  publish,
  type Call,
} from '@/tests/editor/journeys/editor-program';
import { test } from '@/tests/editor/journeys/editor-test';

/* Texts that were deleted: for 30 days they can be restored. */
type Story = { id: number; title: string; _status: string; deletedAt: string | null };

async function publishStory(call: Call, name: string, fields: object = {}): Promise<Story> {
  const { status, json } = await publish(call, { ...newStory(name), ...fields });
  expect(status).toBe(201);
  return json.doc as Story;
}

const moveToTrash = (call: Call, id: number, query = '') =>
  call('PATCH', `/api/news/${id}${query}`, { deletedAt: new Date(0).toISOString() });

const daysLater = (days: number) => ({
  preload: path.resolve('tests/editor/journeys/later-clock.mjs'),
  settings: { CLOCK_LATER_DAYS: String(days) },
});

test('a story is deleted into the trash and restored with its bytes, by buttons', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const origin = `http://localhost:${folders.port}`;
  const file = path.join(folders.contentDir, 'news/bahrain-singapore-2025.md');
  const before = readFileSync(file, 'utf8');
  const query = '/api/news?where[path][equals]=bahrain-singapore-2025&depth=0';
  const [story] = (await call('GET', query)).json.docs as Story[];
  const draft = { title: 'An unpublished title', _status: 'draft' };
  await call('PATCH', `/api/news/${story?.id}?draft=true`, draft);
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/${story?.id}`);

  await page.locator('.doc-controls__popup .popup-button').click();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'leaves the site' });
  await expect(dialog).toContainText('30 days');
  await expect(dialog).toContainText('/news/bahrain-singapore-2025 responds "not found"');
  expect(await violations(page, '.confirmation-modal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to trash' }).click();

  await expect(notice(page)).toContainText('moved to trash');
  expect(existsSync(file)).toBe(false);
  expect((await call('GET', query)).json.docs).toEqual([]);
  await page.goto(`${origin}/admin/collections/news/trash/${story?.id}`);
  await expect(page.getByText('is in the trash, and not on the site')).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('checkbox', { name: 'restore-as-published' }).check();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(notice(page)).toContainText('successfully restored');
  expect(readFileSync(file, 'utf8')).toBe(before);
  const [restored] = (await call('GET', query)).json.docs as Story[];
  expect(restored).toMatchObject({ title: story?.title, _status: 'published' });
});

test('the dialog that deletes a page lists the texts and menu links that lead to it, and waits for a redirect', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const origin = `http://localhost:${folders.port}`;
  const body = [{ blockType: 'Text', text: '[Tutorials](/tutorials).' }];
  await publishStory(call, 'more-rain', { body });
  const query = '/api/pages?where[path][equals]=tutorials&depth=0';
  const [guide] = (await call('GET', query)).json.docs as Story[];
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/pages/${guide?.id}`);

  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete…' }).click();

  const dialog = page.getByRole('dialog').filter({ hasText: '/tutorials' });
  const link = dialog.getByRole('link', { name: 'Story more-rain' });
  await expect(link).toHaveAttribute('href', /\/admin\/collections\/news\/\d+$/);
  await expect(dialog.getByRole('link', { name: 'Menu' }).first()).toBeVisible();
  expect(await violations(page, '.confirmation-modal')).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Move to trash' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  expect(existsSync(path.join(folders.contentDir, 'pages/tutorials.md'))).toBe(true);
});

test('a story that another one links to stays, and the message lists the link', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const { id } = await publishStory(call, 'rain');
  const body = [{ blockType: 'Text', text: '[Rain](/news/rain).' }];
  await publishStory(call, 'more-rain', { body });

  const { status, json } = await moveToTrash(call, id);

  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('It stays on the site');
  expect(JSON.stringify(json)).toContain('news/more-rain.md');
  expect(existsSync(path.join(folders.contentDir, 'news/rain.md'))).toBe(true);
  expect((await call('GET', `/api/news/${id}`)).json).toMatchObject({ _status: 'published' });
});

test('the address of a story in the trash is not given to another', async ({ folders, start }) => {
  await addUsers(folders, ['editor', 'writer']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const { id } = await publishStory(call, 'rain');
  // It would leave the file without its document.
  expect((await moveToTrash(call, id, '?draft=true')).status).toBe(400);
  expect(existsSync(path.join(folders.contentDir, 'news/rain.md'))).toBe(true);
  expect((await moveToTrash(call, id)).status).toBe(200);

  const { status, json } = await publish(call, newStory('rain'));

  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('A document in the trash has this address.');
  const changed = await call('PATCH', `/api/news/${id}?trash=true`, { title: 'Another' });
  expect(changed.status).toBe(400);
  // Only administrators delete permanently.
  expect((await call('DELETE', `/api/news/${id}?trash=true`)).status).toBe(403);
});

test('a file that is back by hand takes its document out of the trash', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const { id } = await publishStory(call, 'rain');
  const file = path.join(folders.contentDir, 'news/rain.md');
  const byHand = readFileSync(file, 'utf8').replace('It rained.', 'By hand.');
  await moveToTrash(call, id);
  expect(existsSync(file)).toBe(false);

  writeFileSync(file, byHand);

  await waitUntil(async () => (await call('GET', `/api/news/${id}`)).status === 200);
  const story = (await call('GET', `/api/news/${id}`)).json;
  expect(story).toMatchObject({ excerpt: 'By hand.', _status: 'published' });
  expect(readFileSync(file, 'utf8')).toBe(byHand);
});

test('a version from before the trash restores the text, not the deletion', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const { id } = await publishStory(call, 'rain');
  await moveToTrash(call, id);
  const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
  const asDraft = { deletedAt: null, _status: 'draft' };
  expect((await call('PATCH', `/api/news?trash=true&${where}`, asDraft)).status).toBe(200);
  const file = path.join(folders.contentDir, 'news/rain.md');
  expect(existsSync(file)).toBe(false);
  const versions = `/api/news/versions?where[parent][equals]=${id}&trash=true&sort=updatedAt&depth=0`;
  const { docs } = (await call('GET', versions)).json as { docs: { id: number }[] };

  for (const version of docs.slice(0, 2)) {
    const restored = await call('POST', `/api/news/versions/${version.id}`);
    expect(restored.json.message).toBe('Restored and published.');
  }

  expect(existsSync(file)).toBe(true);
  expect((await call('GET', `/api/news/${id}`)).status).toBe(200);
});

test('after 30 days a story in the trash is gone, and a later one is not', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  const now = await start();
  const call = await logInByApi(folders, 'editor');
  const old = await publishStory(call, 'rain');
  const later = await publishStory(call, 'later');
  await moveToTrash(call, old.id);
  await now.stop('SIGTERM');
  const secondDay = await start(daysLater(2));
  const callThen = await logInByApi(folders, 'editor');
  expect((await moveToTrash(callThen, later.id)).status).toBe(200);
  await secondDay.stop('SIGTERM');

  await start(daysLater(31));

  const callAfter = await logInByApi(folders, 'editor');
  const statusOf = async (id: number) =>
    (await callAfter('GET', `/api/news/${id}?trash=true`)).status;
  await waitUntil(async () => (await statusOf(old.id)) === 404);
  expect(await statusOf(later.id)).toBe(200);
});
