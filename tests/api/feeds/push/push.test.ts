import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { continuePushApi, pushApiForEach, type PushApi } from './push-api';
import { pushedMatch, pushedWinner } from './pushed-match';

jest.setTimeout(30_000);

onEachDatabase('a push', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  test('a pushed match is an event with its names, score and compared prices', async () => {
    const answer = await api.put(pushedMatch(api.seconds()));

    expect(answer).toEqual({
      status: 200,
      body: { applied: true, revision: 1, event: expect.any(String), reason: null },
    });
    expect(await api.eventOf(answer)).toMatchObject({
      name: 'India - Pakistan',
      status: 2,
      score: '140/3:159',
      tournament: 'Asia Cup',
      league: 'asia-cup',
      bookmakers: [{ slug: 'silly-point', title: 'Silly Point' }],
      sources: { odds: { name: 'scorer' }, score: { name: 'scorer' } },
      markets: [
        {
          id: 'winner',
          selections: [
            { id: 'india', odds: 1.8, best: ['silly-point'] },
            { id: 'pakistan', odds: 2.1 },
          ],
        },
      ],
    });
  });

  test('a part that is pushed replaces its predecessor, the others stay, and sockets receive the change', async () => {
    const first = await api.put(pushedMatch(api.seconds()));
    api.context.updates.length = 0;

    await api.put({ revision: 2, at: api.seconds(), markets: [pushedWinner(1.5, 2.8)] });

    expect(await api.eventOf(first)).toMatchObject({
      score: '140/3:159',
      markets: [{ selections: [{ odds: 1.5 }, { odds: 2.8 }] }],
    });
    expect(api.context.updates).toHaveLength(1);
  });

  test('a revision that is not above the last is not applied, also when it is retried immediately', async () => {
    const moved = { revision: 2, at: api.seconds(), markets: [pushedWinner(1.5, 2.8)] };
    const first = await api.put(pushedMatch(api.seconds()));
    const answers = await Promise.all([
      api.put(moved),
      api.put(moved),
      api.put(pushedMatch(api.seconds())),
    ]);

    expect(answers.map(({ body }) => [body['applied'], body['revision']])).toEqual([
      [true, 2],
      [false, 2],
      [false, 2],
    ]);
    expect(await api.eventOf(first)).toMatchObject({
      markets: [{ selections: [{ odds: 1.5 }, {}] }],
    });
  });

  test('the revision and the parts of every source are known after a restart', async () => {
    const first = await api.put(pushedMatch(api.seconds()));
    await api.app.close();
    api = await continuePushApi(api.database);

    expect(await api.put(pushedMatch(api.seconds()))).toMatchObject({ body: { applied: false } });
    await api.put({ revision: 2, at: api.seconds(), score: { status: 2, score: '150/3:159' } });

    expect(await api.eventOf(first)).toMatchObject({
      score: '150/3:159',
      markets: [{ selections: [{ odds: 1.8 }, { odds: 2.1 }] }],
    });
  });

  test.each([
    { after: 'a push', seconds: 600 },
    { after: 'a heartbeat', seconds: 900 },
  ])(
    'a restart right $after keeps the maximum silence that belongs to the token',
    async ({ after, seconds }) => {
      const token = await api.tokenFor({ maxSilence: 600 });
      const first = await api.put(pushedMatch(api.seconds()), 'scorer/events/7', token);
      if (after === 'a heartbeat') {
        const longer = await api.tokenFor({ maxSilence: seconds });
        await api.put({ at: api.seconds() }, 'scorer/heartbeat', longer);
      }
      await api.app.close();
      api = await continuePushApi(api.database);

      // By default a silence of a minute suspends prices.
      api.context.clock.ms += (seconds - 30) * 1000;
      await api.context.sources.merger.sweep();

      expect(await api.eventOf(first)).toMatchObject({
        match_status: 'India need 20 runs',
        markets: [{ selections: [{ best: ['silly-point'] }, {}] }],
      });
    },
  );

  describe('two sources of one match', () => {
    const ofOther = (changes: Record<string, unknown>) => ({
      revision: 1,
      at: api.seconds(),
      fixture: {
        competition: 'Cricket',
        teams: ['PAKISTAN', 'India'],
        start: api.seconds() - 1800,
      },
      ...changes,
    });

    it('two sources of one match have one event: each bookmaker of its own source, the score of the first', async () => {
      const other = await api.tokenFor({ source: 'other' });
      const first = await api.put(pushedMatch(api.seconds()));
      const second = await api.put(
        ofOther({
          markets: [pushedWinner(1.85, 2, 'leg-gully')],
          score: { status: 4, score: '0:0' },
        }),
        'other/events/x',
        other,
      );

      expect(second.body).toMatchObject({ applied: true, event: first.body['event'] });
      expect(await api.eventOf(first)).toMatchObject({
        name: 'India - Pakistan',
        status: 2,
        score: '140/3:159',
        markets: [
          {
            selections: [
              { name: 'India', odds: 1.85, best: ['leg-gully'] },
              { name: 'Pakistan', odds: 2.1, best: ['silly-point'] },
            ],
          },
        ],
      });
    });

    it('two sources of one match are split by the operator, and joined again', async () => {
      const other = await api.tokenFor({ source: 'other' });
      const first = await api.put(pushedMatch(api.seconds()));
      const id = { source: 'other', externalId: 'x' };
      await api.put(
        ofOther({ markets: [pushedWinner(1.85, 2, 'leg-gully')] }),
        'other/events/x',
        other,
      );

      await api.context.feedStore.chooseEvent(id, { eventId: null, now: api.seconds() });
      await api.context.sources.merger.sweep();
      expect(await api.eventOf(first)).toMatchObject({ bookmakers: [{ slug: 'silly-point' }] });
      const later = ofOther({ revision: 2, markets: [pushedWinner(1.9, 2, 'leg-gully')] });
      expect((await api.put(later, 'other/events/x', other)).body).toMatchObject({
        event: null,
        reason: 'unlinked by the operator',
      });

      const eventId = String(first.body['event']);
      await api.context.feedStore.chooseEvent(id, { eventId, now: api.seconds() });
      await api.context.sources.merger.sweep();
      expect(await api.eventOf(first)).toMatchObject({
        bookmakers: [{ slug: 'leg-gully' }, { slug: 'silly-point' }],
        markets: [{ selections: [{ odds: 1.9 }, { odds: 2.1 }] }],
      });
    });
  });

  test('a source that falls silent has its prices suspended, and its match shows it', async () => {
    const first = await api.put(pushedMatch(api.seconds()));

    api.context.clock.ms += 50_000;
    expect(
      (await api.call('PUT', '/api/feeds/scorer/heartbeat', { at: api.seconds() })).status,
    ).toBe(200);
    api.context.clock.ms += 50_000;
    await api.context.sources.merger.sweep();
    expect(api.context.sources.silent()).toEqual([]);
    expect(await api.eventOf(first)).toMatchObject({
      match_status: 'India need 20 runs',
      markets: [{ selections: [{ best: ['silly-point'] }, {}] }],
    });

    api.context.clock.ms += 20_000;
    await api.context.sources.merger.sweep();
    expect(api.context.sources.silent()).toEqual(['scorer']);
    expect(await api.eventOf(first)).toMatchObject({
      match_status: expect.stringMatching(/^India need 20 runs – no score since \d\d:\d\d UTC$/),
      markets: [{ selections: [{ best: [], prices: [{ status: 'suspended' }] }, {}] }],
    });
    expect((await api.app.inject('/readyz')).json()).toEqual({
      status: 'degraded',
      silent_sources: ['scorer'],
    });
  });

  test('a batch has one result for each line, and an invalid line does not affect the others', async () => {
    const lines = [
      JSON.stringify({ external_id: '1', ...pushedMatch(api.seconds()) }),
      'no JSON',
      JSON.stringify({ external_id: '2', revision: 1, at: api.seconds() }),
    ];

    const { status, text } = await api.call('POST', '/api/feeds/scorer/batch', lines.join('\n'));

    expect(status).toBe(200);
    expect(
      text
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as unknown),
    ).toEqual([
      { status: 200, applied: true, revision: 1, event: expect.any(String), reason: null },
      { status: 422, detail: 'expected a JSON object', path: '' },
      { status: 422, detail: 'fixture: required in the first push of a match', path: 'fixture' },
    ]);
  });
});
