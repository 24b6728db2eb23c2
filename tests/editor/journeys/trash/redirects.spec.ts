import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { violations } from '@/tests/journeys/support/violations';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { logIn, notice, publish as publishForm } from '@/tests/editor/journeys/editor-form';
import {
  addUsers,
  logInByApi,
  newStory,
  publish,
  startEditor,
  type Call,
  type EditorFolders,
} from '@/tests/editor/journeys/editor-program';
import { test } from '@/tests/editor/journeys/editor-test';
import { siteDataDir as dataDir, siteEditorPort } from '@/tests/editor/journeys/site-under-test';

/* Where visitors of a deleted text are sent, in the editor and on the site. */
const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };
const origin = `http://localhost:${folders.port}`;

let editor: Program | undefined;
/** Both databases have the same content folder. */
let suffix = '';

test.beforeAll(async ({ database, newDatabase }) => {
  suffix = `-on-${database}`;
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['admin', 'editor']);
  editor = await startEditor(folders);
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

type Answer = { status: number; location: string | null };

const answerAt = async (baseURL: string | undefined, address: string): Promise<Answer> => {
  const { status, headers } = await fetch(`${baseURL}${address}`, { redirect: 'manual' });
  return { status, location: headers.get('location') };
};

async function publishStory(call: Call, name: string): Promise<{ id: number; address: string }> {
  const { status, json } = await publish(call, newStory(name + suffix));
  expect(status).toBe(201);
  const { id } = json.doc as { id: number };
  return { id, address: `/news/${name}${suffix}` };
}

const moveToTrash = (call: Call, id: number, redirect: string) =>
  call('PATCH', `/api/news/${id}?redirect=${encodeURIComponent(redirect)}`, {
    deletedAt: new Date(0).toISOString(),
  });

const redirectsOf = async (call: Call) => {
  const { redirects } = (await call('GET', '/api/globals/redirects?depth=0')).json;
  return (redirects as { from: string; to: string }[]).map(({ from, to }) => `${from} ${to}`);
};

const fileOf = (address: string) => path.join(contentDir, `${address.slice(1)}.md`);

test('visitors of a deleted story are sent to the one that was picked, until it is restored', async ({
  page,
  baseURL,
}) => {
  const call = await logInByApi(folders, 'editor');
  const old = await publishStory(call, 'floodlights-fail');
  const next = await publishStory(call, 'floodlights-back');
  await waitUntil(async () => (await answerAt(baseURL, old.address)).status === 200);
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/news/${old.id}`);

  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'leaves the site' });
  await dialog.getByLabel('Send visitors to…').fill('floodlights-back');
  await dialog.getByRole('option', { name: next.address }).click();
  await expect(dialog).toContainText(`visitors of ${old.address} are sent to ${next.address}.`);
  expect(await violations(page, '.confirmation-modal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Move to trash' }).click();

  await expect(notice(page)).toContainText('moved to trash');
  const moved = { status: 308, location: next.address };
  await waitUntil(async () => (await answerAt(baseURL, old.address)).status === 308);
  expect(await answerAt(baseURL, old.address)).toEqual(moved);
  expect(existsSync(fileOf(old.address))).toBe(false);

  const restored = { deletedAt: null, _status: 'published' };
  expect((await call('PATCH', `/api/news/${old.id}?trash=true`, restored)).status).toBe(200);

  await waitUntil(async () => (await answerAt(baseURL, old.address)).status === 200);
  expect(await redirectsOf(call)).toEqual([]);
  expect(readFileSync(path.join(contentDir, 'redirects.yaml'), 'utf8')).toContain('redirects: []');
});

test('redirects to a story that is deleted lead where its own visitors are sent', async () => {
  const call = await logInByApi(folders, 'editor');
  const [first, second, third] = [
    await publishStory(call, 'first'),
    await publishStory(call, 'second'),
    await publishStory(call, 'third'),
  ];
  expect((await moveToTrash(call, first.id, second.address)).status).toBe(200);
  const effect = (await call('GET', `/api/news/${second.id}/references`)).json;
  expect(effect).toEqual({
    address: second.address,
    oldAddresses: [first.address],
    references: [],
  });

  expect((await moveToTrash(call, second.id, third.address)).status).toBe(200);
  expect(await redirectsOf(call)).toEqual([
    `${first.address} ${third.address}`,
    `${second.address} ${third.address}`,
  ]);
  expect((await moveToTrash(call, third.id, '')).status).toBe(200);
  expect(await redirectsOf(call)).toEqual([]);
});

for (const [title, target, reason] of [
  ['another site', 'https://example.com/', 'expected an address of this site'],
  ['a page that is not there', '/no-such-page', 'no such page: /no-such-page'],
  ['itself', '/news/stays', 'leads to itself'],
] as const)
  test(`a story is not deleted with a redirect to ${title}`, async () => {
    const call = await logInByApi(folders, 'editor');
    const name = `stays-${title.replaceAll(' ', '-')}`;
    const { id, address } = await publishStory(call, name);

    const { status, json } = await moveToTrash(call, id, title === 'itself' ? address : target);

    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('Visitors cannot be sent there');
    expect(JSON.stringify(json)).toContain(reason);
    expect(existsSync(fileOf(address))).toBe(true);
    expect(await redirectsOf(call)).toEqual([]);
  });

test('a page that texts link to is deleted with a redirect, and the links stay', async ({
  page,
  baseURL,
}) => {
  const call = await logInByApi(folders, 'editor');
  const story = { title: 'A page', path: `linked${suffix}`, template: '1', _status: 'published' };
  const { id } = (await call('POST', '/api/pages', { ...story, body: [] })).json.doc as {
    id: number;
  };
  const body = [{ blockType: 'Text', text: `[A page](/linked${suffix}).` }];
  await publish(call, { ...newStory(`links${suffix}`), body });
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/pages/${id}`);
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'leaves the site' });
  await expect(dialog.getByRole('link', { name: `Story links${suffix}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Move to trash' })).toBeDisabled();

  await dialog.getByLabel('Send visitors to…').fill('/news');
  await dialog.getByRole('button', { name: 'Move to trash' }).click();

  await expect(notice(page)).toContainText('moved to trash');
  const address = `/linked${suffix}`;
  await waitUntil(async () => (await answerAt(baseURL, address)).location === '/news');
});

test('the form of redirects refuses the address of a page, at its field', async ({ page }) => {
  const call = await logInByApi(folders, 'editor');
  const { address } = await publishStory(call, 'here');
  await logIn(page, origin, 'admin');
  await page.goto(`${origin}/admin/globals/redirects`);
  const list = page.locator('#field-redirects');
  const rows = await list.locator('.array-field__row').count();
  await list.getByRole('button', { name: /^Add / }).last().click();
  const from = page.locator(`#field-redirects__${rows}__from`);
  await from.fill(address);
  await page.locator(`#field-redirects__${rows}__to`).fill('/news');

  await publishForm(page);

  await expect(page.getByText('there is a page at this address').first()).toBeVisible();
  expect((await redirectsOf(call)).some(line => line.startsWith(address))).toBe(false);
});
