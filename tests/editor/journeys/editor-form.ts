import { TZDate } from '@date-fns/tz';
import { expect, type Locator, type Page } from '@playwright/test';
import { format } from 'date-fns/format';
import { password, users, type Role } from './editor-program';

/** Logs in by the form of an editor. */
export const logIn = (page: Page, origin: string, role: Role): Promise<void> =>
  logInAs(page, origin, users[role]);

/** The same for a new user. */
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

/**
 * Fills a field of a part, and waits until Payload has checked the form with this text, a quarter of a second
 * after the last key: it then draws the parts and their drawer again, and a press at that moment is lost.
 */
export async function fillPart(page: Page, field: string, text: string): Promise<void> {
  const sent = JSON.stringify(text).slice(1, -1);
  const checked = page.waitForResponse(response =>
    Boolean(response.request().postData()?.includes(sent)),
  );
  await page.locator(field).fill(text);
  await checked;
}

/** Shows the Markdown of a text, in which `fillPart` and `fill` write it as it is. */
export const showMarkdown = (page: Page, field: string): Promise<void> =>
  page
    .locator('.text-field', { has: page.locator(field) })
    .getByRole('button', { name: 'Show Markdown' })
    .click();

export const publish = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click();

/**
 * Publishes what is invalid: the form shows this error. It is saved as a draft before, since Payload
 * checks a form a quarter of a second after the last key, and that answer would replace the errors.
 */
export async function expectPublishRejected(page: Page, error: string): Promise<void> {
  await saveDraft(page);
  await publish(page);
  await expect(page.getByText(error).first()).toBeVisible();
}

export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(notice(page)).toContainText(/success/i);
}

/** The editor's message about the last save. */
export const notice = (page: Page): Locator => page.locator('.payload-toast-container');

/** A time as the form's date fields take it, in the time zone of the tests' browser. */
export const dateText = (ms: number): string =>
  format(new TZDate(ms, 'Asia/Kolkata'), 'd MMM yyyy, HH:mm');
