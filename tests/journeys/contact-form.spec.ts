import { queryAdminServer } from '@/api/visitors/admin-client';
import type { MessageRow } from '@/api/store/visitors/messages';
import { violations } from '@/tests/journeys/support/violations';
import type { App } from '@/tests/journeys/support/app/app';
import { expect, test, type Page } from '@/tests/journeys/support/test';
import { newSlug } from '@/tests/journeys/support/write-content';

const endpoint = '**/api/pages/contact-us/';
const thanks = 'Thank You! Your Message has been sent.';

const partsOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Contact us' });
  const field = (name: string) => form.getByRole('textbox', { name });
  return {
    form,
    name: field('Full Name'),
    email: field('Email'),
    message: field('Message'),
    send: form.getByRole('button', { name: 'Send Message' }),
    reset: form.getByRole('button', { name: 'Reset Form' }),
  };
};

/** The messages that the operator reads. */
async function received(app: App, message: string): Promise<MessageRow[]> {
  const rows = await queryAdminServer(app.dataDir, { about: 'messages', since: 0 });
  return rows.filter(row => row.message === message);
}

test(
  'errors are announced, by keyboard alone, and the message is sent once',
  { tag: '@deep-on-phones' },
  async ({ page, app }) => {
    const posts: string[] = [];
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto('/contact');
    const { form, name, email, message, send, reset } = partsOf(page);
    await expect(form.getByText("Don't disclose personal info")).toBeVisible();
    await expect(form.getByText('0 / 256')).toBeVisible();
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    await expect(form.getByText('Full Name is required')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');

    for (const text of ['Full Name is required', 'Email is required', 'Message is required'])
      await expect(form.getByText(text)).toBeVisible();
    await expect(name).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.type('Asha Rao');
    await expect(form.getByText('Full Name is required')).toBeHidden();
    await email.fill('asha@');
    await message.fill('Hello');
    await expect(form.getByText('5 / 256')).toBeVisible();
    await message.press('Tab');
    await page.keyboard.press('Space');
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');

    await reset.press('Enter');
    await expect(form.getByText('0 / 256')).toBeVisible();
    for (const field of [name, email, message]) {
      await expect(field).toHaveValue('');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }

    const words = `${newSlug('message')} `.padEnd(300, 'x');
    await name.fill('Asha Rao');
    await email.fill('asha@example.org');
    await message.focus();
    await page.keyboard.insertText(words);
    await expect(form.getByText('256 / 256')).toBeVisible();
    const formHeight = (await form.boundingBox())?.height ?? NaN;
    await send.dblclick();

    await expect(page.getByText(thanks)).toBeFocused();
    await expect(form).toBeHidden();
    // A late click falls on the confirmation, wherever in the form it was meant for.
    const { height } = (await page.getByText(thanks).boundingBox()) ?? { height: NaN };
    expect(height).toBeCloseTo(formHeight, 0);
    await page.getByText(thanks).click({ position: { x: 20, y: height - 20 } });
    await expect(page.getByText(thanks)).toBeFocused();
    expect(posts).toHaveLength(1);
    expect(await received(app, words.slice(0, 256))).toMatchObject([
      { fullName: 'Asha Rao', email: 'asha@example.org' },
    ]);
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'a failure is shown in the page, and the text stays until it is sent, once',
  { tag: '@deep-on-phones' },
  async ({ page, app, consoleErrors }) => {
    consoleErrors.allow(/Bad response|ERR_FAILED|ERR_EMPTY|Failed to load/);
    const words = newSlug('message');
    // The response is lost, not the message.
    await page.route(endpoint, async route => {
      await route.fetch();
      await route.abort();
    });
    await page.goto('/contact');
    const { form, name, email, message, send } = partsOf(page);
    await name.fill('Asha Rao');
    await email.fill('asha@example.org');
    await message.fill(words);
    await send.click();

    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'Server error! Please, try again later',
    );
    await expect(message).toHaveValue(words);
    await expect(name).toHaveValue('Asha Rao');
    expect(await violations(page)).toEqual([]);

    await page.unroute(endpoint);
    await send.click();
    await expect(page.getByText(thanks)).toBeFocused();
    await expect(form).toBeHidden();
    expect(await received(app, words)).toHaveLength(1);
  },
);
