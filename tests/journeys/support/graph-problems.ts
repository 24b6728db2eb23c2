import { thingsProblems, type Described } from '@/tests/fixtures/formats/graph-problems';

/** The types of structured data by kind of page; all pages but home also have breadcrumbs. */
const kinds: [RegExp, string[]][] = [
  [/^\/$/, ['WebSite', 'Organization']],
  [/^\/matches\//, ['BreadcrumbList', 'SportsEvent']],
  [/^\/news\/./, ['BreadcrumbList', 'NewsArticle', 'Organization']],
  [/^\/(news|pages|bonuses|betting-sites|match-history)(\?|$)/, ['BreadcrumbList', 'ItemList']],
  [/^\/odds\/outrights$/, ['BreadcrumbList', 'ItemList']],
  [/^\//, ['BreadcrumbList']],
];

/** The errors in a page's schema.org data. Every story of the site has an image. */
export async function graphProblems(path: string, html: string, origin: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const problems = scripts.some(([, json = '']) => json.includes('<')) ? ['not escaped'] : [];
  const graphs = scripts.map(
    ([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Described[] },
  );
  const things = graphs.flatMap(graph => graph['@graph']);
  if (graphs.some(graph => graph['@context'] !== 'https://schema.org')) problems.push('no context');

  const expected = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  for (const type of expected)
    if (!things.some(thing => thing['@type'] === type)) problems.push(`no ${type}`);
  if (things.some(thing => thing['@type'] === 'NewsArticle' && !thing['image']))
    problems.push('NewsArticle without image');
  problems.push(...(await thingsProblems(things, origin)));
  return problems.map(problem => `${path}: ${problem}`);
}
