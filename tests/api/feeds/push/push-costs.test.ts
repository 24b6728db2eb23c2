import { onAnyDatabase } from '@/tests/api/store/on-each-database';
import { pushApiForEach, startPushApi, type PushApi } from './push-api';
import { pushedMatch, pushedWinner } from './pushed-match';

jest.setTimeout(30_000);

onAnyDatabase('the limits of a token', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  const limited = async (limits: { bytes?: number; prices?: number }) => {
    await api.app.close();
    api = await startPushApi(api.database, {
      pushLimits: { calls: 1000, bytes: 1e9, prices: 1e9, ...limits },
    });
  };
  const moved = (revision: number) => ({
    revision,
    at: api.seconds(),
    markets: [pushedWinner(1.5, 2.8)],
  });
  const expectTooMany = (
    { status, text, headers }: Awaited<ReturnType<PushApi['call']>>,
    reason: string,
  ) => {
    expect(status).toBe(429);
    expect(JSON.parse(text)).toEqual({ detail: reason });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  };

  test('more prices of a match than a page can show are refused with their path', async () => {
    const prices = Array.from({ length: 100 }, (_, id) => ({ bookmaker: `b${id}`, odds: 2 }));
    const selections = Array.from({ length: 10 }, (_, id) => ({ id: `${id}`, name: 'A', prices }));
    const markets = Array.from({ length: 6 }, (_, id) => ({ id: `${id}`, name: 'M', selections }));

    expect(await api.put(pushedMatch(api.seconds(), { markets }))).toEqual({
      status: 422,
      body: {
        detail: 'markets: expected at most 5000 prices, not 6000',
        path: 'markets',
      },
    });
    const line = JSON.stringify({ external_id: '7', ...pushedMatch(api.seconds(), { markets }) });
    const { text } = await api.call('POST', '/api/feeds/scorer/batch', line);
    expect(JSON.parse(text)).toMatchObject({ status: 422, path: 'markets' });
    expect((await api.put(pushedMatch(api.seconds(), { markets: markets.slice(1) }))).status).toBe(
      200,
    );
  });

  test('prices beyond the limit of a minute are refused, and nothing is written', async () => {
    await limited({ prices: 5 });
    const first = await api.put(pushedMatch(api.seconds()));
    expect((await api.put(moved(2))).status).toBe(200);

    const third = await api.call('PUT', '/api/feeds/scorer/events/7', moved(3));
    expectTooMany(third, 'More than 5 prices in a minute.');
    const line = JSON.stringify({ external_id: '7', ...moved(3) });
    const batch = await api.call('POST', '/api/feeds/scorer/batch', line);
    expectTooMany(batch, 'More than 5 prices in a minute.');

    expect(await api.context.feedStore.linkOf({ source: 'scorer', externalId: '7' })).toMatchObject(
      { revision: 2 },
    );
    // Pushes without prices do not count.
    const score = { revision: 4, at: api.seconds(), score: { status: 2, score: '150/3:159' } };
    expect((await api.put(score)).status).toBe(200);
    expect(await api.eventOf(first)).toMatchObject({ score: '150/3:159' });
  });

  test('bytes beyond the limit of a minute are refused before they are parsed', async () => {
    const size = Buffer.byteLength(JSON.stringify(pushedMatch(api.seconds())));
    await limited({ bytes: size + 10 });
    expect((await api.put(pushedMatch(api.seconds()))).status).toBe(200);

    const reason = `More than ${size + 10} bytes in a minute.`;
    const second = await api.call('PUT', '/api/feeds/scorer/events/7', moved(2));
    expectTooMany(second, reason);
    const batch = await api.call('POST', '/api/feeds/scorer/batch', 'no JSON, but eleven bytes');
    expectTooMany(batch, reason);
  });

  test('the pushes of one token do not reduce the limit of another', async () => {
    await limited({ prices: 3 });
    const other = await api.tokenFor({ source: 'other' });
    await api.put(pushedMatch(api.seconds()));
    expect((await api.put(moved(2))).status).toBe(429);

    expect((await api.put(pushedMatch(api.seconds()), 'other/events/7', other)).status).toBe(200);
  });
});
