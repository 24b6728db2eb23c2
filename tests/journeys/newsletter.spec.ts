import { queryAdminServer } from '@/api/visitors/admin-client';
import { violations } from '@/tests/journeys/support/violations';
import type { App } from '@/tests/journeys/support/app/app';
import { expect, test, type Page } from '@/tests/journeys/support/test';
import type { ConsoleErrors } from '@/tests/journeys/support/visit';

const endpoint = '**/api/pages/newsletter/';

const partsOf = (page: Page) => {
  const part = page.getByRole('region', { name: 'Newsletter' });
  return {
    part,
    field: part.getByRole('textbox', { name: 'Email address' }),
    subscribe: part.getByRole('button', { name: 'Subscribe' }),
    dialog: page.getByRole('dialog', { name: 'Thank you' }),
  };
};

async function subscribed(app: App): Promise<string[]> {
  const rows = await queryAdminServer(app.dataDir, { about: 'subscribers' });
  return rows.filter(({ status }) => status === 'subscribed').map(({ email }) => email);
}

test(
  'a visitor signs up, sees a confirmation dialog, and can sign up another address immediately',
  { tag: '@deep-on-phones' },
  async ({ page, app }) => {
    const address = (number: number) => `asha-${number}@example.org`;
    await page.goto('/terms');
    const { part, field, subscribe, dialog } = partsOf(page);
    await expect(part).toContainText("No spam. We'll send no more than one letter per week.");
    await subscribe.click();
    await expect(part.getByText('Email is required')).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('asha@example');
    await expect(part.getByText('Please enter a valid email address')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await field.fill(address(1));
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('You are now signed up for the newsletter.');
    expect(await violations(page)).toEqual([]);
    for (let presses = 0; presses < 5; presses++) {
      // After the last element comes the browser's own bar, for which the page shows no focus.
      expect(await page.evaluate(isOutsideDialog)).toBe(false);
      await page.keyboard.press(presses < 3 ? 'Tab' : 'Shift+Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('');
    await expect(part.getByText('Email is required')).toBeHidden();

    await field.fill(address(2));
    await subscribe.dblclick();
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(dialog).toBeHidden();

    await field.fill(address(3));
    await subscribe.click();
    await expect(dialog).toBeVisible();
    await page.mouse.move(5, 5);
    // The second press of a double click on the button.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();

    expect(await subscribed(app)).toEqual(
      expect.arrayContaining([address(1), address(2), address(3)]),
    );
  },
);

test(
  'text typed before the browser has reported the closed dialog is kept',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.goto('/terms');
    const { field, subscribe, dialog } = partsOf(page);
    await field.fill('quick@example.org');
    await subscribe.click();
    await expect(dialog).toBeVisible();

    await page.evaluate(async () => {
      const thanks = document.querySelector('dialog[open]');
      const input = document.querySelector<HTMLInputElement>('input[name=email]');
      if (!thanks || !input) throw new Error('no thanks, or no field');
      const closed = new Promise(resolve => thanks.addEventListener('close', resolve));
      thanks.querySelector('button')?.click();
      input.value = 'next@example.org';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await closed;
    });

    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('next@example.org');
  },
);

function isOutsideDialog(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}

async function visitWhileItFails(page: Page, consoleErrors: ConsoleErrors): Promise<void> {
  consoleErrors.allow(/Bad response|status of 503/);
  await page.route(endpoint, route => route.fulfill({ status: 503, json: { detail: 'Later.' } }));
  await page.goto('/terms');
}

test(
  'a form submitted before it is ready is sent as soon as it is',
  { tag: '@deep-on-phones' },
  async ({ page, consoleErrors }) => {
    await visitWhileItFails(page, consoleErrors);
    const { part, field, subscribe } = partsOf(page);
    let pass = () => {};
    const isSent = new Promise<void>(resolve => (pass = resolve));
    await page.route(/\/_next\/static\/chunks\/.*\.js$/, async route => {
      await isSent;
      await route.fallback();
    });
    const asked = page.waitForRequest(/\/_next\/static\/chunks\//);
    await field.fill('asha@example.org');
    await subscribe.click();
    await asked;
    pass();

    await expect(part.getByRole('alert')).toHaveText('Server error! Please, try again later');
    await expect(part.getByText('Email is required')).toBeHidden();
  },
);

test(
  'a failure is shown beside the field, which keeps its text',
  { tag: '@deep-on-phones' },
  async ({ page, consoleErrors }) => {
    await visitWhileItFails(page, consoleErrors);
    const { part, field, subscribe, dialog } = partsOf(page);
    await field.fill('asha@example.org');
    await subscribe.click();

    await expect(part.getByRole('alert')).toHaveText('Server error! Please, try again later');
    await expect(field).toHaveValue('asha@example.org');
    await expect(dialog).toBeHidden();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'the link of an email acts by its button, also without scripts',
  { tag: '@deep-on-phones' },
  async ({ noJsPage }) => {
    await noJsPage.goto('/newsletter/unsubscribe/MTc5NTY4MTIwMDAwMCBhQGIuYw.Zm9yZ2Vk');
    await expect(noJsPage.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await noJsPage.getByRole('button', { name: 'Unsubscribe' }).click();

    await expect(noJsPage).toHaveURL(/\/newsletter\/expired$/);
    await expect(noJsPage.getByRole('heading', { level: 1 })).toHaveText(
      'This link no longer works',
    );
  },
);
