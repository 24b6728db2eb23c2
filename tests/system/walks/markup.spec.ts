import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { canCheckMarkup, markupProblems } from '@/tests/journeys/support/markup-problems';
import { startOneOfEach } from '@/tests/journeys/support/one-of-each';
import { expect, test } from '@/tests/journeys/support/test';

test.skip(!canCheckMarkup(), 'the checker needs Java');

test(
  'the W3C checker finds no error and no warning in any kind of page',
  { tag: '@desktop' },
  async ({ request, app, matches }) => {
    test.slow();
    const { league, live, upcoming, ended } = await startOneOfEach(app, matches);
    const ofMatches = [live, upcoming, ended].map(match => match.path);
    const routes = (await promisedRoutes(app.apiUrl)).map(({ path }) => path);
    const own = [
      '/following',
      '/my-bookmakers',
      '/alerts',
      '/offline-storage',
      '/responsible-gambling/break',
      '/responsible-gambling/reminder',
      '/responsible-gambling/questions',
      '/responsible-gambling/cost',
      '/series',
      `/series/${league}`,
      '/calculators',
      '/calculators/accumulator?stake=10&odds=2.5&odds=3',
      '/calculators/each-way?odds=x',
      '/glossary',
      '/accessibility',
    ];
    const documents = new Map<string, string>();
    for (const path of [...routes, ...ofMatches, ...own, '/no-such-page', '/search?q=india']) {
      const response = await request.get(path);
      const type = response.headers()['content-type'] ?? '';
      if (type.startsWith('text/html')) documents.set(path, await response.text());
    }

    expect(documents.size).toBeGreaterThan(20);
    expect(await markupProblems(documents)).toEqual([]);
  },
);
