import type { Page } from '@playwright/test';

/** WCAG 1.4.12: nothing is lost when a visitor sets these. */
const spacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Sets them on the page. */
export async function space(page: Page): Promise<void> {
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** The width of all that is on the page, in pixels. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
