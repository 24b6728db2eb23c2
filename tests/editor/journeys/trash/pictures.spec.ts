import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { violations } from '@/tests/journeys/support/violations';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { logIn, notice } from '@/tests/editor/journeys/editor-form';
import {
  addUsers,
  logInByApi,
  newStory,
  password,
  publish,
  users,
  type Call,
  type EditorFolders,
} from '@/tests/editor/journeys/editor-program';
import { test } from '@/tests/editor/journeys/editor-test';

/* Pictures that were deleted: for 30 days they can be restored. */
const photo = () =>
  sharp({ create: { width: 800, height: 450, channels: 3, background: '#206040' } })
    .jpeg()
    .toBuffer();

/** Uploads a photo as the form does; resolves with its id. */
async function upload({ port }: EditorFolders, name: string): Promise<number> {
  const origin = `http://localhost:${port}`;
  const login = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.editor, password }),
  });
  const { token } = (await login.json()) as { token: string };
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'The crease', credit: 'Asha' }));
  body.set('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), name);
  const answer = await fetch(`${origin}/api/pictures`, {
    ...{ method: 'POST', body, headers: { authorization: `JWT ${token}` } },
  });
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

const moveToTrash = (call: Call, id: number) =>
  call('PATCH', `/api/pictures/${id}`, { deletedAt: new Date(0).toISOString() });
const restore = (call: Call, id: number) =>
  call('PATCH', `/api/pictures/${id}?trash=true`, { deletedAt: null });

const daysLater = (days: number) => ({
  preload: path.resolve('tests/editor/journeys/later-clock.mjs'),
  settings: { CLOCK_LATER_DAYS: String(days) },
});

const filesOf = ({ contentDir }: EditorFolders, name: string) =>
  ['jpg', 'yaml'].map(ending => path.join(contentDir, `pictures/${name}.${ending}`));
const areThere = (files: readonly string[]) => files.map(file => existsSync(file));

test('a photo is deleted into the trash and restored with its bytes, by buttons', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const origin = `http://localhost:${folders.port}`;
  const id = await upload(folders, 'crease.jpg');
  const files = filesOf(folders, 'crease');
  const before = files.map(file => readFileSync(file));
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/pictures/${id}`);

  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'No text or page' });
  await expect(dialog).toContainText('30 days');
  expect(await violations(page, '.confirmation-modal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to trash' }).click();

  await expect(notice(page)).toContainText('moved to trash');
  expect(areThere(files)).toEqual([false, false]);
  expect((await call('GET', `/api/pictures/${id}`)).status).toBe(404);
  await page.goto(`${origin}/admin/collections/pictures/trash/${id}`);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(notice(page)).toContainText('successfully restored');
  expect(files.map(file => readFileSync(file))).toEqual(before);
  expect((await call('GET', `/api/pictures/${id}`)).json).toMatchObject({ credit: 'Asha' });
});

test('the dialog lists the texts that show a photo, and it stays', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const origin = `http://localhost:${folders.port}`;
  const id = await upload(folders, 'crease.jpg');
  await publish(call, { ...newStory('at-the-crease'), picture: 'crease' });
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/pictures/${id}`);

  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete…' }).click();

  const dialog = page.getByRole('dialog').filter({ hasText: 'These show it' });
  await expect(dialog.getByRole('link', { name: 'Story at-the-crease' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Move to trash' })).toBeDisabled();
  const refused = await moveToTrash(call, id);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.json)).toContain('news/at-the-crease.md');
  expect(areThere(filesOf(folders, 'crease'))).toEqual([true, true]);
});

test('the name of a picture in the trash is not given to another, and a file by hand takes it out', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor', 'writer']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const id = await upload(folders, 'crease.jpg');
  expect(
    (await (await logInByApi(folders, 'writer'))('DELETE', `/api/pictures/${id}`)).status,
  ).toBe(403);
  expect((await moveToTrash(call, id)).status).toBe(200);
  await expect(upload(folders, 'crease.jpg')).rejects.toThrow();
  const [image = '', words = ''] = filesOf(folders, 'crease');
  expect(areThere([image, words])).toEqual([false, false]);

  writeFileSync(words, 'alt: By hand\n');
  writeFileSync(image, await photo());

  await waitUntil(async () => (await call('GET', `/api/pictures/${id}`)).status === 200);
  expect((await call('GET', `/api/pictures/${id}`)).json).toMatchObject({ alt: 'By hand' });
});

test('after 30 days a picture in the trash is gone, unless a draft names it', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  const now = await start();
  const call = await logInByApi(folders, 'editor');
  const [unused, drafted] = [
    await upload(folders, 'unused.jpg'),
    await upload(folders, 'used.jpg'),
  ];
  await call('POST', '/api/news?draft=true', { ...newStory('rain'), picture: 'used' });
  for (const id of [unused, drafted]) expect((await moveToTrash(call, id)).status).toBe(200);
  await now.stop('SIGTERM');

  await start(daysLater(31));

  const callAfter = await logInByApi(folders, 'editor');
  await waitUntil(
    async () => (await callAfter('GET', `/api/pictures/${unused}?trash=true`)).status === 404,
  );
  expect(areThere([path.join(folders.contentDir, 'pictures/.trash/unused.jpg')])).toEqual([false]);
  expect((await restore(callAfter, drafted)).status).toBe(200);
  expect(areThere(filesOf(folders, 'used'))).toEqual([true, true]);
});
