import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { logIn } from './editor-form';
import {
  addUsers,
  logInByApi,
  password,
  startEditor,
  users,
  type Call,
  type EditorFolders,
} from './editor-program';
import { test } from './editor-test';
import { siteDataDir as dataDir, siteEditorPort } from './site-under-test';

/* A real bookmaker, from its form to its review and to its own site. */
const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };
const origin = `http://localhost:${folders.port}`;
const affiliate = 'https://www.third-slip.example/cricket?aff=7';

let editor: Program | undefined;

test.beforeAll(async ({ newDatabase }) => {
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['editor']);
  editor = await startEditor(folders);
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

type Row = Record<string, unknown>;

const rows = (texts: string[]) => texts.map(text => ({ text }));

const bookmaker = (slug: string, compare: Row[]) => ({
  ...{ path: slug, title: 'Third Slip', logo: 'third-slip-logo', mark: 4, order: 99 },
  ...{ bonus_amount: 'None', badge_text: 'New', description: 'A bookmaker.', terms: '18+' },
  ...{ url: affiliate, terms_url: 'https://www.third-slip.example/terms', review_author: 'Asha' },
  ...{ countries: ['IN'], pros: rows(['It answers at once']), cons: rows(['Few markets']) },
  info: [{ key: 'licence', type: 'text', value: 'Of Malta' }],
  marks: [{ key: 'Live betting', value: 4.5 }],
  body: [{ blockType: 'Text', text: 'A short review.' }],
  compare,
  _status: 'published',
});

/** The compared facts of an existing bookmaker. */
async function comparedFacts(call: Call): Promise<Row[]> {
  const query = '/api/bookmakers?where[path][equals]=silly-point&depth=0';
  const [doc] = (await call('GET', query)).json.docs as { compare: Row[] }[];
  return (doc?.compare ?? []).map(({ id: _, ...row }) => row);
}

/** Uploads a picture as the form of pictures does. */
async function upload(name: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: users.editor, password });
  const login = await fetch(`${origin}/api/users/login`, { method: 'POST', headers, body });
  const { token } = (await login.json()) as { token: string };
  const image = await sharp({
    create: { width: 800, height: 400, channels: 3, background: '#146' },
  }).png();
  const form = new FormData();
  form.set('_payload', JSON.stringify({ name, alt: 'The logo of Third Slip' }));
  form.set(
    'file',
    new Blob([new Uint8Array(await image.toBuffer())], { type: 'image/png' }),
    'a.png',
  );
  const saved = await fetch(`${origin}/api/pictures`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body: form,
  });
  expect(saved.status).toBe(201);
}

test('the form of a new bookmaker has the compared facts of the others', async ({ page }) => {
  const facts = await comparedFacts(await logInByApi(folders, 'editor'));
  expect(facts.length).toBeGreaterThan(5);
  await logIn(page, origin, 'editor');
  await page.goto(`${origin}/admin/collections/bookmakers/create`);

  for (const [index, { key }] of facts.entries())
    await expect(page.locator(`#field-compare__${index}__key`)).toHaveValue(String(key));
});

test('a bookmaker with an uploaded logo leads to its own site, and its review shows its facts', async ({
  page,
  request,
}, { project }) => {
  const slug = `third-slip-on-${project.name}`;
  const call = await logInByApi(folders, 'editor');
  const data = bookmaker(slug, await comparedFacts(call));
  const logo = `third-slip-logo-on-${project.name}`;
  await upload(logo);

  const saved = await call('POST', '/api/bookmakers', { ...data, logo });

  expect([saved.status, saved.json.errors]).toEqual([201, undefined]);
  const text = readFileSync(path.join(contentDir, `bookmakers/${slug}.md`), 'utf8');
  expect(text).toContain(`\nurl: ${affiliate}\n`);
  await waitUntil(async () => (await request.get(`/betting-sites/${slug}`)).status() === 200);
  await page.goto(`/betting-sites/${slug}`);
  for (const shown of ['It answers at once', 'Few markets', 'Of Malta', 'How we marked it'])
    await expect(page.getByText(shown).first()).toBeVisible();
  await expect(page.locator(`img[src*="/media/pictures/${logo}."]`).first()).toBeVisible();
  const out = await request.get(`/bookmaker/redirect/${slug}`);
  expect(await out.text()).toContain(affiliate);
});

test('a bookmaker that lacks a compared fact is refused at that field', async () => {
  const call = await logInByApi(folders, 'editor');
  const [first, ...others] = await comparedFacts(call);
  const compare = [{ ...first, key: 'Live betting' }, ...others];

  const { status, json } = await call('POST', '/api/bookmakers', {
    ...bookmaker('fourth-slip', compare),
    logo: 'silly-point',
  });

  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain(
    `"path":"compare","message":"lacks '${String(first?.key)}', which another bookmaker has"`,
  );
});
