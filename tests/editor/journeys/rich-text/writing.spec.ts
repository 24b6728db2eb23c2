import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { logInAs, notice, publish, showMarkdown } from '../editor-form';
import { addUser, logInByApi, newStory, type Call } from '../editor-program';
import { test as base } from '../editor-test';
import { siteDataDir, siteEditorPort } from '../site-under-test';

/* Stories that are written as rich text, on the real site. */
const contentDir = path.join(siteDataDir, 'content');
const origin = `http://localhost:${siteEditorPort}`;
const author = 'editor@example.org';

const test = base.extend<{ call: Call }>({
  folders: async ({ newDatabase }, use) =>
    use({
      dataDir: siteDataDir,
      contentDir,
      port: siteEditorPort,
      databaseUrl: await newDatabase(),
    }),
  call: async ({ folders, start, page }, use) => {
    await addUser(folders, author, 'editor');
    await start();
    await logInAs(page, origin, author);
    await use(await logInByApi(folders, 'editor'));
  },
});

/** Opens the form of a new draft with this text, and returns its text area. */
async function openDraft(page: Page, call: Call, name: string, text: string): Promise<Locator> {
  const story = { ...newStory(name), body: [{ blockType: 'Text', text }], _status: 'draft' };
  const { json } = await call('POST', '/api/news?draft=true', story);
  await page.goto(`${origin}/admin/collections/news/${(json.doc as { id: number }).id}`);
  return textArea(page);
}

const textArea = (page: Page): Locator => page.locator('#field-body__0__text');

const bodyOf = (name: string): string =>
  readFileSync(path.join(contentDir, `news/${name}.md`), 'utf8').replace(/^---\n[^]*?\n---\n/, '');

/** The buttons of the first part; other texts of the form have their own. */
const toolbar = (page: Page): Locator => page.locator('#body-row-0').getByRole('toolbar');

const press = (page: Page, name: string): Promise<void> =>
  toolbar(page).getByRole('button', { name, exact: true }).click();

/** What axe finds in the fields of texts; the rest of the form is Payload's. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations: found } = await loaded.run('.text-field');
    return found.map(({ id, nodes }) => `${id} at ${String(nodes[0]?.target)}`);
  });
}

async function expectPublished(page: Page): Promise<void> {
  await publish(page);
  await expect(notice(page)).toContainText(/success/i);
}

test('a story is written with a heading, bold, a list, a link and a table, and the site shows it', async ({
  page,
  call,
  request,
  database,
}) => {
  const name = `in-rich-text-on-${database}`;
  const text = await openDraft(page, call, name, '');
  await text.click();
  await page.keyboard.type('The last over');
  await press(page, 'H2 heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('They needed ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('eleven');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', see ');
  await press(page, 'Link');
  await page.getByLabel('Address, or words of a title').fill('two tied');
  await page.getByRole('list', { name: 'Documents' }).getByRole('button').first().click();
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await press(page, 'Bulleted list');
  await page.keyboard.type('a single');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a six');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await press(page, 'Table');
  for (const [index, cell] of ['Bowler', 'Wickets', 'Runs', 'Ali Dawood', '3', '25'].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(cell);
  }
  await page.keyboard.press('Tab');
  await press(page, 'Delete row');
  await expectPublished(page);

  const title = /\[(.+)\]\(\/news\/two-tied-tests\)/.exec(bodyOf(name))?.[1];
  expect(bodyOf(name).trim()).toBe(`## The last over

They needed **eleven**, see [${title}](/news/two-tied-tests).

- a single
- a six

| Bowler     | Wickets | Runs |
| ---------- | ------- | ---- |
| Ali Dawood | 3       | 25   |`);
  await waitUntil(async () => (await request.get(`/news/${name}`)).status() === 200);
  await page.goto(`/news/${name}`);
  await expect(page.getByRole('heading', { level: 2, name: 'The last over' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ali Dawood' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^a six$/ })).toBeVisible();
});

test('a changed paragraph keeps all other bytes of a story', async ({ page, call, database }) => {
  const name = `one-paragraph-on-${database}`;
  const before = 'First __bold__.\n\n\n* a\n* b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nLast.';
  const text = await openDraft(page, call, name, before);
  await text.getByText('Last.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' It rained.');
  await expectPublished(page);

  expect(bodyOf(name).trim()).toBe(`${before} It rained.`);
});

test('the Markdown is one press away, and stays the view of this browser', async ({
  page,
  call,
  database,
}) => {
  const text = await openDraft(page, call, `two-views-on-${database}`, '## A\n\n* b');
  await expect(text.getByRole('heading', { name: 'A' })).toBeVisible();

  await showMarkdown(page, '#field-body__0__text');
  await expect(text).toHaveValue('## A\n\n* b');
  await text.fill('## C\n\n* b');
  await page.getByRole('button', { name: 'Show rich text' }).click();
  await expect(text.getByRole('heading', { name: 'C' })).toBeVisible();

  await showMarkdown(page, '#field-body__0__text');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(notice(page)).toContainText(/success/i);
  await page.reload();
  await expect(text).toHaveValue('## C\n\n* b');
});

test('a paste from Google Docs is Markdown, and what was not kept is stated at the field', async ({
  page,
  call,
  database,
}) => {
  const html = readFileSync('tests/editor/rich-text/google-docs.html', 'utf8');
  const text = await openDraft(page, call, `pasted-on-${database}`, '');
  await text.click();
  await text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    const settings = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', settings));
  }, html);

  await expect(
    page.getByText('Not kept from the paste: underlining, colours, a picture.'),
  ).toBeVisible();
  await showMarkdown(page, '#field-body__0__text');
  await expect(text).toHaveValue(/^## The last over\n\nThey needed \*\*eleven\*\*/);
  await expect(text).not.toHaveValue(/style|span|docs-internal/);
});

test('a text that rich text would change opens as Markdown, with the reason', async ({
  page,
  call,
  database,
}) => {
  const frame = '<iframe src="https://ads.example/1"></iframe>';
  const text = await openDraft(page, call, `a-frame-on-${database}`, `Two\n\n${frame}`);

  await expect(text).toHaveValue(`Two\n\n${frame}`);
  await expect(page.getByText(/rich text would change this part/)).toContainText(frame);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the buttons have names, and fit on a phone, in the ${colorScheme} scheme`, async ({
    page,
    call,
    database,
  }) => {
    const name = `buttons-in-${colorScheme}-on-${database}`;
    const table = '| a | b |\n| - | - |\n| 1 | 2 |';
    await page.emulateMedia({ colorScheme });
    const text = await openDraft(page, call, name, `## A\n\n- b [c](/news)\n\n> d\n\n${table}`);
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await text.getByText('b c').click();
      await press(page, 'Link');
      await page.getByLabel('Address, or words of a title').fill('two tied');
      await expect(page.getByRole('list', { name: 'Documents' })).toBeVisible();
      const buttons = toolbar(page).getByRole('button');
      for (const button of await buttons.all()) await expect(button).toBeInViewport();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });
