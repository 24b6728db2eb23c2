import { expect, test } from '@/tests/journeys/support/test';

const first = '/odds/matches/all/in-play';

const moved: [string, string][] = [
  ['/odds', first],
  ['/odds/matches', first],
  ['/matches', first],
  ['/odds?utm_source=mail', `${first}?utm_source=mail`],
  ['/odds/matches/ipl', '/odds/matches/ipl/in-play'],
  ['/odds/matches/ipl?a=1&b=2', '/odds/matches/ipl/in-play?a=1&b=2'],
  [`${first}/`, first],
  [`${first}/?a=1`, `${first}?a=1`],
  ['/ODDS/Matches/all/in-play', first],
  ['/Odds?a=B', `${first}?a=B`],
  ['/news?page=1', '/news'],
  ['/pages?page=0&utm_source=mail', '/pages?utm_source=mail'],
  ['/bonuses?page=-1', '/bonuses'],
  ['/betting-sites?page=abc', '/betting-sites'],
  ['/news?tag=T20,IPL', '/news?tag=IPL,T20'],
  ['/news?tag=IPL%2CT20&page=2', '/news?tag=IPL,T20&page=2'],
  ['/pages?tag=odds,odds&page=1', '/pages?tag=odds'],
  ['/betting-explained/decimal-odds?tag=odds', '/pages?tag=odds'],
  ['/betting-explained/decimal-odds/?tag=odds&gclid=1', '/pages?tag=odds&gclid=1'],
];

test.describe('URLs', { tag: '@desktop' }, () => {
  for (const [from, to] of moved) {
    test(`${from} redirects to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });

      expect(response.status()).toBe(308);
      expect(response.headersArray().filter(isLocation)).toEqual([
        { name: expect.stringMatching(/^location$/i), value: to },
      ]);
    });
  }

  const long = 'x'.repeat(900);
  for (const path of [
    `/matches/avsb-2026-01-01-${'9'.repeat(900)}`,
    `/matches/${long}`,
    `/news/${long}`,
    `/news?tag=${long.repeat(2)}`,
    `/bonuses/${long}`,
    `/betting-sites/${long}`,
    `/bookmaker/redirect/${long}`,
    `/${long}`,
    `/guides/${long}`,
    '/odds/matches/all/yesterday',
    '/matches/avsb-2026-01-01-000000',
    '/matches/nothing',
    '/news/no-such-story',
    '/bonuses/no-such-bonus',
    '/betting-sites/nobody',
    '/news?page=900',
    '/news?tag=IPL&page=900',
    '/pages?page=900000',
    '/match-history?page=900000',
    '/bonuses?page=50',
    '/betting-sites?page=2',
    '/no-such-page',
    '/no/such/page',
    '/404',
    '/news%2Fx',
    '/~not-found',
    '/decimal.full/odds/matches/all/in-play',
  ]) {
    test(`${path.slice(0, 80)} responds 404`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });

      expect(response.status()).toBe(404);
    });
  }

  test('a league that does not exist responds 404 beside those that do', async ({
    request,
    matches,
  }) => {
    const { league } = await matches.start();
    const statusOf = async (slug: string) =>
      (await request.get(`/odds/matches/${slug}/in-play`, { maxRedirects: 0 })).status();

    expect(await statusOf(league)).toBe(200);
    expect(await statusOf('no-such-league')).toBe(404);
    expect(await statusOf(long)).toBe(404);
  });

  test('a match has one canonical URL, and is found by its id', async ({ request, matches }) => {
    const { id, path } = await matches.start({ at: { over: '0.1' } });
    const answers = async (from: string) => {
      const response = await request.get(from, { maxRedirects: 0 });
      const locations = response.headersArray().filter(isLocation);
      return [response.status(), ...locations.map(({ value }) => value)];
    };

    expect(await answers(path)).toEqual([200]);
    expect(await answers(`/matches/whatever-${id}`)).toEqual([308, path]);
    expect(await answers(`/matches/${id}`)).toEqual([308, path]);
    expect(await answers(`/matches/whatever-${id}?history=true`)).toEqual([
      308,
      `${path}?history=true`,
    ]);
  });
});

const isLocation = ({ name }: { name: string }): boolean => name.toLowerCase() === 'location';
