import { crawl, isIndexable, unescaped, type CrawledPage } from '@/tests/journeys/support/crawl';
import { graphProblems } from '@/tests/journeys/support/graph-problems';
import { headProblems } from '@/tests/journeys/support/head-problems';
import { offerProblems } from '@/tests/journeys/support/offer-problems';
import { startOneOfEach, type OneOfEach } from '@/tests/journeys/support/one-of-each';
import { expect, test } from '@/tests/journeys/support/test';

/** Trees that robots do not crawl, and lists of several tags: only a sample is followed. */
const sampled: [RegExp, number][] = [
  [/^\/sportsbet\/redirect\//, 10],
  [/^\/bookmaker\/redirect\//, 10],
  [/[?&]tag=[^&]*,/, 10],
  [/^\/odds\/markets\//, 10],
  [/^\/matches\/[^/]+\/(comments|charts)\b/, 20],
  [/^\/players\/side\//, 10],
];

/** Redirects of the product: to a canonical URL, and from a bookmaker's bare slug. */
const promised = [308, 307];

test(
  'links lead to every page in the sitemaps, to no dead one, and the sitemaps list every page; paid links are disclosed',
  { tag: '@desktop' },
  async ({ app, matches }) => {
    test.slow();
    const { url: origin } = app;
    const own = await startOneOfEach(app, matches);
    const counts = new Map<RegExp, number>();
    const isSampled = (path: string): boolean => {
      const kind = sampled.find(([pattern]) => pattern.test(path));
      if (!kind) return true;
      counts.set(kind[0], (counts.get(kind[0]) ?? 0) + 1);
      return (counts.get(kind[0]) ?? 0) <= kind[1];
    };
    // The first response of each is the old copy.
    await sitemapPaths(origin);

    const indexable = new Set<string>();
    const problems: string[] = [];
    const from = await crawl(['/'], {
      origin,
      follows: path => !isOfOthers(path, own) && isSampled(path),
      onPage: async (page, source) => {
        if (!isWell(page)) problems.push(`${page.status} ${page.path} from ${source}`);
        problems.push(...offerProblems(page));
        if (!isIndexable(page)) return;
        indexable.add(page.path);
        problems.push(...headProblems(page.path, page.html, origin));
        // An empty list has no data; outrights with theirs are in tests/system.
        if (page.path === '/odds/outrights') return;
        problems.push(...(await graphProblems(page.path, page.html, origin)));
      },
    });

    expect(problems).toEqual([]);
    expect(from.size).toBeGreaterThan(200);
    const listed = (await sitemapPaths(origin)).filter(path => !isOfOthers(path, own));
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.toSorted()).toEqual([...indexable].toSorted());
  },
);

/** Whether a page is about matches, a league or players of other tests. */
function isOfOthers(path: string, { league, live, upcoming, ended }: OneOfEach): boolean {
  if (/^\/(sportsbet\/redirect|matches|odds\/markets)\//.test(path))
    return ![live, upcoming, ended].some(({ id }) => path.includes(id));
  if (/^\/players\/[^/]+-\d+$/.test(path))
    return ![live, upcoming, ended].some(({ playerMark }) => path.endsWith(playerMark));
  const [, of] = /^\/(?:series|odds\/matches|calendars)\/([^/.]+)/.exec(path) ?? [];
  return of !== undefined && of !== 'all' && of !== league;
}

const isWell = ({ status }: CrawledPage): boolean => status === 200 || promised.includes(status);

async function sitemapPaths(origin: string): Promise<string[]> {
  const read = async (url: string) => {
    const answer = await fetch(url);
    expect(answer.status, url).toBe(200);
    const text = await answer.text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescaped(loc));
  };
  const files = await read(`${origin}/sitemap.xml`);
  const urls = (await Promise.all(files.map(read))).flat();
  expect(urls.filter(url => !url.startsWith(`${origin}/`))).toEqual([]);
  return [...new Set(urls.map(url => url.slice(origin.length)))];
}
