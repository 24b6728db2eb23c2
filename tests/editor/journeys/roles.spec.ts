import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addUsers, logInByApi, newStory, publish, users } from './editor-program';
import { test } from './editor-test';

/* The permissions of roles for direct requests, whatever the forms show. */
test('a writer publishes nothing, and changes no drafts of others', async ({ folders, start }) => {
  await addUsers(folders, ['editor', 'writer']);
  await start();
  const writer = await logInByApi(folders, 'writer');
  const editor = await logInByApi(folders, 'editor');
  const draftOf = async (call: typeof writer, name: string) => {
    const draft = { ...newStory(name), _status: 'draft' };
    const { status, json } = await call('POST', '/api/news?draft=true', draft);
    expect(status).toBe(201);
    return (json.doc as { id: number }).id;
  };
  const own = await draftOf(writer, 'own-draft');
  const other = await draftOf(editor, 'draft-of-another');
  const statusOf = async (...args: Parameters<typeof writer>) => (await writer(...args)).status;

  expect((await publish(writer, newStory('at-once'))).status).toBe(403);
  expect(await statusOf('PATCH', `/api/news/${own}`, { _status: 'published' })).toBe(403);
  expect(await statusOf('PATCH', `/api/news/${own}?draft=true`, { excerpt: 'Mine.' })).toBe(200);
  expect(await statusOf('PATCH', `/api/news/${other}?draft=true`, { excerpt: 'Mine.' })).toBe(403);
  expect(await statusOf('DELETE', `/api/news/${own}`)).toBe(403);
  const trashed = { deletedAt: new Date().toISOString() };
  expect(await statusOf('PATCH', `/api/news/${own}`, trashed)).toBe(403);
  expect(await statusOf('POST', '/api/globals/menu', { _status: 'published' })).toBe(403);

  for (const name of ['at-once', 'own-draft', 'draft-of-another'])
    expect(existsSync(path.join(folders.contentDir, `news/${name}.md`))).toBe(false);
});

test('an editor publishes stories, and not the menu; no user gives himself a role', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const editor = await logInByApi(folders, 'editor');
  const { id } = (await editor('GET', '/api/users/me')).json.user as { id: number };
  const menu = { _status: 'published', replace_file: true };

  expect((await publish(editor, newStory('rain'))).status).toBe(201);
  expect((await editor('POST', '/api/globals/menu', menu)).status).toBe(403);
  await editor('PATCH', `/api/users/${id}`, { role: 'admin' });
  expect((await editor('GET', '/api/users/me')).json.user).toMatchObject({ role: 'editor' });
  const more = { email: users.admin, password: 'a-password', role: 'admin' };
  expect((await editor('POST', '/api/users', more)).status).toBe(403);
});
