import puppeteer from 'puppeteer-core';
import type { StartTab } from './tab';

const timeoutMs = 60_000;

/** Firefox, driven directly by WebDriver BiDi. */
export const startFirefox: StartTab = async ({ scripts }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    timeout: timeoutMs,
    protocolTimeout: timeoutMs,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', error => errors.push(String(error)));

  return {
    open: async url => {
      await page.goto(url, { timeout: timeoutMs });
    },
    run: body => page.evaluate(`(() => { ${body} })()`),
    click: selector => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => {
      await page.select(selector, value);
    },
    errors: () => errors,
    close: () => browser.close(),
  };
};
