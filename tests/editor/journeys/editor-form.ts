import { TZDate } from '@date-fns/tz';
import { expect, type Locator, type Page } from '@playwright/test';
import { format } from 'date-fns/format';
import { password, users, type Role } from './editor-program';

/** Logs in by the form of an editor. */
export const logIn = (page: Page, origin: string, role: Role): Promise<void> =>
  logInAs(page, origin, users[role]);

/** The same for a user of its own. */
export async function logInAs(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${origin}/admin`);
}

/** Adds a part to the text of a document, by its name in the drawer. */
export async function addPart(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add part' }).click();
  const drawer = page.locator('dialog.drawer--is-open');
  await drawer.getByRole('button', { name, exact: true }).click();
  await expect(drawer).toBeHidden();
}

export const publish = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();

/**
 * Publishes what is invalid until the form shows this error. Payload checks a form a quarter of a second
 * after the last key, and that answer replaces the errors of a publication that was faster.
 */
export async function publishInVain(page: Page, error: string): Promise<void> {
  await expect(async () => {
    await publish(page);
    await expect(page.getByText(error).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** What the editor says of the last save. */
export const notice = (page: Page): Locator => page.locator('.payload-toast-container');

/** A time as the form's date fields take it, in the time zone of the tests' browser. */
export const dateText = (ms: number): string =>
  format(new TZDate(ms, 'Asia/Kolkata'), 'd MMM yyyy, HH:mm');
