import { expect, type APIRequestContext } from '@playwright/test';
import { addUsers, logInByApi, runCommand, users } from './editor-program';
import { test } from './editor-test';

/* The pages for a visitor who is not logged in. */
const first = { email: 'me@example.org', password: 'a-password', role: 'admin' };

/** Tries all calls that could create a user, and returns those that are not refused. */
async function registerEverywhere(request: APIRequestContext, origin: string): Promise<string[]> {
  const pages = ['/admin/create-first-user', '/admin//create%2Dfirst-user/'];
  const calls = ['/api/users/first-register', '/api//users/first%2Dregister/', '/api/users'];
  const accepted: string[] = [];
  for (const path of pages)
    if ((await request.get(origin + path)).status() !== 404) accepted.push(path);
  for (const path of calls) {
    const response = await request.post(origin + path, { data: first, headers: { origin } });
    if (![403, 404].includes(response.status())) accepted.push(path);
  }
  return accepted;
}

test('registration is impossible, also before there is a user', async ({
  request,
  folders,
  start,
}) => {
  await start();
  const origin = `http://localhost:${folders.port}`;

  expect(await registerEverywhere(request, origin)).toEqual([]);
  const page = await request.get(`${origin}/admin/create-first-user`);
  expect(await page.text()).toContain('npm run editor -- user add');

  await addUsers(folders, ['admin']);
  expect(await registerEverywhere(request, origin)).toEqual([]);
  const call = await logInByApi(folders, 'admin');
  const { docs } = (await call('GET', '/api/users')).json as { docs: { email: string }[] };
  expect(docs.map(({ email }) => email)).toEqual([users.admin]);
  const again = runCommand(folders, ['user', 'add', users.admin]);
  await expect(again).rejects.toThrow(`There is a user ${users.admin} already.`);
});

test(
  'the login page is dark where the device is, also before its scripts run',
  { tag: '@deep' },
  async ({ browser, folders, start }) => {
    await addUsers(folders, ['writer']);
    await start();
    const origin = `http://localhost:${folders.port}`;
    type Look = { chosen?: 'light' | 'dark'; isWithoutScripts?: boolean };
    /** The background of the page, and its attribute once scripts have run. */
    const lookOn = async (device: 'light' | 'dark', { chosen, isWithoutScripts }: Look = {}) => {
      const context = await browser.newContext({ colorScheme: device });
      if (chosen) await context.addCookies([{ name: 'editor-theme', value: chosen, url: origin }]);
      const page = await context.newPage();
      if (isWithoutScripts) await page.route(/\.js(?:\?|$)/, route => route.abort());
      await page.goto(`${origin}/admin/login`);
      if (!isWithoutScripts) await expect(page.locator('#field-email')).toBeVisible();
      const look = await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const { backgroundColor } = getComputedStyle(document.documentElement);
        return { theme: dataset.theme, background: backgroundColor };
      });
      await context.close();
      return look;
    };

    const [light, dark] = [await lookOn('light'), await lookOn('dark')];

    expect([light.theme, dark.theme]).toEqual(['light', 'dark']);
    expect(dark.background).not.toBe(light.background);
    for (const [device, look] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const { background } = await lookOn(device, { isWithoutScripts: true });
      expect([device, background]).toEqual([device, look.background]);
    }
    expect(await lookOn('dark', { chosen: 'light' })).toEqual(light);
    expect(await lookOn('light', { chosen: 'dark' })).toEqual(dark);
  },
);
