import { lighthouseReport } from '../../scripts/lighthouse.mjs';
import { median } from '../load.mjs';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const paths = ['/', '/odds/matches/all/in-play', '/odds/outrights', '/news', '/how-to-bet'];

/** P7: the medians of what Lighthouse finds, page by page. */
export async function lighthouse(site) {
  const found = {};
  for (const path of paths) found[path] = await scoresOf(site + path);
  return found;
}

async function scoresOf(url) {
  const reports = [];
  while (reports.length < runs) reports.push(await lighthouseReport(url, categories));
  const middle = read => Number(median(reports.map(read)).toFixed(3));
  return {
    ...Object.fromEntries(
      categories.map(name => [name, middle(one => one.categories[name].score * 100)]),
    ),
    lcpMs: middle(one => one.audits['largest-contentful-paint'].numericValue),
    tbtMs: middle(one => one.audits['total-blocking-time'].numericValue),
    cls: middle(one => one.audits['cumulative-layout-shift'].numericValue),
  };
}
