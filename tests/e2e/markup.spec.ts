import { matchPath } from '@/lib/domain/match/match-name';
import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { apiUrl } from '@/tests/fixtures/servers/e2e-ports';
import { canCheckMarkup, markupProblems } from './support/markup-problems';
import { upcomingMatch, youngestMatch } from './support/site-matches';
import { expect, test } from './support/test';

test.skip(!canCheckMarkup(), 'the checker needs Java');

test(
  'the W3C checker finds no error and no warning in any kind of page',
  { tag: '@desktop' },
  async ({ request }) => {
    test.slow();
    const routes = (await promisedRoutes(apiUrl)).map(({ path }) => path);
    const matches = [await youngestMatch(request), await upcomingMatch(request)].map(matchPath);
    const documents = new Map<string, string>();
    const own = ['/following', '/alerts', '/offline-storage', '/series', '/series/ipl'];
    for (const path of [...routes, ...matches, ...own, '/no-such-page', '/search?q=india']) {
      const response = await request.get(path);
      const type = response.headers()['content-type'] ?? '';
      if (type.startsWith('text/html')) documents.set(path, await response.text());
    }

    expect(documents.size).toBeGreaterThan(20);
    expect(await markupProblems(documents)).toEqual([]);
  },
);
