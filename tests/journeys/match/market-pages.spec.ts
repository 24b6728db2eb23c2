import { crawl } from '@/tests/journeys/support/crawl';
import { linkTags } from '@/tests/journeys/support/link-tags';
import { expect, test } from '@/tests/journeys/support/test';

const isMarket = (path: string): boolean => path.startsWith('/odds/markets/');

test(
  'links to a market that has ended meet no 404: it is closed until its match is over, then leads there',
  { tag: '@desktop' },
  async ({ app, matches, request }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    const before = await (await request.get(match.path)).text();
    const links = linkTags(before).filter(({ href }) => isMarket(href));
    const ending = links.find(({ href }) => /\/over-\d+-\d+$/.test(href))?.href ?? '';
    expect(ending).not.toBe('');

    await match.play(12);
    await app.forgetCopies();

    // The links of the page as it was, and everything that the match's pages link to now.
    const statuses = new Map<string, number>();
    const rels: string[] = [];
    await crawl([match.path, ...links.map(({ href }) => href)], {
      origin: app.url,
      follows: path => path.includes(match.id) && !path.startsWith('/sportsbet/'),
      onPage: ({ path, status, html }) => {
        statuses.set(path, status);
        rels.push(...linkTags(html).flatMap(({ href, rel }) => (isMarket(href) ? rel : [])));
      },
    });
    expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
    expect(statuses.size).toBeGreaterThan(links.length);
    expect(new Set(rels)).toEqual(new Set(['nofollow']));

    const closed = await request.get(ending);
    const html = await closed.text();
    expect(html).toMatch(/This market is closed\..*Its last prices are from.*<time/s);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(linkTags(html).map(({ href }) => href)).toContain(match.path);

    await match.end();
    await app.forgetCopies();
    const ended = await request.get(ending, { maxRedirects: 0 });
    expect(ended.status()).toBe(308);
    expect(ended.headers()['location']).toBe(match.path);
  },
);
