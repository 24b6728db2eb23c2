import { openAlertDialog, priceMessage, startAlertSite, type AlertSite } from './alert-site';
import { deliverPush, pressNotification, subscribeWith } from './push-double';
import { expect, test } from '@/tests/journeys/support/visit';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test.describe('a press on an alert', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: AlertSite;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await startAlertSite();
  });
  test.afterAll(() => site?.stop());

  test('a press on an alert opens the tab that shows the match now, else a new one', async ({
    page,
    request,
  }) => {
    const match = await site.startMatch(request, ['Uganda', 'Italy']);
    await subscribeWith(page, site.service.subscribe);
    await page.goto(`${site.app.url}/odds/matches/all/in-play`);
    // The tab was loaded with the list, and comes to the match by a link.
    await page.locator(`a[href="${match.path}"]`).first().click();
    const dialog = await openAlertDialog(page, match);
    await dialog.getByRole('checkbox', { name: 'Wicket' }).check();
    await expect(dialog.getByRole('status')).toContainText('Wicket');
    await page.keyboard.press('Escape');
    await deliverPush(page, priceMessage(match));
    expect(await pressNotification(page)).toMatchObject({
      opened: [],
      focused: [expect.any(String)],
    });

    await page.getByRole('navigation').getByRole('link', { name: 'News' }).first().click();
    await expect(page).toHaveURL(/\/news$/);
    await deliverPush(page, priceMessage(match));
    expect(await pressNotification(page)).toEqual({ opened: [match.path], focused: [] });
  });
});
