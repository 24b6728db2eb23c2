import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { logIn, notice, publish, expectPublishRejected } from './editor-form';
import { addUsers, logInByApi, newStory, publish as publishByApi } from './editor-program';
import { test } from './editor-test';

test('the points of a competition are changed in its form, and its file has them', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['admin']);
  const file = path.join(folders.contentDir, 'leagues.yaml');
  const before = readFileSync(file, 'utf8');
  await start();
  await logIn(page, `http://localhost:${folders.port}`, 'admin');
  await page.goto(`http://localhost:${folders.port}/admin/globals/leagues`);
  await expect(page.getByText('Indian Premier League')).toBeVisible();
  const win = page.locator('#field-competitions__0__win');
  await expect(win).toHaveValue('2');

  await win.fill('');
  await expectPublishRejected(page, 'This is needed for publication.');
  expect(readFileSync(file, 'utf8')).toBe(before);

  await win.fill('5');
  await publish(page);
  await expect(notice(page)).toContainText(/success/i);

  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before.replace('win: 2', 'win: 5'));
});

test(
  'opening and publishing each YAML file changes no byte of it',
  { tag: '@deep' },
  async ({ folders, start }) => {
    await addUsers(folders, ['admin']);
    await start();
    const call = await logInByApi(folders, 'admin');

    for (const name of ['menu', 'home', 'banners', 'tags', 'leagues', 'redirects', 'reports']) {
      const file = path.join(folders.contentDir, `${name}.yaml`);
      const before = readFileSync(file, 'utf8');
      const document = (await call('GET', `/api/globals/${name}?depth=0`)).json;
      const saved = await call('POST', `/api/globals/${name}`, {
        ...document,
        _status: 'published',
      });
      expect([saved.status, readFileSync(file, 'utf8')]).toEqual([200, before]);
    }
  },
);

test('competitions are stored in their order with all their keys', async ({ folders, start }) => {
  await addUsers(folders, ['admin']);
  await start();
  const call = await logInByApi(folders, 'admin');
  const leagues = (await call('GET', '/api/globals/leagues?depth=0')).json;
  const [cup, ...others] = [...(leagues.competitions as object[])].reverse();
  const changed = { ...cup, order: ['wins', 'points'], from: null, carries_into: 'Final' };

  const { json } = await call('POST', '/api/globals/leagues', {
    ...leagues,
    competitions: [changed, ...others],
    _status: 'published',
  });

  expect(json.result).toMatchObject({ competitions: [changed, ...others] });
  expect(readFileSync(path.join(folders.contentDir, 'leagues.yaml'), 'utf8')).toContain(
    '    order: [wins, points]\n    carries_into: Final\n',
  );
});

test('files that are deleted by hand leave drafts, and are taken over again when they are back', async ({
  folders,
  start,
}) => {
  await addUsers(folders, ['admin']);
  await start();
  const call = await logInByApi(folders, 'admin');
  const { doc } = (await publishByApi(call, newStory('rain'))).json as { doc: { id: number } };
  const places = ['/api/globals/leagues?depth=0', `/api/news/${doc.id}?depth=0`];
  const files = ['leagues.yaml', 'news/rain.md'].map(name => path.join(folders.contentDir, name));

  const story = readFileSync(files[1] ?? '');

  for (const file of files) rmSync(file);

  for (const place of places)
    await waitUntil(async () => (await call('GET', place)).json._status === 'draft');
  const leagues = (await call('GET', places[0] ?? '')).json;
  const saved = await call('POST', '/api/globals/leagues', { ...leagues, _status: 'published' });
  expect(saved.status).toBe(200);
  expect(readFileSync(files[0] ?? '', 'utf8')).toContain('name: Indian Premier League');

  writeFileSync(files[1] ?? '', story);
  await waitUntil(async () => (await call('GET', places[1] ?? '')).json._status === 'published');
});

test('what the site leaves out is reported after a save, and prevents nothing', async ({
  page,
  folders,
  start,
}) => {
  await addUsers(folders, ['editor']);
  await start();
  const call = await logInByApi(folders, 'editor');
  const frame = '<iframe src="https://ads.example/1"></iframe>';
  const warning = 'Text › 1 › line 3: <iframe> of https://ads.example/1 is left out';
  const story = { ...newStory('frame'), body: [{ blockType: 'Text', text: `Two\n\n${frame}` }] };
  const draft = await call('POST', '/api/news?draft=true', { ...story, _status: 'draft' });
  const { id } = draft.json.doc as { id: number };
  expect(draft.json.doc).toMatchObject({ left_out: warning });

  await logIn(page, `http://localhost:${folders.port}`, 'editor');
  await page.goto(`http://localhost:${folders.port}/admin/collections/news/${id}`);
  const shown = page.getByRole('region', { name: 'Not shown on the site' });
  await expect(shown).toContainText(warning);
  const text = page.locator('#field-body__0__text');
  await text.fill(`Two\n\n${frame}\n\n<form></form>`);
  await publish(page);

  await expect(notice(page)).toContainText('The site leaves out a part of the text.');
  await expect(shown.getByRole('listitem')).toHaveText([
    warning,
    'Text › 1 › line 5: <form> is left out',
  ]);
  const file = path.join(folders.contentDir, 'news/frame.md');
  expect(existsSync(file)).toBe(true);

  await text.fill('Plain.');
  await publish(page);
  await expect(shown).toBeHidden();
});
