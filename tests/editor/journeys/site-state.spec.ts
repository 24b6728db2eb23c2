import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { logIn } from './editor-form';
import { addUsers, logInByApi, type EditorFolders } from './editor-program';
import { test } from './editor-test';

/* What the editor shows of files that the site refuses. */

/** Changes a file as by hand. */
function changeFile({ contentDir }: EditorFolders, file: string, part: string, text: string) {
  const place = path.join(contentDir, file);
  const before = readFileSync(place, 'utf8');
  expect(before).toContain(part);
  writeFileSync(place, before.replace(part, text));
}

test('a refused file is marked in its list, in its form and in the operator console', async ({
  folders,
  start,
  page,
}) => {
  changeFile(folders, 'news/two-tied-tests.md', '\npicture: ', '\npicture: nosuch-');
  changeFile(folders, 'menu.yaml', '{link: news,', '{link: nowhere,');
  await addUsers(folders, ['admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const call = await logInByApi(folders, 'admin');
  const query = '/api/news?where[path][equals]=two-tied-tests&depth=0';
  const story = await waitUntil(async () => {
    const { docs } = (await call('GET', query)).json as { docs: { id: number }[] };
    return docs[0];
  });
  const form = `/admin/collections/news/${story.id}`;
  await logIn(page, origin, 'admin');

  await page.goto(`${origin}/admin/collections/news?search=tied Tests`);
  const row = page.getByRole('row', { name: /the two tied Tests/ });
  await expect(row).toContainText("Not on the site: picture: there is no picture 'nosuch-");
  const others = page.locator('tbody tr', { hasNotText: 'the two tied Tests' });
  await expect(others.filter({ hasText: 'on the site' })).toHaveCount(0);

  await page.goto(origin + form);
  const notice = page.getByRole('region', { name: 'Not on the site' });
  await expect(notice).toContainText("picture: there is no picture 'nosuch-");

  await page.goto(`${origin}/admin/globals/menu`);
  await expect(page.getByRole('region', { name: 'On the site nevertheless' })).toContainText(
    'no such page: nowhere',
  );

  await page.goto(`${origin}/admin/desk?section=files`);
  const line = (file: string) => page.locator('tbody tr', { hasText: file }).first();
  await expect(line('news/two-tied-tests.md')).toContainText('Not on the site');
  await expect(line('menu.yaml')).toContainText('On the site nevertheless');
  await expect(page.getByRole('link', { name: 'menu.yaml' }).first()).toHaveAttribute(
    'href',
    '/admin/globals/menu',
  );
  await page.getByRole('link', { name: 'news/two-tied-tests.md' }).first().click();
  await expect(page).toHaveURL(origin + form);
});

test('the mark leaves the list once the file is mended', async ({ folders, start, page }) => {
  await addUsers(folders, ['editor']);
  changeFile(folders, 'news/two-tied-tests.md', '\npicture: ', '\npicture: nosuch-');
  await start();
  const origin = `http://localhost:${folders.port}`;
  await logIn(page, origin, 'editor');
  const list = `${origin}/admin/collections/news?search=tied Tests`;
  await page.goto(list);
  await expect(page.getByRole('row', { name: /the two tied Tests/ })).toContainText('Not on');

  changeFile(folders, 'news/two-tied-tests.md', '\npicture: nosuch-', '\npicture: ');

  await waitUntil(async () => {
    await page.goto(list);
    return (await page.getByText('Not on the site').count()) === 0;
  });
});
