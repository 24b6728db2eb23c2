import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { Tab } from './tab';

type Scenario = (tab: Tab, siteUrl: string) => Promise<void>;

const price = 'a[href^="/sportsbet/redirect/"]';
const matchLink = 'article a[href^="/matches/"]';

/** Waits until the body of a function in the page returns something truthy. */
async function until(tab: Tab, body: string): Promise<void> {
  await waitUntil(() => tab.run(`try { ${body} } catch { return false; }`)).catch(async () => {
    const at = await tab.run('return location.pathname');
    throw new Error(`not true on ${String(at)}: ${body}`);
  });
}

/** Scripts have run once times have lost the label of the site's zone. */
async function openHydrated(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await until(
    tab,
    `return ![...document.querySelectorAll('time')].some(time => / IST$/.test(time.textContent))`,
  );
}

const countOf = (selector: string) => `document.querySelectorAll('${selector}').length`;
const bodyHas = (text: string) =>
  `return document.body.innerText.includes(${JSON.stringify(text)})`;

/** The main scenarios of a visitor whose browser runs scripts. */
export const scenarios: Record<string, Scenario> = {
  'home shows live matches with prices': async (tab, url) => {
    await openHydrated(tab, `${url}/`);
    await until(tab, `return ${countOf('article')} > 3 && ${countOf(price)} > 3`);
  },
  'a list is filtered without a reload': async (tab, url) => {
    await openHydrated(tab, `${url}/odds/matches/all/future`);
    await tab.run('window.isSamePage = true');
    await tab.click('nav[aria-label="When"] a[href$="/next-24-hours"]');
    await until(tab, `return location.pathname.endsWith('/next-24-hours') && window.isSamePage`);
    await until(tab, `return ${countOf('article')} > 0`);
  },
  'a live match moves while it is watched': async (tab, url) => {
    await openHydrated(tab, `${url}/odds/matches/all/in-play`);
    await tab.click(matchLink);
    await until(tab, `return / Vs /i.test(document.querySelector('h1').textContent)`);
    const state = `[...document.querySelectorAll('main ${price}')].map(a => a.textContent).join()`;
    await until(tab, `return ${state} !== ''`);
    await tab.run(`window.before = ${state}`);
    await until(tab, `return ${state} !== window.before`);
  },
  'the odds format changes every price and is remembered': async (tab, url) => {
    const american = `return [...document.querySelectorAll('${price}')].every(a => /[+-]\\d{3}/.test(a.textContent))`;
    await openHydrated(tab, `${url}/odds/outrights`);
    await tab.choose('select:has(option[value="moneyline"])', 'moneyline');
    await until(tab, american);
    await tab.open(`${url}/odds/outrights`);
    await until(tab, american);
  },
  'a price leads to its bookmaker': async (tab, url) => {
    await openHydrated(tab, `${url}/odds/outrights`);
    const path = await tab.run(`return document.querySelector('${price}').getAttribute('href')`);
    await tab.open(url + String(path));
    await until(tab, `return location.pathname === '/example-bookmaker'`);
    await until(tab, bodyHas('This bookmaker is an example'));
  },
  'the newsletter form reports errors and accepts an address': async (tab, url) => {
    await openHydrated(tab, `${url}/terms`);
    const form = 'form:has(input[type="email"])';
    await tab.click(`${form} button[type="submit"]`);
    await until(tab, bodyHas('Email is required'));
    await tab.type(`${form} input[type="email"]`, `visitor-${Date.now()}@example.org`);
    await tab.click(`${form} button[type="submit"]`);
    await until(tab, bodyHas('You are now signed up for the newsletter.'));
  },
  'the contact form sends a message': async (tab, url) => {
    await openHydrated(tab, `${url}/contact`);
    const form = 'form:has(textarea)';
    await tab.type(`${form} input[name="full_name"]`, 'Asha Rao');
    await tab.type(`${form} input[type="email"]`, 'asha@example.org');
    await tab.type(`${form} textarea`, 'A message from another browser.');
    await tab.click(`${form} button[type="submit"]`);
    await until(tab, bodyHas('Thank You! Your Message has been sent.'));
  },
};

/** The scenarios of a visitor whose browser runs no scripts. */
export const scenariosWithoutScripts: Record<string, Scenario> = {
  'lists and matches are complete without scripts': async (tab, url) => {
    await tab.open(`${url}/odds/matches/all/future`);
    await until(tab, `return / IST$/.test(document.querySelector('article time').textContent)`);
    await until(tab, `return ${countOf(price)} > 0`);
    // A click needs scripts in one of the browsers.
    const path = await tab.run(
      `return document.querySelector('${matchLink}').getAttribute('href')`,
    );
    await tab.open(url + String(path));
    await until(tab, `return / Vs /i.test(document.querySelector('h1').textContent)`);
    await until(tab, `return ${countOf(price)} > 2`);
  },
};
