import Validator from '@adobe/structured-data-validator';

type Thing = { '@type': string; [key: string]: unknown };

/** The types of structured data by kind of page; all pages but home also have breadcrumbs. */
const kinds: [RegExp, string[]][] = [
  [/^\/$/, ['WebSite', 'Organization']],
  [/^\/matches\//, ['BreadcrumbList', 'SportsEvent']],
  [/^\/news\/./, ['BreadcrumbList', 'NewsArticle', 'Organization']],
  [/^\/(news|pages|bonuses|betting-sites|match-history)(\?|$)/, ['BreadcrumbList', 'ItemList']],
  [/^\/odds\/outrights$/, ['BreadcrumbList', 'ItemList']],
  [/^\//, ['BreadcrumbList']],
];

/**
 * The properties that Google requires for a type (developers.google.com/search/docs), and those of
 * the owner.
 */
const required: Record<string, string[]> = {
  WebSite: ['name', 'url', 'publisher'],
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  SportsEvent: ['name', 'startDate', 'eventStatus', 'homeTeam', 'awayTeam', 'url'],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image'],
  LiveBlogPosting: ['headline', 'coverageStartTime', 'liveBlogUpdate', 'about', 'publisher'],
  Review: ['author', 'itemReviewed', 'reviewRating', 'name'],
};
const dates = ['startDate', 'datePublished', 'dateModified', 'coverageStartTime'];
const addresses = ['url', 'item', '@id', 'image', 'logo', 'mainEntityOfPage', 'sameAs'];

/** The errors in a page's schema.org data. */
export async function graphProblems(path: string, html: string, origin: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const problems = scripts.some(([, json = '']) => json.includes('<')) ? ['not escaped'] : [];
  const graphs = scripts.map(
    ([, json = '']) => JSON.parse(json) as { '@context': string; '@graph': Thing[] },
  );
  const things = graphs.flatMap(graph => graph['@graph']);
  if (graphs.some(graph => graph['@context'] !== 'https://schema.org')) problems.push('no context');

  const expected = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  for (const type of expected)
    if (!things.some(thing => thing['@type'] === type)) problems.push(`no ${type}`);
  for (const thing of things) problems.push(...thingProblems(thing));
  for (const [key, value] of things.flatMap(valuesIn)) problems.push(...valueProblems(key, value));
  problems.push(...unknownIds(things, origin), ...(await rulesBroken(things)));
  return problems.map(problem => `${path}: ${problem}`);
}

function thingProblems(thing: Thing): string[] {
  const missing = (required[thing['@type']] ?? []).filter(key => isEmpty(thing[key]));
  const isPlain = thing['@type'] in required;
  return [
    ...missing.map(key => `${thing['@type']} without ${key}`),
    ...(isPlain ? [] : [`${thing['@type']} is not expected`]),
  ];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Every value with its key, at any depth. */
function valuesIn(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => [
    ...[inner].flat().map((one): [string, unknown] => [key, one]),
    ...valuesIn(inner),
  ]);
}

function valueProblems(key: string, value: unknown): string[] {
  // Offers are the bookmakers', and marks are the editors' own.
  if (/^(offers|price|lowPrice|aggregateRating)$/.test(key)) return [`claims ${key}`];
  if (key === '@type' && /^(Offer|AggregateRating)/.test(String(value))) return [`claims ${value}`];
  if (typeof value !== 'string') return [];
  if (addresses.includes(key) && !/^https?:\/\//.test(value)) return [`${key} is '${value}'`];
  if (dates.includes(key) && !/T\d\d:\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value))
    return [`${key} is '${value}'`];
  return [];
}

/** A referenced id must be described on the same page. */
function unknownIds(things: Thing[], origin: string): string[] {
  const known = new Set(things.map(thing => thing['@id']));
  return things
    .flatMap(valuesIn)
    .map(([, value]) => value)
    .filter((value): value is { '@id': string } => isReference(value) && !known.has(value['@id']))
    .map(value => `refers to ${value['@id'].replace(origin, '')}, which is not there`);
}

const isReference = (value: unknown): value is { '@id': string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === '@id';

async function rulesBroken(things: Thing[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}
