import { lighthouseReport } from '../../scripts/lighthouse.mjs';
import { promisedDocuments } from '../../tests/fixtures/promised-routes.ts';
import { median } from '../load.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * P7: the median Lighthouse results of every document, and those of a bare page from the same
 * rounds, since on a slow machine that page does not reach the full score either.
 */
export async function lighthouse({ demo, demoApi, bare }) {
  const paths = await promisedDocuments(demoApi);
  const reports = new Map();
  for (let round = 0; round < runs; round += 1)
    for (const path of ['bare', ...paths]) {
      const report = await lighthouseReport(path === 'bare' ? bare : demo + path, categories);
      reports.set(path, [...(reports.get(path) ?? []), report]);
    }
  return Object.fromEntries([...reports].map(([path, found]) => [path, mediansOf(found)]));
}

function mediansOf(reports) {
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
