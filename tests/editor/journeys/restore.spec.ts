import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { logIn, notice, publish } from './editor-form';
import { addUsers, logInByApi, startEditor, type Call, type EditorFolders } from './editor-program';
import { test } from './editor-test';
import { siteDataDir as dataDir, siteEditorPort } from './site-under-test';

/* Earlier versions of the separate files, and what a change of one leaves as it is. */
const contentDir = path.join(dataDir, 'content');
const folders: EditorFolders = { dataDir, contentDir, port: siteEditorPort, databaseUrl: null };
const origin = `http://localhost:${folders.port}`;
const textOf = (name: string) => readFileSync(path.join(contentDir, name), 'utf8');

let editor: Program | undefined;

test.beforeAll(async ({ newDatabase }) => {
  folders.databaseUrl = await newDatabase();
  await addUsers(folders, ['admin']);
  editor = await startEditor(folders);
});

test.afterAll(async () => {
  await editor?.stop('SIGTERM');
});

type Values = Record<string, unknown>;
type Row = Record<string, unknown>;

/** Publishes a change of a separate file. Returns the version that was published before. */
async function change(
  call: Call,
  kind: string,
  toValues: (values: Values) => Values,
): Promise<string> {
  const versions = `/api/globals/${kind}/versions?sort=-updatedAt&limit=1&depth=0`;
  const [before] = (await call('GET', versions)).json.docs as { id: string }[];
  const values = (await call('GET', `/api/globals/${kind}?depth=0`)).json;
  const saved = await call('POST', `/api/globals/${kind}`, {
    ...toValues(values),
    _status: 'published',
  });
  expect(saved.status).toBe(200);
  return String(before?.id);
}

const restore = async (call: Call, kind: string, version: string) =>
  (await call('POST', `/api/globals/${kind}/versions/${version}`)).json.message;

const rowsOf = (value: unknown) => value as Row[];

test('an earlier menu is restored by its button, with its bytes, and on the site', async ({
  page,
  request,
}) => {
  const before = textOf('menu.yaml');
  const call = await logInByApi(folders, 'admin');
  const link = { link: 'giveaway', title: 'Win a bat', in_sidebar: true };
  const version = await change(call, 'menu', values => ({
    ...values,
    links: [...rowsOf(values.links), link],
  }));
  const hasLink = async () => (await (await request.get('/news')).text()).includes('Win a bat');
  await waitUntil(hasLink);
  await logIn(page, origin, 'admin');
  await page.goto(`${origin}/admin/globals/menu/versions/${version}`);

  await page
    .getByRole('button', { name: /^Restore this version/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(notice(page)).toContainText('Restored and published.');
  expect(textOf('menu.yaml')).toBe(before);
  await waitUntil(async () => !(await hasLink()));
});

test('an earlier version of each separate file is published with its bytes', async () => {
  const call = await logInByApi(folders, 'admin');
  const changes: Record<string, (values: Values) => Values> = {
    home: values => ({ ...values, main_title: 'Cricket' }),
    banners: values => ({
      ...values,
      entries: rowsOf(values.entries).map(row => ({ ...row, value: '<p>Rain</p>' })),
    }),
    tags: values => ({
      ...values,
      entries: rowsOf(values.entries).map(row => ({ ...row, value: `${String(row.value)}!` })),
    }),
    redirects: values => ({ ...values, redirects: [{ from: '/old', to: '/news' }] }),
    reports: values => ({ ...values, hidden: ['m1'] }),
    leagues: values => ({ ...values, competitions: rowsOf(values.competitions).slice(1) }),
  };
  for (const [kind, toValues] of Object.entries(changes)) {
    const before = textOf(`${kind}.yaml`);
    const version = await change(call, kind, toValues);
    expect([kind, textOf(`${kind}.yaml`) === before]).toEqual([kind, false]);

    expect([kind, await restore(call, kind, version)]).toEqual([kind, 'Restored and published.']);
    expect(textOf(`${kind}.yaml`)).toBe(before);
    const { base, _status } = (await call('GET', `/api/globals/${kind}?depth=0`)).json;
    expect([typeof base, _status]).toEqual(['string', 'published']);
  }
});

test('a version that the site refuses becomes the draft, and the message states why', async () => {
  const call = await logInByApi(folders, 'admin');
  const story = { title: 'A page', path: 'soon-gone', template: '1', _status: 'published' };
  const created = await call('POST', '/api/pages', { ...story, body: [] });
  const { id } = created.json.doc as { id: number };
  const link = { link: 'soon-gone', title: 'Soon gone' };
  await change(call, 'menu', values => ({ ...values, links: [...rowsOf(values.links), link] }));
  const version = await change(call, 'menu', values => ({
    ...values,
    links: rowsOf(values.links).filter(row => row.link !== 'soon-gone'),
  }));
  expect((await call('DELETE', `/api/pages/${id}`)).status).toBe(200);
  const before = textOf('menu.yaml');

  const message = await restore(call, 'menu', version);

  expect(message).toContain('Not published: ');
  expect(message).toContain('no such page');
  expect(textOf('menu.yaml')).toBe(before);
  const draft = (await call('GET', '/api/globals/menu?draft=true&depth=0')).json;
  expect(rowsOf(draft.links).at(-1)?.title).toBe('Soon gone');
  await change(call, 'menu', values => values);
});

test('a separate file cannot be unpublished, also beside a draft', async () => {
  const call = await logInByApi(folders, 'admin');
  await call('POST', '/api/globals/tags?draft=true', { _status: 'draft' });

  const { status, json } = await call('POST', '/api/globals/tags', { _status: 'draft' });

  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('It stays on the site.');
});

test('one more link of the form is one more line of the menu', async ({ page, database }) => {
  // Both databases publish to one folder.
  const title = `News on ${database}`;
  const before = textOf('menu.yaml').split('\n');
  await logIn(page, origin, 'admin');
  await page.goto(`${origin}/admin/globals/menu`);
  const list = page.locator('#field-bottom_links');
  await list.getByRole('button', { name: /^Add / }).last().click();
  const row = before.slice(before.indexOf('bottom_links:')).filter(line => /^ {2}- /.test(line));
  await page.locator(`#field-bottom_links__${row.length}__link`).fill('news');
  await page.locator(`#field-bottom_links__${row.length}__title`).fill(title);

  await publish(page);

  await expect(notice(page)).toContainText(/success/i);
  const after = textOf('menu.yaml').split('\n');
  expect(after.filter(line => !before.includes(line))).toEqual([
    `  - {link: news, title: ${title}}`,
  ]);
  expect(before.filter(line => !after.includes(line))).toEqual([]);
});
