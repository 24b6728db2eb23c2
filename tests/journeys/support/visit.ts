import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

export { expect } from '@playwright/test';
export type { APIRequestContext, Locator, Page } from '@playwright/test';

/** The console errors and warnings that a test expects. */
export type ConsoleErrors = { allow(pattern: RegExp): void; watch(page: Page): void };

/** Chrome's warning about the style sheet of a page that was prefetched and not visited. */
const fetchedAhead = /was preloaded using link preload but not used/;
/** Playwright's console warning when its configuration blocks service workers. */
const workerBlocked = /Service Worker registration blocked by Playwright/;

type Visit = { consoleErrors: ConsoleErrors; noJsPage: Page };

/** A test fails with a warning or an error in the console, or an uncaught one. */
export const test = base.extend<Visit>({
  consoleErrors: async ({}, use) => {
    const messages: string[] = [];
    const allowed = [fetchedAhead, workerBlocked];
    const watch = (page: Page) => {
      page.on('console', message => {
        if (['warning', 'error'].includes(message.type())) messages.push(textOf(message));
      });
      page.on('pageerror', error => messages.push(`uncaught: ${error.message}`));
    };
    await use({ allow: pattern => allowed.push(pattern), watch });
    expect(messages.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([]);
  },
  page: async ({ page, consoleErrors, javaScriptEnabled }, use) => {
    consoleErrors.watch(page);
    await use(javaScriptEnabled === false ? page : withScripts(page));
  },
  /** A page without scripts: only what the server sent. */
  noJsPage: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL && { baseURL }),
    });
    await use(await context.newPage());
    await context.close();
  },
});

/**
 * Scripts run after the first paint, and an action before that has no effect. So navigation waits until
 * the page has set `data-ready`, except on a page without scripts and with `waitUntil: 'commit'`.
 */
function withScripts(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    return options?.waitUntil === 'commit' ? answer : scriptsAfter(page, answer);
  };
  page.reload = async (...visit) => scriptsAfter(page, await reload(...visit));
  return page;
}

async function scriptsAfter<T>(page: Page, answer: T): Promise<T> {
  // A page that redirects may be left in the meantime.
  await page.waitForFunction(isReady).catch(() => page.waitForFunction(isReady));
  return answer;
}

/** In the page: whether its scripts have taken it over, if it has any. */
function isReady(): boolean {
  const isStill = ![...document.scripts].some(({ text }) => text.includes('/_next/static/'));
  return isStill || document.documentElement.dataset['ready'] !== undefined;
}

const textOf = (message: ConsoleMessage): string =>
  `${message.type()}: ${message.text()} (${message.location().url})`;
