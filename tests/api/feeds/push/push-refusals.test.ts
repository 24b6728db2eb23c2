import { onAnyDatabase } from '@/tests/api/store/on-each-database';
import { pushApiForEach, startPushApi, type PushApi } from './push-api';
import { pushedMatch, pushedWinner } from './pushed-match';

jest.setTimeout(30_000);

onAnyDatabase('the endpoint for pushes', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  describe('refuses', () => {
    const priced = (price: object) =>
      pushedMatch(api.seconds(), {
        markets: [
          {
            ...pushedWinner(1.8, 2.1),
            selections: [
              { id: 'a', name: 'India', prices: [{ bookmaker: 'x', odds: 2, ...price }] },
            ],
          },
        ],
      });
    const odds = (value: unknown) => priced({ odds: value });

    it.each([
      ['odds of 1', () => odds(1), 'markets.0.selections.0.prices.0.odds'],
      ['odds as text', () => odds('1.5'), 'markets.0.selections.0.prices.0.odds'],
      [
        'a score of one side',
        () => pushedMatch(api.seconds(), { score: { status: 2, score: '1' } }),
        'score.score',
      ],
      [
        'an unknown status',
        () => pushedMatch(api.seconds(), { score: { status: 7 } }),
        'score.status',
      ],
      ['a time with a fraction', () => pushedMatch(api.seconds() - 0.5), 'at'],
      ['a time before 1970', () => pushedMatch(-1), 'at'],
      [
        'a start with a fraction',
        () =>
          pushedMatch(api.seconds(), {
            fixture: { ...pushedMatch(api.seconds()).fixture, start: api.seconds() + 0.5 },
          }),
        'fixture.start',
      ],
      [
        'a price whose time has a fraction',
        () => priced({ updated_at: api.seconds() - 0.5 }),
        'markets.0.selections.0.prices.0.updated_at',
      ],
      ['no revision', () => pushedMatch(api.seconds(), { revision: undefined }), 'revision'],
      [
        'a character that cannot be stored',
        () => pushedMatch(api.seconds(), { score: { status: 2, match_status: 'a\0b' } }),
        'score.match_status',
      ],
    ])('refuses %s with 422 and its path, and nothing is written', async (_, body, path) => {
      expect(await api.put(body())).toEqual({
        status: 422,
        body: { detail: expect.stringContaining(path), path },
      });
      expect(api.context.updates).toEqual([]);
      expect(await api.context.feedStore.links(0)).toEqual([]);
    });

    it('refuses a heartbeat whose time has a fraction with 422, so that no source loses its confirmation', async () => {
      const { status, text } = await api.call('PUT', '/api/feeds/scorer/heartbeat', {
        at: api.seconds() - 0.5,
      });

      expect([status, JSON.parse(text)]).toEqual([
        422,
        { detail: expect.stringContaining('at: '), path: 'at' },
      ]);
    });

    it('refuses an unknown, a revoked and a missing token with 401', async () => {
      const all = await api.context.feedStore.tokens();
      await api.context.feedStore.revokeToken(all[0]?.id ?? 0, api.seconds());

      expect((await api.put(pushedMatch(api.seconds()))).status).toBe(401);
      expect(
        (await api.put(pushedMatch(api.seconds()), 'scorer/events/7', 'x'.repeat(43))).status,
      ).toBe(401);
      expect((await api.app.inject('/api/feeds/')).statusCode).toBe(401);
    });

    it('refuses what is outside the scope of the token with 403', async () => {
      const scores = await api.tokenFor({ parts: ['scores'] });
      const silly = await api.tokenFor({ bookmakers: ['golden-duck'] });

      expect((await api.put(pushedMatch(api.seconds()), 'other/events/7')).status).toBe(403);
      expect((await api.put(pushedMatch(api.seconds()), 'scorer/events/7', scores)).status).toBe(
        403,
      );
      expect((await api.put(pushedMatch(api.seconds()), 'scorer/events/7', silly)).status).toBe(
        403,
      );
      expect((await api.call('GET', '/api/feeds/')).status).toBe(403);
      expect(api.context.updates).toEqual([]);
    });

    it('refuses too long a body and too many lines with 413', async () => {
      const long = pushedMatch(api.seconds(), { padding: 'x'.repeat(1024 * 1024) });
      const lines = '{}\n'.repeat(501);

      expect((await api.put(long)).status).toBe(413);
      expect((await api.call('POST', '/api/feeds/scorer/batch', lines)).status).toBe(413);
    });

    it('refuses more pushes than the limit with 429 and the time to retry', async () => {
      await api.app.close();
      api = await startPushApi(api.database, {
        pushLimits: { calls: 1, bytes: 1e6, prices: 1e6 },
      });
      await api.put(pushedMatch(api.seconds()));

      const { status, headers } = await api.call('PUT', '/api/feeds/scorer/heartbeat', { at: 1 });

      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});
