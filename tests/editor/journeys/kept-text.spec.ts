import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { logIn, notice, publish } from './editor-form';
import {
  addUsers,
  logInByApi,
  newStory,
  publish as publishByApi,
  type Call,
} from './editor-program';
import { test } from './editor-test';

/* What a user has typed when the save is refused because of another one. */
type Values = Record<string, unknown>;
type Version = { id: number; version: Values };
type Lock = { id: number; document?: { value: unknown } };

/** The versions of a document, the newest first. */
const versionsOf = async (call: Call, place: string, query = '') =>
  (await call('GET', `${place}/versions?${query}sort=-updatedAt&depth=0`)).json.docs as Version[];

test('after a take-over the typed text is a version beside that of the other user', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor', 'admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const editor = await logInByApi(folders, 'editor');
  const admin = await logInByApi(folders, 'admin');
  const { doc } = (await publishByApi(editor, newStory('rain'))).json as { doc: { id: number } };
  const file = path.join(folders.contentDir, 'news/rain.md');
  const before = readFileSync(file, 'utf8');
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/${doc.id}`);
  await page.locator('#field-excerpt').fill('Mine: it poured.');
  const locks = '/api/payload-locked-documents';
  const lock = await waitUntil(async () =>
    ((await admin('GET', `${locks}?depth=0`)).json.docs as Lock[]).find(
      ({ document }) => document?.value === doc.id,
    ),
  );
  const { id } = (await admin('GET', '/api/users/me')).json.user as { id: number };
  const taken = { user: { relationTo: 'users', value: id } };
  expect((await admin('PATCH', `${locks}/${lock.id}`, taken)).status).toBe(200);

  await publish(page);

  await expect(notice(page)).toContainText('What you have typed is kept');
  expect(readFileSync(file, 'utf8')).toBe(before);
  const place = `/api/news/${doc.id}?draft=true&depth=0`;
  expect((await editor('GET', place)).json.excerpt).toBe('It rained.');
  const found = await versionsOf(editor, '/api/news', `where[parent][equals]=${doc.id}&`);
  expect(found.map(({ version }) => [version.excerpt, version._status])).toEqual([
    ['It rained.', 'published'],
    ['It rained.', 'published'],
    ['Mine: it poured.', 'draft'],
  ]);
  const locked = (await admin('GET', `${locks}?depth=0`)).json.docs as Lock[];
  expect(locked.map(one => one.id)).toContain(lock.id);
  await page.goto(`${origin}/admin/collections/news/${doc.id}/versions/${found[2]?.id}`);
  await expect(page.getByText('Mine: it poured.')).toBeVisible();
});

test('text for a file that has changed is kept, of a story and of a separate file', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['admin']);
  await start();
  const call = await logInByApi(folders, 'admin');
  const { doc } = (await publishByApi(call, newStory('rain'))).json as { doc: Values };
  const old = { base: '0'.repeat(64), _status: 'published' };

  const story = await call('PATCH', `/api/news/${String(doc.id)}`, {
    ...doc,
    ...old,
    excerpt: 'Mine.',
  });
  const tags = (await call('GET', '/api/globals/tags?depth=0')).json;
  const entries = (tags.entries as Values[]).map(row => ({ ...row, value: 'Mine' }));
  const separate = await call('POST', '/api/globals/tags', { ...tags, ...old, entries });

  for (const { status, json } of [story, separate]) {
    expect(status).toBe(409);
    expect(JSON.stringify(json)).toContain('What you have typed is kept');
  }
  const stories = await versionsOf(call, '/api/news', `where[parent][equals]=${String(doc.id)}&`);
  const isDraft = ({ version }: Version) => version._status === 'draft';
  expect(stories.find(isDraft)?.version).toMatchObject({ excerpt: 'Mine.' });
  const files = await versionsOf(call, '/api/globals/tags');
  expect((files.find(isDraft)?.version.entries as Values[])[0]).toMatchObject({ value: 'Mine' });
  expect((await call('GET', '/api/globals/tags?draft=true&depth=0')).json._status).toBe(
    'published',
  );
});
