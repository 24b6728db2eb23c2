import { lighthouseReport } from '@/scripts/lighthouse.mjs';
import { promisedDocuments } from '@/tests/fixtures/promised-routes';
import { finish, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';

/*
 * Lighthouse on every document route as a phone: SEO, accessibility and best practices must score 100;
 * performance is reported only. `lighthouse=/,/news`
 * limits it to these routes.
 */
const perfect = ['seo', 'accessibility', 'best-practices'];

const wanted = process.argv.slice(2).join('=').split(',').filter(Boolean);
const copy = await startApp({});
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
  print(`${path}: ${[...perfect, 'performance'].map(name => `${name} ${score(name)}`).join(', ')}`);
  return perfect.flatMap(name =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && isFlaw(report.audits[id]))
      // An error page is not indexable on purpose.
      .filter(({ id }) => !(path === '/search' && id === 'is-crawlable'))
      .map(({ id }) => `${path}: ${name}: ${report.audits[id]?.title ?? id}`),
  );
}

function isFlaw(audit: { score: number | null } | undefined): boolean {
  return audit?.score !== null && audit?.score !== undefined && audit.score < 1;
}
