import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { violations } from '@/tests/journeys/support/violations';
import { logIn, publish, saveDraft } from './editor-form';
import {
  addUsers,
  logInByApi,
  newStory,
  publish as publishByApi,
  startEditor,
  type Call,
} from './editor-program';
import { test } from './editor-test';
import { apiUrl } from './ports';
import { siteDataDir, siteEditorPort } from './site-under-test';

/* What a text names is found by its words, and stored as files have it. */
const origin = `http://localhost:${siteEditorPort}`;
const contentDir = path.join(siteDataDir, 'content');

type Match = { id: number | string; name: string; competitors?: { name: string }[] };

let editor: Program;
let call: Call;
let match: Match;

test.beforeAll(async ({ newDatabase }) => {
  const folders = {
    dataDir: mkdtempSync(path.join(tmpdir(), 'off-the-bat-picks-')),
    contentDir,
    port: siteEditorPort,
    databaseUrl: await newDatabase(),
    token: readFileSync(path.join(siteDataDir, 'editor-token.secret'), 'utf8').trim(),
  };
  await addUsers(folders, ['admin']);
  editor = await startEditor(folders);
  call = await logInByApi(folders, 'admin');
  const response = await fetch(`${apiUrl}/api/events/?type=match`);
  const { results } = (await response.json()) as { results: [Match, ...Match[]] };
  match = results[0];
});

test.afterAll(async () => {
  await editor.stop('SIGTERM');
});

/** Searches in a field, and picks the option with this label. */
async function pick(page: Page, field: string, words: string, label: string | RegExp) {
  await page.locator(`#field-${field}`).fill(words);
  await page.getByRole('option', { name: label }).first().click();
}

async function openDraft(page: Page, name: string, fields: object): Promise<number> {
  const draft = { ...newStory(name), ...fields, _status: 'draft' };
  const { json } = await call('POST', '/api/news?draft=true', draft);
  const { id } = json.doc as { id: number };
  await page.goto(`${origin}/admin/collections/news/${id}`);
  await page.locator('#field-title').waitFor();
  return id;
}

const storyOf = async (id: number) =>
  (await call('GET', `/api/news/${id}?draft=true&depth=0`)).json;

test('a story picks its match by a team, its author and its tags by words, and the file has their values', async ({
  page,
}, { project }) => {
  const name = `picked-on-${project.name}`;
  await logIn(page, origin, 'admin');
  const id = await openDraft(page, name, { author: '', tags: [] });
  const team = match.competitors?.[0]?.name ?? '';

  await pick(page, 'matches', team.slice(0, 5), match.name);
  await pick(page, 'teams', team, team);
  await page.locator('#field-author').fill('A guest');
  await page.locator('#field-tags').fill('groun');
  await page.getByRole('option', { name: 'Grounds', exact: true }).click();
  await page.locator('#field-tags').fill('A new tag');
  await page.keyboard.press('Enter');

  await expect(page.getByText(match.name, { exact: false }).first()).toBeVisible();
  // Payload's own select: its arrow and cross can be focused and are hidden from screen readers, and each value is a
  // button, for dragging, with another one to remove it.
  const found = await violations(page, '.pick-field');
  const ofPayload = /^(?:aria-hidden-focus at .*indicator|nested-interactive at )/;
  expect(found.filter(one => !ofPayload.test(one))).toEqual([]);
  await publish(page);
  await expect
    .poll(async () => (await storyOf(id))._status, { message: 'published' })
    .toBe('published');
  expect(await storyOf(id)).toMatchObject({
    matches: [String(match.id)],
    teams: [team],
    author: 'A guest',
    tags: ['Grounds', 'A new tag'],
  });
  const text = readFileSync(path.join(contentDir, `news/${name}.md`), 'utf8');
  expect(text).toContain(String(match.id));
  expect(text).toContain('A new tag');
});

test('a match is found by the address of its page', async ({ page }) => {
  await logIn(page, origin, 'admin');
  const id = await openDraft(page, 'by-its-address', {});

  await pick(page, 'matches', `/odds/a-match-${match.id}`, match.name);

  await saveDraft(page);
  expect((await storyOf(id)).matches).toEqual([String(match.id)]);
});

