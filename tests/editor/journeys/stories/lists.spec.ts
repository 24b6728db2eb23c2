import { expect } from '@playwright/test';
import { logIn } from '@/tests/editor/journeys/editor-form';
import { addUsers, logInByApi, newStory, publish } from '@/tests/editor/journeys/editor-program';
import { test } from '@/tests/editor/journeys/editor-test';

test('the list of news begins with the newest story, whichever was changed last', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const origin = `http://localhost:${folders.port}`;
  const march = {
    ...newStory('march'),
    title: 'Zebra march',
    published_at: '2026-03-01T09:00:00.000Z',
  };
  await publish(call, march);
  const { json } = await publish(call, { ...newStory('january'), title: 'Zebra january' });
  await call('POST', '/api/news?draft=true', { title: 'Zebra draft', _status: 'draft' });
  const { id } = json.doc as { id: number };
  expect((await call('PATCH', `/api/news/${id}`, { excerpt: 'Dry.' })).status).toBe(200);
  await logIn(page, origin, 'editor');

  await page.goto(`${origin}/admin/collections/news?search=Zebra`);

  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.locator('.cell-title')).toHaveText([
    'Zebra draft',
    'Zebra march',
    'Zebra january',
  ]);
  await expect(rows.locator('.cell-_status')).toHaveText(['Draft', 'Published', 'Published']);
  await expect(rows.locator('.cell-listed_at').nth(1)).toContainText('1 Mar 2026');
});

test('several texts are not deleted together, since nothing would list what links to them', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['admin']);
  await start();
  const origin = `http://localhost:${folders.port}`;
  await logIn(page, origin, 'admin');
  for (const folder of ['news', 'pictures']) {
    await page.goto(`${origin}/admin/collections/${folder}`);

    await page.locator('tbody tr .select-row__checkbox input').first().check();

    const actions = page.locator('.list-selection');
    await expect(actions).toContainText('1 selected');
    await expect(actions.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  }
});
