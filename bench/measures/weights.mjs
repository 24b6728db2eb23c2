import { pageWeight } from '../page-weight.mjs';

/** P5 and P6: what a first visit of each page transfers, relative to an empty page. */
export async function weights({ browser, demo, bare }) {
  const match = await firstLink(browser, `${demo}/odds/matches/all/in-play`, '/matches/');
  const story = await firstLink(browser, `${demo}/news`, '/news/');
  const review = await firstLink(browser, `${demo}/betting-sites`, '/betting-sites/');
  const bonus = await firstLink(browser, `${demo}/bonuses`, '/bonuses/');
  const pages = {
    'bare Next page': bare,
    home: demo,
    'match list': `${demo}/odds/matches/all/in-play`,
    match,
    news: `${demo}/news`,
    'news story': story,
    guide: `${demo}/how-to-bet`,
    'betting sites': `${demo}/betting-sites`,
    review,
    bonus,
    'about us': `${demo}/about-us`,
  };
  const weighed = {};
  for (const [name, url] of Object.entries(pages)) weighed[name] = await pageWeight(browser, url);
  const reference = weighed['bare Next page'].scriptsBrotliKb;
  for (const weight of Object.values(weighed))
    weight.scriptsRatio = Math.round((weight.scriptsBrotliKb / reference) * 100) / 100;
  return weighed;
}

async function firstLink(browser, url, folder) {
  const page = await browser.newPage();
  await page.goto(url);
  const href = await page.locator(`main a[href^="${folder}"]`).first().getAttribute('href');
  await page.close();
  return new URL(href, url).href;
}
