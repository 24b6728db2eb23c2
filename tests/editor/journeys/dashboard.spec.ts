import { expect } from '@playwright/test';
import { violations } from '@/tests/journeys/support/violations';
import { logIn } from './editor-form';
import { addUsers, logInByApi, newStory, publish } from './editor-program';
import { test } from './editor-test';

/* The first screen, and what of the editor each role sees. */
test('the first screen lists my drafts, and not those of others', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor', 'writer']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const writer = await logInByApi(folders, 'writer');
  const editor = await logInByApi(folders, 'editor');
  const draft = (name: string) => ({ ...newStory(name), _status: 'draft' });
  await writer('POST', '/api/news?draft=true', draft('by-the-writer'));
  await editor('POST', '/api/news?draft=true', draft('by-the-editor'));
  const published_at = new Date().toISOString();
  await publish(editor, { ...newStory('rain'), published_at });

  await logIn(page, origin, 'writer');

  const drafts = page.getByRole('region', { name: 'My drafts' });
  await expect(drafts.getByRole('link')).toHaveText(['Story by-the-writer']);
  const changed = page.getByRole('region', { name: 'Last changed' });
  await expect(changed.getByRole('link').first()).toHaveText('Story rain');
  await drafts.getByRole('link').click();
  await expect(page.locator('#field-title')).toHaveValue('Story by-the-writer');
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0);
  await page.goto(`${origin}/admin/collections/news`);
  await expect(page.locator('tbody tr').first()).toContainText('Story rain');
});

test('one search finds words in texts, drafts, pictures and, for administrators, separate files', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['writer', 'admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const writer = await logInByApi(folders, 'writer');
  const body = [{ blockType: 'Text', text: 'Starc bowled a yorker at Nagpur.' }];
  await writer('POST', '/api/news?draft=true', { ...newStory('by-night'), body, _status: 'draft' });
  const admin = await logInByApi(folders, 'admin');
  await publish(admin, { ...newStory('by-day'), body });
  const found = page.getByRole('region', { name: /^Found for/ });
  const search = async (words: string) => {
    await page.getByRole('searchbox', { name: 'Search all texts' }).fill(words);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(found).toContainText(words);
  };
  await logIn(page, origin, 'writer');

  await search('nagpur STARC');

  await expect(found.getByRole('link')).toHaveText(['Story by-day', 'Story by-night']);
  await expect(found.getByText('bowled a yorker')).toHaveCount(2);
  expect(await violations(page, '.editor-search')).toEqual([]);
  await search('How to bet');
  await expect(found.getByRole('link', { name: 'Menu' })).toHaveCount(0);
  await search('no-such-word-anywhere');
  await expect(found).toContainText('Nothing has all of these words.');
  await search('umpire');
  await expect(found.getByText(/Picture/).first()).toBeVisible();
  await page.context().clearCookies();
  await logIn(page, origin, 'admin');
  await search('How to bet');
  await found.getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveURL(`${origin}/admin/globals/menu`);
});

test('only administrators see users, the menu and the other separate files', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['writer', 'admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  const names = ['Users', 'Menu', 'Home page', 'Banners'];
  const cards = page.locator('.dashboard');

  await logIn(page, origin, 'writer');

  await expect(cards.getByText('News', { exact: true })).toBeVisible();
  for (const name of names) await expect(cards.getByText(name, { exact: true })).toHaveCount(0);
  await page.goto(`${origin}/admin/account`);
  await expect(page.locator('#field-email')).toHaveValue(/^writer@/);
  await page.context().clearCookies();
  await logIn(page, origin, 'admin');
  for (const name of names) await expect(cards.getByText(name, { exact: true })).toBeVisible();
});

test('the form has times of the demo only on a demo, after all others', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  const demo = await start();
  const origin = `http://localhost:${folders.port}`;
  const form = `${origin}/admin/collections/news/create`;
  const labels = page.locator('.document-fields__edit .field-label');
  await logIn(page, origin, 'editor');
  await page.goto(form);
  await expect(labels.last()).toHaveText('Updated days ago');
  await demo.stop('SIGTERM');

  await start({ settings: { FEED: 'none' } });

  await page.goto(form);
  await expect(labels.filter({ hasText: 'Excerpt' })).toBeVisible();
  await expect(page.getByText('ays ago')).toHaveCount(0);
});
