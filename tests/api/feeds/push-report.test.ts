import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { pushApiForEach, type PushApi } from './push-api';
import { pushedMatch } from './pushed-match';

jest.setTimeout(30_000);

onEachDatabase('the report of sources', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  test("an operator's token reads what sources said, and what is not linked with suggestions", async () => {
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
    await api.context.sources.merger.tick();

    const { text } = await api.call('GET', '/api/feeds/', undefined, operator);

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

  test('the OpenAPI document has the endpoints with their bodies', async () => {
    const document = (await api.app.inject('/api/docs/json')).json();

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