test('a value that the site does not have is shown with a sentence, and is kept', async ({
  page,
}) => {
  await logIn(page, origin, 'admin');
  const id = await openDraft(page, 'of-the-past', { matches: ['99999999'], league: 'old-cup' });

  await expect(page.getByText("'99999999' is not among the matches of the site.")).toBeVisible();
  await expect(page.getByText("'old-cup' is not among the leagues of the site.")).toBeVisible();
  await pick(page, 'matches', String(match.id), match.name);
  await saveDraft(page);

  expect(await storyOf(id)).toMatchObject({
    matches: ['99999999', String(match.id)],
    league: 'old-cup',
  });
});

test('a bonus picks its bookmaker by its name, and a page its tags and related pages by their titles', async ({
  page,
}) => {
  await logIn(page, origin, 'admin');
  await page.goto(`${origin}/admin/collections/bonuses/create`);
  await page.locator('#field-title').fill('A picked bonus');
  await pick(page, 'bookmaker', 'golden', /Golden Duck/);
  await saveDraft(page);
  const bonuses = (await call('GET', '/api/bonuses?draft=true&where[path][equals]=a-picked-bonus'))
    .json.docs as object[];
  expect(bonuses).toMatchObject([{ title: 'A picked bonus', bookmaker: 'golden-duck' }]);

  await page.goto(`${origin}/admin/collections/pages/create`);
  await page.locator('#field-title').fill('A picked page');
  await pick(page, 'related', 'how to bet', /How to bet/i);
  const [tag] = (await call('GET', '/api/globals/tags')).json.entries as {
    key: string;
    value: string;
  }[];
  await pick(page, 'tags', tag?.value ?? '', tag?.value ?? '');
  await saveDraft(page);
  const pages = (await call('GET', '/api/pages?draft=true&where[path][equals]=a-picked-page')).json
    .docs as object[];
  expect(pages).toMatchObject([{ related: ['how-to-bet'], tags: [tag?.key] }]);
});

test('a bookmaker picks its countries by their names, and a drawing as its logo', async ({
  page,
}) => {
  await logIn(page, origin, 'admin');
  await page.goto(`${origin}/admin/collections/bookmakers/create`);
  await page.locator('#field-title').fill('A picked bookmaker');
  await pick(page, 'countries', 'new zea', 'New Zealand (NZ)');
  await page.locator('#logo-logo').fill('golden');
  await page.getByRole('option', { name: 'golden-duck' }).click();
  await saveDraft(page);

  const query = '/api/bookmakers?draft=true&where[path][equals]=a-picked-bookmaker';
  expect((await call('GET', query)).json.docs).toMatchObject([
    { countries: ['NZ'], logo: 'golden-duck' },
  ]);
});

test('a match that the API does not have is refused at its field, and one that it has is published', async ({
  database,
}) => {
  const id = String(match.id);
  const story = { ...newStory(`about-a-match-on-${database}`), matches: [id] };

  for (const wrong of ['99999999', `/odds/a-match-${id}`, 'a match']) {
    const { status, json } = await publishByApi(call, { ...story, matches: [id, wrong] });
    expect([wrong, status]).toEqual([wrong, 400]);
    expect(JSON.stringify(json)).toContain(
      `"path":"matches","message":"There is no match '${wrong}'.`,
    );
  }

  expect((await publishByApi(call, story)).status).toBe(201);
});

test('a visitor who is not logged in picks nothing, and an unknown kind is not found', async ({
  request,
}) => {
  expect((await request.get(`${origin}/api/picks/match?q=a`)).status()).toBe(403);
  expect((await call('GET', '/api/picks/password')).status).toBe(404);
  const hostile = encodeURIComponent(`%' OR 1=1 --${'x'.repeat(3000)}`);
  for (const kind of ['match', 'team', 'league', 'bookmaker', 'page', 'link', 'tag', 'country'])
    expect([kind, (await call('GET', `/api/picks/${kind}?q=${hostile}`)).status]).toEqual([
      kind,
      200,
    ]);
});
