import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violations } from '@/tests/journeys/support/violations';
import { apiUrl } from './ports';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import type { Program } from '@/tests/fixtures/servers/start-program';
import { addUser, startEditor, type EditorFolders } from './editor-program';
import { test } from './editor-test';
import { logInAs } from './editor-form';
import { siteDataDir, siteEditorPort } from './site-under-test';

/*
 * What visitors left at the real API, in the operator console.
 */
const folders: EditorFolders = {
  dataDir: siteDataDir,
  contentDir: path.join(siteDataDir, 'content'),
  port: siteEditorPort,
  databaseUrl: null,
};
const origin = `http://localhost:${folders.port}`;
const operator = 'operator@example.org';
const others = ['editor', 'writer'] as const;
/** Other journeys have users in the same folder. */
const userAs = (role: string) => `${role}-at-the-console@example.org`;

let editor: Program;

test.beforeAll(async ({ newDatabase }) => {
  folders.databaseUrl = await newDatabase();
  await addUser(folders, operator, 'admin');
  for (const role of others) await addUser(folders, userAs(role), role);
  editor = await startEditor(folders);
});

test.afterAll(async () => {
  await editor.stop('SIGTERM');
});

const post = async (call: string, body: object): Promise<number> => {
  const response = await fetch(apiUrl + call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux)' },
    body: JSON.stringify(body),
  });
  return response.status;
};

type Priced = { id: string; markets: { id: string; selections: { id: string }[] }[] };

/** A click on some price that the API accepts now. */
async function clickOutFrom(page: string): Promise<void> {
  const { results } = (await (await fetch(`${apiUrl}/api/events/`)).json()) as {
    results: Priced[];
  };
  for (const event of results)
    for (const market of event.markets)
      for (const { id } of market.selections) {
        const selection = { eventId: event.id, marketId: market.id, selectionId: id };
        if ((await post('/api/events/redirect/', { ...selection, odds: '1.5', page })) === 200)
          return;
      }
  throw new Error('No price can be followed.');
}

async function leaveMessage(email: string): Promise<void> {
  const text = 'Hello there, this is a message.';
  const message = { full_name: 'Asha', email, message: text, recaptcha: '' };
  expect(await post('/api/pages/contact-us/', message)).toBeLessThan(300);
}

/** Sends the form of the console with the cookies of a page. */
const forget = (page: Page, email: string, from: string) =>
  page.request.post(`${origin}/api/desk/forget`, {
    headers: { origin: from },
    form: { email, section: 'messages' },
    maxRedirects: 0,
  });

const openConsole = (page: Page, section: string) =>
  page.goto(`${origin}/admin/desk?section=${section}`);
const csvOf = async (page: Page, section: string): Promise<string> =>
  (await page.request.get(`${origin}/api/desk/${section}`, { headers: { origin } })).text();

test('click-outs are counted by day and by page, with charts and as CSV', async ({
  page,
  database,
}) => {
  // The tests on the other database use the same site.
  const story = `/news/a-story-on-${database}`;
  await clickOutFrom(story);
  await clickOutFrom(story);
  await clickOutFrom('=HYPERLINK("x")');
  await logInAs(page, origin, operator);

  await openConsole(page, 'pages');

  const row = page.getByRole('row', { name: new RegExp(`^${story}`) });
  await expect(row.getByRole('cell').nth(1)).toHaveText('2');
  await expect(page.getByRole('img', { name: /^Clicks by page/ })).toBeVisible();
  const csv = await csvOf(page, 'pages');
  expect(csv).toContain(`${story},2,0`);
  expect(csv).not.toMatch(/^=/m);
  expect((await violations(page)).filter(one => one.includes('console'))).toEqual([]);
  await openConsole(page, 'clickouts');
  await expect(page.getByRole('img', { name: /^Clicks by day/ })).toBeVisible();
});

test('a person is deleted by a button', async ({ page }) => {
  const email = 'forget-me@example.org';
  await leaveMessage(email);
  await logInAs(page, origin, operator);
  await openConsole(page, 'messages');
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  expect((await violations(page)).filter(one => one.includes('console'))).toEqual([]);

  await page.getByLabel(/Deletes all messages/).fill(email);
  await page.getByRole('button', { name: 'Forget' }).click();

  await expect(page.getByText('Deleted: 1 messages')).toBeVisible();
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0);
  expect(await csvOf(page, 'messages')).not.toContain(email);
});

