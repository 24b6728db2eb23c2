import { lighthouseReport } from '../../scripts/lighthouse.mjs';
import { median } from '../load.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The median Lighthouse results of each page, and those of a bare page from the same rounds, since on a
 * slow machine that page does not reach the full score either.
 */
export async function lighthouse({ bare, pages }) {
  const reports = new Map();
  for (let round = 0; round < runs; round += 1)
    for (const [name, url] of Object.entries({ bare, ...pages }))
      reports.set(name, [...(reports.get(name) ?? []), await lighthouseReport(url, categories)]);
  return Object.fromEntries([...reports].map(([path, found]) => [path, mediansOf(found)]));
}

function mediansOf(reports) {
  const middle = read => Number(median(reports.map(read)).toFixed(3));
  return {
    ...Object.fromEntries(
      categories.map(name => [name, middle(report => report.categories[name].score * 100)]),
    ),
    lcpMs: middle(report => report.audits['largest-contentful-paint'].numericValue),
    tbtMs: middle(report => report.audits['total-blocking-time'].numericValue),
    cls: middle(report => report.audits['cumulative-layout-shift'].numericValue),
  };
}
