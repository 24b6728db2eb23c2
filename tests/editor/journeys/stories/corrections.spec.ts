import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { dateText, logIn, notice, publish } from '@/tests/editor/journeys/editor-form';
import {
  addUsers,
  logInByApi,
  newStory,
  publish as publishByApi,
  startEditor,
  type EditorFolders,
} from '@/tests/editor/journeys/editor-program';
import { test } from '@/tests/editor/journeys/editor-test';
import { siteDataDir as dataDir, siteEditorPort } from '@/tests/editor/journeys/site-under-test';

const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };
const origin = `http://localhost:${folders.port}`;

let editor: Program | undefined;
/** Both databases have the same content folder. */
let suffix = '';

test.beforeAll(async ({ database, newDatabase }) => {
  suffix = `-on-${database}`;
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['editor']);
  editor = await startEditor(folders);
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

test('a correction is a row of the form, a key of the file, and a dated note below the story', async ({
  page,
  baseURL,
}) => {
  const call = await logInByApi(folders, 'editor');
  const name = `corrected${suffix}`;
  const { json } = await publishByApi(call, newStory(name));
  const { id } = json.doc as { id: number };
  const file = path.join(contentDir, `news/${name}.md`);
  const before = readFileSync(file, 'utf8');
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/${id}`);

  const rows = page.locator('#field-corrections');
  await rows.getByRole('button', { name: /^Add / }).click();
  await page.locator('#field-corrections__0__text').fill('The crowd was 12,000, not 21,000.');
  const day = rows.locator('.react-datepicker__input-container input');
  await day.fill(dateText(Date.parse('2026-02-03T06:00:00Z')));
  await day.press('Tab');
  await publish(page);

  await expect(notice(page)).toContainText(/success/i);
  const added = readFileSync(file, 'utf8').split('\n');
  expect(added.filter(line => !before.split('\n').includes(line))).toEqual([
    'corrections:',
    expect.stringMatching(/^ {2}- date: "?2026-02-03T06:00:00/),
    expect.stringContaining('text: The crowd was 12,000, not 21,000.'),
  ]);
  await waitUntil(async () =>
    (await (await fetch(`${baseURL}/news/${name}`)).text()).includes('12,000'),
  );
  await page.goto(`${baseURL}/news/${name}`);
  const note = page.getByRole('article').locator('section', { hasText: 'Correction' }).last();
  await expect(note.getByRole('heading', { name: 'Correction', exact: true })).toBeVisible();
  await expect(note).toContainText('February 3, 2026: The crowd was 12,000, not 21,000.');
  const story = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(story).toContainText('updated February 3, 2026');
  const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(graph).toContain('"dateModified":"2026-02-03T06:00:00.000Z"');
});

test('a correction that was written by hand keeps its bytes when the story is published', async () => {
  const call = await logInByApi(folders, 'editor');
  const name = `corrected-by-hand${suffix}`;
  const { json } = await publishByApi(call, newStory(name));
  const { id } = json.doc as { id: number };
  const file = path.join(contentDir, `news/${name}.md`);
  const note =
    'corrections: # two\n  - {date: 2026-02-03, text: "One."}\n  - text: Two.\n    date: 2026-02-04\n';
  const byHand = readFileSync(file, 'utf8').replace('excerpt:', `${note}excerpt:`);
  writeFileSync(file, byHand);
  const story = async () => (await call('GET', `/api/news/${id}?depth=0`)).json;
  await waitUntil(async () => ((await story()).corrections as unknown[]).length === 2);

  const saved = await call('PATCH', `/api/news/${id}`, { ...(await story()), title: 'Another' });

  expect(saved.status).toBe(200);
  const after = readFileSync(file, 'utf8');
  expect(after).toContain('title: Another');
  expect(after).toContain(note);
});