for (const role of others)
  test(`${role === 'editor' ? 'an' : 'a'} ${role} does not see the operator console, and forgets nobody`, async ({
    page,
  }) => {
    const email = `kept-from-${role}@example.org`;
    await leaveMessage(email);
    await logInAs(page, origin, userAs(role));
    await expect(page.locator('a[href="/admin/desk"]')).toHaveCount(0);

    const bySomebody = await forget(page, email, origin);

    expect(bySomebody.status()).toBe(403);
    await openConsole(page, 'messages');
    await expect(page.getByText('Only administrators see the operator console.')).toBeVisible();
    for (const section of ['messages', 'subscribers'])
      expect(await csvOf(page, section)).toContain('Forbidden');
  });

test("another site's form cannot delete a person", async ({ page }) => {
  const email = 'kept@example.org';
  await leaveMessage(email);
  await logInAs(page, origin, operator);

  const foreign = await forget(page, email, 'http://elsewhere.example');

  expect(foreign.status()).toBe(403);
  expect(await csvOf(page, 'messages')).toContain(email);
});

test('the programs report whether they are ready', async ({ page }) => {
  await logInAs(page, origin, operator);

  await openConsole(page, 'programs');

  await expect(page.getByRole('row', { name: /^API .* ok/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Site .* ok/ })).toBeVisible();
});

test('what a source pushed and visitors wrote is text, in every section and as CSV', async ({
  page,
  database,
}) => {
  const markup = '<img src=x onerror="window.reached=1"></script><script>window.reached=1</script>';
  const source = `pusher-${database}`;
  const teams = [`${database} ${markup}`.slice(0, 80), '=HYPERLINK("http://x.example","किंग्स")'];
  const token = await makeFeedToken(siteDataDir, source, '--silence', '86400');
  const pushed = await fetch(`${apiUrl}/api/feeds/${source}/events/markup`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      revision: 1,
      at: Math.floor(Date.now() / 1000),
      fixture: {
        competition: `"><svg onload="window.reached=1">`,
        format: 't20',
        gender: 'men',
        teams,
        start: Math.floor(Date.now() / 1000) + 86_400,
      },
    }),
  });
  expect([pushed.status, await pushed.text()]).toEqual([200, expect.stringContaining('true')]);
  await clickOutFrom(`/news/${markup}`);
  await post('/api/pages/contact-us/', {
    full_name: markup,
    email: 'hostile@example.org',
    recaptcha: '',
    message: `${markup} and more, so that it is long enough.`,
  });
  await logInAs(page, origin, operator);
  // The console of another database names the same matches in the options of a select too.
  const shown = (text: string) => page.getByText(text).filter({ visible: true }).first();

  for (const section of ['feeds', 'clickouts', 'pages', 'messages', 'unlinked', 'subscribers']) {
    await openConsole(page, section);
    await expect(page.getByRole('heading', { name: 'Operator console' })).toBeVisible();
    expect(
      await page.locator('.console img[src=x], .console script, .console svg[onload]').count(),
    ).toBe(0);
    if (section === 'feeds') {
      await expect(shown(teams[0] ?? '')).toBeVisible();
      await page.getByRole('button', { name: new RegExp(`^Unlink ${source}`) }).click();
      await expect(page.getByText('Unlinked.')).toBeVisible();
    }
    if (section === 'unlinked') await expect(shown(teams[1] ?? '')).toBeVisible();
    if (section === 'messages') await expect(shown(markup)).toBeVisible();
    expect(await csvOf(page, section)).not.toMatch(/^"?[=+@-]|,"?[=+@]/m);
    expect(await page.evaluate(() => 'reached' in window)).toBe(false);
  }
});

for (const width of [768, 390])
  test(`the console and a form fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await logInAs(page, origin, operator);

    for (const screen of ['/admin/desk?section=clickouts', '/admin/collections/news/1']) {
      await page.goto(origin + screen);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([screen, overflow]).toEqual([screen, 0]);
    }
  });

const sections = 'clickouts pages messages subscribers feeds unlinked files programs';
for (const section of sections.split(' '))
  test(`the console shows ${section} without accessibility violations, and as CSV`, async ({
    page,
  }) => {
    await logInAs(page, origin, operator);
    await openConsole(page, section);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    // Next has an alert of its own on every page.
    await expect(page.locator('.console').getByRole('alert')).toHaveCount(0);

    const csv = await page.request.get(`${origin}/api/desk/${section}`, {
      headers: { origin },
    });

    expect(csv.headers()['content-type']).toContain('text/csv');
    const found = await violations(page);
    expect(found.filter(one => one.includes('console'))).toEqual([]);
  });
