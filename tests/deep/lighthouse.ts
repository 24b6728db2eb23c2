import { lighthouseReport } from '../../scripts/lighthouse.mjs';
import { promisedDocuments } from '../fixtures/promised-routes';
import { finish, say } from './outcome';
import { startOwnCopy } from './own-copy';

/*
 * Lighthouse on every document of the product's table, as a phone: search engines, accessibility
 * and good practice without a flaw; the speed is only told. `lighthouse=/,/news`
 * looks at these alone.
 */
const perfect = ['seo', 'accessibility', 'best-practices'];

const wanted = process.argv.slice(2).join('=').split(',').filter(Boolean);
const copy = await startOwnCopy({});
const problems: string[] = [];
try {
  const documents = [...(await promisedDocuments(copy.apiUrl)), '/search'];
  for (const path of wanted.length > 0 ? wanted : documents)
    problems.push(...(await flawsOf(path)));
} finally {
  await copy.stop();
}
finish(problems);

async function flawsOf(path: string): Promise<string[]> {
  const report = await lighthouseReport(copy.url + path, [...perfect, 'performance']);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  say(`${path}: ${[...perfect, 'performance'].map(name => `${name} ${score(name)}`).join(', ')}`);
  return perfect.flatMap(name =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && isFlaw(report.audits[id]))
      // What is not to be found says so, and is meant to.
      .filter(({ id }) => !(path === '/search' && id === 'is-crawlable'))
      .map(({ id }) => `${path}: ${name}: ${report.audits[id]?.title ?? id}`),
  );
}

function isFlaw(audit: { score: number | null } | undefined): boolean {
  return audit?.score !== null && audit?.score !== undefined && audit.score < 1;
}
