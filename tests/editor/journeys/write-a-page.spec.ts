import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import {
  addPart,
  fillPart,
  logInAs,
  notice,
  publish,
  showMarkdown,
  expectPublishRejected,
} from './editor-form';
import { addUser } from './editor-program';
import { smoke, test as base } from './editor-test';
import { siteDataDir, siteEditorPort } from './site-under-test';

/*
 * A page of several blocks, on the real site.
 */
const contentDir = path.join(siteDataDir, 'content');
const origin = `http://localhost:${siteEditorPort}`;
const editorOfPages = 'pages@example.org';

const test = base.extend({
  folders: async ({ newDatabase }, use) =>
    use({
      dataDir: siteDataDir,
      contentDir,
      port: siteEditorPort,
      databaseUrl: await newDatabase(),
    }),
});

test(
  'a page of text, questions, an image and a button is composed, and the site shows it as in its file',
  smoke,
  async ({ page, request, database, folders, start }) => {
    await addUser(folders, editorOfPages, 'editor');
    await start();
    const name = `powerplay-on-${database}`;
    const file = path.join(contentDir, `pages/${name}.md`);
    await logInAs(page, origin, editorOfPages);

    await page.goto(`${origin}/admin/collections/pages/create`);
    await page.locator('#field-title').fill('The powerplay');
    await page.locator('#field-path').fill(name);
    await expect(page.locator('#field-template')).toContainText('Full width');
    await addPart(page, 'Text');
    await showMarkdown(page, '#field-body__0__text');
    await fillPart(page, '#field-body__0__text', '## Six overs\n\nTwo fielders stand outside.');
    await addPart(page, 'Questions and answers');
    await page.locator('#field-body__1__title').fill('Asked often');
    await page.locator('#field-body__1__items').getByRole('button', { name: /^Add/ }).click();
    await page.locator('#field-body__1__items__0__title').fill('How long is it?');
    await fillPart(page, '#field-body__1__items__0__text', '<p>Six overs of a T20.</p>');
    await addPart(page, 'Picture');
    await page.locator('#field-body__2__picture').fill('umpire');
    await fillPart(page, '#field-body__2__alt', 'An umpire signals');
    await addPart(page, 'Button');
    await page.locator('#field-body__3__title').fill('See the matches');
    await expectPublishRejected(page, 'expected link or external_link');
    expect(existsSync(file)).toBe(false);

    await page.locator('#field-body__3__link').fill('/odds/matches/all/future');
    await publish(page);
    await expect(notice(page)).toContainText(/success/i);

    await expect.poll(() => existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8').match(/^(## .+|```block .+)$/gm)).toEqual([
      '## Six overs',
      '```block AccordionPlugin',
      '```block PicturePlugin',
      '```block ButtonPlugin',
    ]);
    await waitUntil(async () => (await request.get(`/${name}`)).status() === 200);
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Six overs' })).toBeVisible();
    await expect(page.getByText('Six overs of a T20.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'An umpire signals' })).toBeVisible();
    await page.getByRole('link', { name: 'See the matches' }).click();
    await expect(page).toHaveURL('/odds/matches/all/future');
  },
);
