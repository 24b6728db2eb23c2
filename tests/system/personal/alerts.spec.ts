import type { AlertDevice } from '@/lib/contract/alerts';
import { pushedWinner } from '@/tests/api/feeds/push/pushed-match';
import {
  openAlertDialog as openDialog,
  priceMessage,
  score,
  startAlertSite,
  type AlertMatch,
  type AlertSite,
} from './alert-site';
import { notedPolicy } from '@/tests/journeys/support/saved-pages';
import { postAsPage } from '@/tests/journeys/support/post-as-page';
import {
  deliverPush,
  notifications,
  pressNotification,
  replaceSubscription,
  subscribeWith,
} from './push-double';
import { expect, test, type Page } from '@/tests/journeys/support/visit';
import { violations } from '@/tests/journeys/support/violations';

/*
 * Pushed matches and a fake push service: the messages that it decrypts are delivered to the real
 * service worker.
 */
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test.describe('alerts', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: AlertSite;
  let app: AlertSite['app'];
  let service: AlertSite['service'];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startAlertSite();
    ({ app, service } = site);
  });
  test.afterAll(() => site?.stop());

  /** The page of a match, whose browser subscribes at the fake service. */
  async function open(page: Page, { path }: AlertMatch) {
    await subscribeWith(page, service.subscribe);
    await page.goto(app.url + path);
  }

  test('a wicket that a visitor has an alert of is shown by the browser, and its page is opened', async ({
    page,
    request,
  }) => {
    const match = await site.startMatch(request, ['Kenya', 'Nepal']);
    await open(page, match);
    const dialog = await openDialog(page, match);
    await dialog.getByRole('checkbox', { name: 'Wicket' }).check();
    await expect(dialog.getByRole('status')).toHaveText('You will be alerted: Wicket.');
    await dialog.getByRole('checkbox', { name: 'Result' }).check();
    await expect(dialog.getByRole('status')).toHaveText('You will be alerted: Result.');
    expect(await violations(page)).toEqual([]);
    const before = service.received.length;
    await match.push(score(4));

    await expect.poll(() => service.received.length).toBe(before + 1);
    expect(service.refused).toEqual([]);
    await deliverPush(page, service.received.at(-1)?.message);
    await expect
      .poll(() => notifications(page))
      .toEqual([
        {
          title: 'Wicket: Kenya v Nepal',
          body: 'Kenya 140/4, Nepal 159.',
          tag: expect.stringContaining(':wicket') as unknown as string,
          path: match.path,
        },
      ]);
    const { focused, opened } = await pressNotification(page);
    expect([focused.length, opened]).toEqual([1, []]);
    expect(await notifications(page)).toEqual([]);
  });

  test('scores that are hidden stay hidden in alerts', async ({ page, request }) => {
    const match = await site.startMatch(request, ['Oman', 'Namibia']);
    await open(page, match);
    await page.evaluate(() => localStorage.setItem('hideScores', '1'));
    await page.reload();
    const dialog = await openDialog(page, match);
    await dialog.getByRole('checkbox', { name: 'Wicket' }).check();
    await expect(dialog.getByRole('status')).toContainText('Wicket');
    const before = service.received.length;
    await match.push(score(4));
    await expect.poll(() => service.received.length).toBe(before + 1);
    await deliverPush(page, service.received.at(-1)?.message);

    await expect
      .poll(() => notifications(page))
      .toMatchObject([{ title: 'Wicket: Oman v Namibia', body: 'Your scores are hidden.' }]);
  });

  test('a price is sent once, with bookmaker, time and 18+, and listed with all alerts of the device', async ({
    page,
    request,
    consoleErrors,
  }) => {
    // The price that is there already.
    consoleErrors.allow(/status of 400|status: 400/);
    const match = await site.startMatch(request, ['India', 'Pakistan']);
    await open(page, match);
    const dialog = await openDialog(page, match);
    await dialog.getByLabel('A price of').selectOption({ label: 'Pakistan (now 2.10)' });
    await dialog.getByLabel('At or above (Decimal)').fill('ten');
    await dialog.getByRole('button', { name: 'Alert me once' }).click();
    await expect(dialog.getByText('Write a price as Decimal odds')).toBeVisible();
    await dialog.getByLabel('At or above (Decimal)').fill('2');
    await dialog.getByRole('button', { name: 'Alert me once' }).click();
    await expect(dialog.getByRole('status')).toHaveText('The price is already 2.10.');
    await dialog.getByLabel('At or above (Decimal)').fill('2.5');
    await dialog.getByRole('button', { name: 'Alert me once' }).click();
    await expect(dialog.getByRole('status')).toContainText('Pakistan at 2.50 or above');
    await dialog.getByRole('checkbox', { name: 'Toss' }).check();
    await dialog.getByRole('link', { name: 'All alerts of this device' }).click();
    const section = page.getByRole('region', { name: 'India v Pakistan' });
    await expect(section.getByRole('listitem')).toHaveText([
      /Pakistan at 2\.50 or above, Match Winner/,
      /Toss/,
    ]);
    expect(await violations(page)).toEqual([]);
    const before = service.received.length;
    await match.push({ ...score(3), markets: [pushedWinner(1.5, 2.6)] });
    await expect.poll(() => service.received.length).toBe(before + 1);
    await deliverPush(page, service.received.at(-1)?.message);

    await expect
      .poll(() => notifications(page))
      .toMatchObject([
        {
          title: 'Pakistan: 2.60 at Silly Point',
          body: expect.stringMatching(
            /^Match Winner, India v Pakistan\. Price at \d\d:\d\d( [AP]M)?, it may have changed\. 18\+$/i,
          ) as unknown as string,
        },
      ]);
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveText([/Toss/]);
    await page.getByRole('button', { name: 'End all alerts' }).click();
    await expect(page.getByText('This device has no alerts')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('alerts'))).toBeNull();
  });

  test('price alerts end with scores only, and none can be made; a blocked region has none', async ({
    page,
    request,
  }) => {
    const match = await site.startMatch(request, ['Fiji', 'Japan']);
    await open(page, match);
    const dialog = await openDialog(page, match);
    await dialog.getByLabel('At or above (Decimal)').fill('9');
    await dialog.getByRole('button', { name: 'Alert me once' }).click();
    await expect(dialog.getByRole('status')).toContainText('or above');
    await dialog.getByRole('checkbox', { name: 'Toss' }).check();
    await expect(dialog.getByRole('status')).toContainText('Toss');
    await dialog.getByRole('button', { name: 'Close alerts' }).click();
    await page.getByRole('button', { name: 'Scores only' }).click();
    await expect(page.getByText('Scores only is on.')).toBeVisible();
    await page.mouse.move(50, 50);
    await page.mouse.move(90, 90);
    const again = await openDialog(page, match);
    await expect(again.getByRole('checkbox', { name: 'Toss' })).toBeChecked();
    await expect(again.getByLabel('A price of')).toHaveCount(0);
    await expect(again.getByRole('listitem')).toHaveCount(0);
    await expect.poll(() => notedPolicy(page)).toBe('info');
    await deliverPush(page, priceMessage(match));
    await expect
      .poll(() => notifications(page))
      .toMatchObject([{ title: 'Prices are turned off', path: '/alerts' }]);

    const device = service.subscribe('key');
    const from = (country: string, change: object) =>
      postAsPage(request, `${app.url}/api/alerts/`, { device, change }, { 'x-country': country });
    const place = { event: 'x', market: 'w', selection: 'a' };
    const price = { type: 'price', ...place, target: 2, format: 'decimal' };
    expect((await from('IN', price)).status()).toBe(451);
    expect((await from('ZZ', { type: 'match', event: 'x', kinds: ['toss'] })).status()).toBe(451);
    // Alerts that exist can be ended everywhere.
    expect((await from('ZZ', { type: 'remove all' })).status()).toBe(200);
    const blocked = await request.get(`${app.url}/alerts`, { headers: { 'x-country': 'ZZ' } });
    expect(blocked.status()).toBe(451);
  });

  test('other sites cannot change alerts, and no permission is requested before a press', async ({
    page,
    request,
  }) => {
    const device = service.subscribe('key');
    const refused = await request.post(`${app.url}/api/alerts/`, { data: { device } });
    expect(refused.status()).toBe(403);
    const crossSite = await postAsPage(
      request,
      `${app.url}/api/alerts/`,
      { device },
      { origin: 'https://evil.example' },
    );
    expect(crossSite.status()).toBe(403);

    await page.addInitScript(() => {
      Notification.requestPermission = () => {
        throw new Error('asked before a press');
      };
    });
    const match = await site.startMatch(request, ['Malta', 'Spain']);
    await open(page, match);
    await page.mouse.move(50, 50);
    await page.mouse.move(90, 90);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const dialog = await openDialog(page, match);
    await expect(dialog.getByRole('checkbox').first()).toBeEnabled();
  });

  test('a subscription that the browser has replaced gets the alerts immediately', async ({
    page,
    request,
  }) => {
    const match = await site.startMatch(request, ['Qatar', 'Kuwait']);
    await open(page, match);
    const dialog = await openDialog(page, match);
    await dialog.getByRole('checkbox', { name: 'Wicket' }).check();
    await expect(dialog.getByRole('status')).toContainText('Wicket');
    const response = await request.get(`${app.url}/api/alerts/`);
    const { key } = (await response.json()) as { key: string };
    const next = service.subscribe(key);
    await replaceSubscription(page, next);
    const before = service.received.length;
    await match.push(score(4));

    await expect
      .poll(() => service.received.slice(before).map(({ endpoint }) => endpoint))
      .toContain(next.endpoint);
    await page.goto(`${app.url}/alerts`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Wicket' })).toBeVisible();
    const renew = (former: AlertDevice, headers: Record<string, string> = {}) =>
      request.post(`${app.url}/api/alerts/renewal/`, {
        data: { former, device: service.subscribe(key) },
        headers,
      });
    // The keys prove that a call comes from the browser that subscribed.
    const stranger = { ...service.subscribe(key), endpoint: next.endpoint };
    expect(await (await renew(stranger)).json()).toEqual({ alerts: [] });
    expect((await renew(next, { origin: 'https://evil.example' })).status()).toBe(403);
    expect((await renew(next, { 'x-country': 'ZZ' })).status()).toBe(451);
  });
});
