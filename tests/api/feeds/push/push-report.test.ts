import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { continuePushApi, pushApiForEach, type PushApi } from './push-api';
import { pushedMatch } from './pushed-match';

jest.setTimeout(30_000);

onEachDatabase('the report of sources', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  test("an operator's token reads what sources reported, and what is not linked with suggestions", async () => {
    const operator = await api.tokenFor({ source: null, parts: [] });
    const other = await api.tokenFor({ source: 'other' });
    const first = await api.put(pushedMatch(api.seconds()));
    const similar = {
      revision: 1,
      at: api.seconds(),
      fixture: {
        competition: 'Cricket',
        teams: ['Bharat', 'Pakistan'],
        start: api.seconds() - 3600,
      },
    };
    expect((await api.put(similar, 'other/events/x', other)).body).toMatchObject({
      event: null,
      reason: 'similar',
    });

    const { text } = await api.call('GET', '/api/feeds/', undefined, operator);

    // Without waiting for the next sweep.
    expect(JSON.parse(text)).toMatchObject({
      sources: [
        { source: 'other', linked: 0, unlinked: 1 },
        { source: 'scorer', linked: 1, unlinked: 0, is_silent: false },
      ],
      unlinked: [
        { source: 'other', external_id: 'x', suggestions: [{ event: first.body['event'] }] },
      ],
      links: [{ source: 'scorer', external_id: '7' }],
    });
  });

  test('the report names results of one match that contradict each other, and the first is that of the match', async () => {
    const operator = await api.tokenFor({ source: null, parts: [] });
    const exchange = await api.tokenFor({ source: 'exchange', parts: ['odds'] });
    const at = api.seconds();
    const { markets: _markets, ...match } = pushedMatch(at, {
      score: { status: 4, match_status: 'India won by 3 runs' },
    });
    const pushed = await api.put(match);
    const report = async () =>
      JSON.parse((await api.call('GET', '/api/feeds/', undefined, operator)).text);
    const settle = (revision: number, winner: 0 | 1) => {
      const body = { revision, at, fixture: match.fixture, settled: { kind: 'won', winner } };
      return api.put(body, 'exchange/events/x', exchange);
    };

    await settle(1, 0);
    expect(await report()).toMatchObject({ contradictions: [] });
    expect((await settle(2, 1)).body).toMatchObject({ event: pushed.body['event'] });
    expect(await report()).toMatchObject({
      contradictions: [
        {
          event: pushed.body['event'],
          results: [
            { source: 'scorer', result: 'India won by 3 runs' },
            { source: 'exchange', result: 'Pakistan won' },
          ],
        },
      ],
    });
    const [event] = api.context.eventCache.all();
    expect(event?.fields.result).toMatchObject({ kind: 'won', winner: 0, margin: { runs: 3 } });
  });

  test('the OpenAPI document has the endpoints with their bodies', async () => {
    const documented = await continuePushApi(api.database, { docs: { siteName: 'Off the Bat' } });
    const document = (await documented.app.inject('/api/docs/json')).json();

    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/feeds/{source}/events/{externalId}',
        '/api/feeds/{source}/batch',
        '/api/feeds/{source}/heartbeat',
        '/api/feeds/',
      ]),
    );
    const body = document.paths['/api/feeds/{source}/events/{externalId}'].put.requestBody;
    expect(body.content['application/json'].schema.properties).toHaveProperty('revision');
  });
});
