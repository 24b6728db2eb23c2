import { crawl, isIndexable, readPage, unescaped, type CrawledPage } from './crawl';
import { graphProblems } from './graph-problems';
import { headProblems } from './head-problems';
import { expect, test } from './test';

/** Trees that robots do not crawl, and lists of several tags: only a sample is followed. */
const sampled: [RegExp, number][] = [
  [/^\/sportsbet\/redirect\//, 10],
  [/^\/bookmaker\/redirect\//, 10],
  [/[?&]tag=[^&]*,/, 10],
  [/^\/odds\/markets\//, 10],
  [/^\/matches\/[^/]+\/(comments|charts)\b/, 20],
];

/** Redirects of the product: to a canonical URL, and from a bookmaker's bare slug. */
const promised = [308, 307];

test(
  'links lead to every page in the sitemaps, to no dead one, and the sitemaps list every page',
  {
    tag: '@desktop',
  },
  async ({ baseURL }) => {
    test.slow();
    const origin = new URL(baseURL ?? '').origin;
    const counts = new Map<RegExp, number>();
    const follows = (path: string): boolean => {
      const kind = sampled.find(([pattern]) => pattern.test(path));
      if (!kind) return true;
      counts.set(kind[0], (counts.get(kind[0]) ?? 0) + 1);
      return (counts.get(kind[0]) ?? 0) <= kind[1];
    };

    const indexable = new Set<string>();
    const doubtful: [path: string, from: string][] = [];
    const problems: string[] = [];
    const from = await crawl(['/'], {
      origin,
      follows,
      onPage: async (page, source) => {
        if (!isWell(page)) doubtful.push([page.path, source]);
        if (!isIndexable(page)) return;
        indexable.add(page.path);
        problems.push(...headProblems(page.path, page.html, origin));
        problems.push(...(await graphProblems(page.path, page.html, origin)));
      },
    });

    expect(problems).toEqual([]);
    expect(from.size).toBeGreaterThan(200);
    // Matches begin and end meanwhile: a link may be dead only while its page is cached.
    await expect(async () => {
      expect(await stillDead(origin, doubtful)).toEqual([]);
    }).toPass();
    await expect(async () => {
      const listed = await sitemapPaths(origin);
      const known = [...listed].filter(path => indexable.has(path));
      expect(known.length).toBeGreaterThan(100);
      expect(await notFound(origin, without(listed, indexable))).toEqual([]);
      expect(await stillIndexable(origin, without(indexable, listed))).toEqual([]);
    }).toPass({ timeout: 45_000 });
  },
);

const isWell = ({ status }: CrawledPage): boolean => status === 200 || promised.includes(status);

const without = (paths: Set<string>, others: Set<string>): string[] =>
  [...paths].filter(path => !others.has(path));

/** The links that still respond neither 200 nor with a redirect. */
async function stillDead(origin: string, doubtful: [string, string][]): Promise<string[]> {
  const dead: string[] = [];
  for (const [path, source] of doubtful) {
    const page = await readPage(origin, path);
    if (isWell(page) || !(await readPage(origin, source)).links.includes(path)) continue;
    dead.push(`${page.status} ${path} from ${source}`);
  }
  return dead;
}

/** The URLs in the sitemaps that the crawl missed and that no list links to now. */
async function notFound(origin: string, missed: string[]): Promise<string[]> {
  if (missed.length === 0) return [];
  const found = new Set<string>();
  const lists = /^\/($|odds\/|match-history|news(\?|$)|pages(\?|$)|bonuses(\?|$))/;
  const onPage = (page: CrawledPage) => {
    if (page.canonical) found.add(page.canonical);
  };
  const follows = (path: string) =>
    lists.test(path) || missed.includes(path) || missed.includes(path.replace(/\?.*/, ''));
  await crawl(['/'], { origin, follows, onPage });
  return missed.filter(path => !found.has(path));
}

/** The URLs that the crawl found, that the sitemaps lack, and that may still be indexed. */
async function stillIndexable(origin: string, unlisted: string[]): Promise<string[]> {
  const pages = await Promise.all(unlisted.map(path => readPage(origin, path)));
  return pages.filter(isIndexable).map(({ path }) => path);
}

async function sitemapPaths(origin: string): Promise<Set<string>> {
  const read = async (url: string) => {
    const answer = await fetch(url);
    expect(answer.status, url).toBe(200);
    const text = await answer.text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescaped(loc));
  };
  const files = await read(`${origin}/sitemap.xml`);
  const urls = (await Promise.all(files.map(read))).flat();
  expect(urls.filter(url => !url.startsWith(`${origin}/`))).toEqual([]);
  return new Set(urls.map(url => url.slice(origin.length)));
}
