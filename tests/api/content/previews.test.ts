import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createContentChecker } from '@/api/editor/content-checker';
import { createPreviewDrafts } from '@/api/previews/preview-drafts';
import { createPreviews, type Previews } from '@/api/previews/previews';
import { openAnyDatabase } from '@/tests/api/store/databases';
import { contentFolder, sampleWith, type ContentFolder } from '@/tests/fixtures/content-folder';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';

const token = 'the secret of the editor';
const news = 'news/rain.md';

let app: FastifyInstance;
let context: TestContext;
let folder: ContentFolder;
let previews: Previews;
const overlay = mkdtempSync(path.join(tmpdir(), 'off-the-bat-overlay-'));

beforeAll(async () => {
  context = await createTestContext(await openAnyDatabase());
  folder = contentFolder();
  previews = createPreviews({
    checker: createContentChecker({
      folder: folder.path,
      overlay,
      siteUrl: 'https://site.example',
      siteName: 'Fernton',
    }),
    drafts: createPreviewDrafts(null),
    now: context.now,
  });
  app = await buildTestApp(context, { preview: { previews, token } });
}, 60_000);

afterAll(async () => {
  await app.close();
  previews.close();
  folder.remove();
  rmSync(overlay, { recursive: true, force: true });
});

const post = (payload: object, authorization = `Bearer ${token}`) =>
  app.inject({ method: 'POST', url: '/api/previews/', payload, headers: { authorization } });
const get = (url: string) => app.inject({ method: 'GET', url });
const draft = (file: string, part: string, replacement: string) => ({
  file,
  text: sampleWith(file, part, replacement),
});

test('a draft is shown by the calls of content, while the public ones stay as they are', async () => {
  const created = await post(draft(news, 'title: Rain in Fernton', 'title: Sun in Fernton'));

  expect(created.statusCode).toBe(201);
  const { id, path: page } = created.json();
  expect(id).toMatch(/^[\w-]{32}$/);
  expect(page).toBe('/news/rain');
  expect((await get(`/api/previews/${id}/`)).json()).toMatchObject({ path: '/news/rain' });
  const story = await get(`/api/previews/${id}/news/rain/`);
  expect(story.json()).toMatchObject({ title: 'Sun in Fernton' });
  expect(story.headers['cache-control']).toBe('no-store');
  const list = await get(`/api/previews/${id}/news/?page=1&page_size=9`);
  expect(list.json().results).toMatchObject([{ title: 'Sun in Fernton' }]);
  expect((await get('/api/news/rain/')).statusCode).toBe(404);
});

test('a story of the future is shown too', async () => {
  const future = new Date(context.now() + 86_400_000).toISOString();
  const { id } = (await post(draft(news, 'days_ago: 1.5', `published_at: ${future}`))).json();

  expect((await get(`/api/previews/${id}/news/rain/`)).statusCode).toBe(200);
});

test.each([
  ['pages/guides/odds.md', 'Before', '/guides/odds', 'pages/articles/guides/odds/'],
  ['bookmakers/reed.md', 'Calm', '/betting-sites/reed', 'bookmakers/reed/'],
  ['bonuses/first.md', 'Read the terms', '/bonuses/first', 'bookmakers/bonuses/first/'],
  ['menu.yaml', 'title: News', '/', 'pages/links/'],
  ['home.yaml', 'More rain', '/', 'pages/index/'],
  ['banners.yaml', "''", '/news', 'pages/banner/odds_header_banner/'],
  ['tags.yaml', 'Odds', '/pages', 'pages/tags/?page=1&page_size=9'],
])('%s is shown on its page', async (file, part, page, call) => {
  const changed = part.replace(/\w+$|''$/, 'Changed');
  const created = (await post(draft(file, part, changed))).json();

  expect(created.path).toBe(page);
  expect((await get(`/api/previews/${created.id}/${call}`)).body).toContain('Changed');
});

test('rules of competitions are shown on the page of series', async () => {
  const text = 'competitions: [{name: Reed Cup, win: 2, tie: 1, no_result: 1, source: Rules}]';

  const created = await post({ file: 'leagues.yaml', text });

  expect([created.statusCode, created.json().path]).toEqual([201, '/series']);
});

test('a draft is shown without what pages leave out, which is reported with its position', async () => {
  const { id, warnings } = (
    await post(draft(news, 'It rained. ', 'It rained. <form></form> '))
  ).json();

  expect(warnings).toEqual([{ file: news, path: 'line 9', reason: '<form> is left out' }]);
  expect((await get(`/api/previews/${id}/news/rain/`)).statusCode).toBe(200);
});

test('a draft that the site would refuse has no preview, and the response has file, path and reason', async () => {
  const refused = await post(draft(news, '/guides/odds', '/guides/evens'));

  expect(refused.statusCode).toBe(422);
  expect(refused.json().problems).toEqual([
    { file: news, path: 'text', reason: 'no such page: /guides/evens' },
  ]);
});

test.each(['../rain.md', 'news/../../rain.md', 'pictures/pitch.svg', '/etc/passwd', 'news/.md'])(
  'the name %s is not that of a content file',
  async file => {
    expect((await post({ file, text: '' })).statusCode).toBe(400);
  },
);

test.each(['', 'Bearer another secret', 'Basic x'])(
  'a request with the authorization %p is refused before its body is read',
  async authorization => {
    expect((await post({}, authorization)).statusCode).toBe(401);
  },
);

test('an unknown id and an expired one are not found', async () => {
  const { id } = (await post(draft(news, 'It rained.\n', 'It poured.\n'))).json();
  expect((await get(`/api/previews/${'x'.repeat(32)}/`)).statusCode).toBe(404);
  expect((await get(`/api/previews/${id}/`)).statusCode).toBe(200);

  context.clock.ms += 15 * 60_000;

  for (const call of ['', 'news/rain/'])
    expect((await get(`/api/previews/${id}/${call}`)).statusCode).toBe(404);
});

test('a link can be opened a hundred times, and its page still reads its content', async () => {
  const { id } = (await post(draft(news, 'It rained.\n', 'It hailed.\n'))).json();
  const statuses = [];
  for (let index = 0; index < 101; index += 1)
    statuses.push((await get(`/api/previews/${id}/`)).statusCode);

  expect(statuses.slice(0, 100).every(status => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(404);
  expect((await get(`/api/previews/${id}/news/rain/`)).statusCode).toBe(200);
});

test('an editor sends 300 drafts a minute', async () => {
  context.clock.ms += 60_000;
  const statuses = [];
  for (let index = 0; index < 301; index += 1)
    statuses.push((await post({ file: 'no file', text: '' })).statusCode);

  expect(statuses.slice(0, 300).every(status => status === 400)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  context.clock.ms += 60_000;
});

test('the content of an older version is read again from its draft', async () => {
  const { id } = (await post(draft(news, 'title: Rain', 'title: Hail'))).json();
  for (let index = 0; index < 6; index += 1)
    await post(draft(news, 'title: Rain', `title: Day ${index}`));

  expect((await get(`/api/previews/${id}/news/rain/`)).json()).toMatchObject({
    title: 'Hail in Fernton',
  });
});
