import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';

export { expect } from '@playwright/test';
export type { APIRequestContext, Locator, Page } from '@playwright/test';

/** What the pages of a visit may complain of. */
export type Complaints = { allow(pattern: RegExp): void; watch(page: Page): void };

/** Chrome's remark on the style sheet of a page that was fetched ahead and not visited. */
const fetchedAhead = /was preloaded using link preload but not used/;

type Visit = { complaints: Complaints; stillPage: Page };

/** A visit to the site: a warning, an error in the console or an uncaught one fails its test. */
export const test = base.extend<Visit>({
  complaints: async ({}, give) => {
    const heard: string[] = [];
    const allowed = [fetchedAhead];
    const watch = (page: Page) => {
      page.on('console', message => {
        if (['warning', 'error'].includes(message.type())) heard.push(textOf(message));
      });
      page.on('pageerror', error => heard.push(`uncaught: ${error.message}`));
    };
    await give({ allow: pattern => allowed.push(pattern), watch });
    expect(heard.filter(text => !allowed.some(pattern => pattern.test(text)))).toEqual([]);
  },
  page: async ({ page, complaints, javaScriptEnabled }, give) => {
    complaints.watch(page);
    await give(javaScriptEnabled === false ? page : withScripts(page));
  },
  /** A page without scripts: what the server sent, and nothing else. */
  stillPage: async ({ browser, baseURL, viewport }, give) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      ...(baseURL && { baseURL }),
    });
    await give(await context.newPage());
    await context.close();
  },
});

/**
 * Scripts come once a page is painted, and who acts between the two acts on a page without: a test
 * goes on when they are there. A page that names none is not waited for, and who asks for its first
 * bytes alone ('commit') wants to be there before them.
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
  // A page that leads elsewhere may be left meanwhile.
  const poll = expect.poll(() => page.evaluate(isTakenUp).catch(() => false), { intervals: [30] });
  await poll.toBe(true);
  // And has told its parts so.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(done))).catch(() => {});
  return answer;
}

/** In the page: whether React has taken it up to its end, if it is to. */
function isTakenUp(): boolean {
  const isStill = ![...document.scripts].some(({ text }) => text.includes('/_next/static/'));
  const last = document.querySelector('footer form') ?? document.body;
  return isStill || Object.keys(last).some(key => key.startsWith('__reactFiber'));
}

const textOf = (message: ConsoleMessage): string =>
  `${message.type()}: ${message.text()} (${message.location().url})`;
