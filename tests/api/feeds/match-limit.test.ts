import { createMerger, type Merger } from '@/api/feeds/merging/merger';
import { newEventId } from '@/api/feeds/merging/event-links';
import { runFeedQuery } from '@/api/admin/feed-queries';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { continuePushApi, pushApiForEach, type PushApi } from '@/tests/api/feeds/push/push-api';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/push/pushed-match';

jest.setTimeout(30_000);

onEachDatabase('the matches of a source', open => {
  let api: PushApi;
  let merger: Merger;
  pushApiForEach(open, created => {
    api = created;
    merger = created.context.sources.merger;
  });

  const fixtureOf = (id: string, start = api.seconds() + 3600) => ({
    competition: `Cup ${id}`,
    format: 't20' as const,
    gender: 'men' as const,
    teams: [`North ${id}`, `South ${id}`] as const,
    start,
  });
  const body = (id: string, changes: object = {}) =>
    pushedMatch(api.seconds(), { fixture: fixtureOf(id), score: undefined, ...changes });
  const put = (id: string, changes: object = {}) =>
    api.put(body(id, changes), `scorer/events/${id}`);
  const operator = (question: Parameters<typeof runFeedQuery>[0]) =>
    runFeedQuery(question, api.context.feedStore, api.context.clock.ms);
  const shownNames = async () =>
    (await api.context.store.currentEvents()).map(({ fields }) => fields.name).sort();

  describe('with room for two open matches', () => {
    const apply = (id: string, changes: object = {}) =>
      merger.applyEach([
        { source: 'scorer', externalId: id, at: api.seconds(), fixture: fixtureOf(id), ...changes },
      ]);

    beforeEach(() => {
      merger = createMerger({
        store: api.context.feedStore,
        sink: api.context.ingest,
        now: api.context.now,
        markOf: () => null,
        mapBookmakers: (_source, prices) => prices,
        matchesPerSource: 2,
        log: { warn: () => undefined },
      });
    });

    it('refuses a third one and says why; known ones and other sources go on', async () => {
      await apply('1');
      await apply('2');
      expect(await apply('3')).toMatchObject([
        {
          status: 'rejected',
          reason: {
            code: 'forbidden',
            message: expect.stringContaining('2 open matches, the most that MATCHES_PER_SOURCE'),
          },
        },
      ]);

      expect(await apply('2')).toMatchObject([{ status: 'fulfilled' }]);
      expect(await apply('3', { source: 'other' })).toMatchObject([{ status: 'fulfilled' }]);
      expect(await api.context.feedStore.links(0)).toHaveLength(3);
    });

    it('does not count matches that have ended, by their score or because none lasts longer', async () => {
      await apply('1');
      await apply('2', { score: { status: 2 } });
      await apply('2', { score: { status: 4 } });
      expect(await apply('3')).toMatchObject([{ status: 'fulfilled' }]);

      expect(await apply('4')).toMatchObject([{ status: 'rejected' }]);
      api.context.clock.ms += 20 * 3_600_000;
      expect(await apply('4')).toMatchObject([{ status: 'fulfilled' }]);
    });

    it('has room for ten times as many in all, so that ended ones cannot be added without end', async () => {
      for (let id = 0; id < 20; id += 1)
        expect(await apply(`${id}`, { score: { status: 4 } })).toMatchObject([
          { status: 'fulfilled' },
        ]);

      expect(await apply('20', { score: { status: 4 } })).toMatchObject([{ status: 'rejected' }]);
    });

    it('counts within a call too', async () => {
      const all = ['1', '2', '3'].map(id => ({
        ...{ source: 'scorer', externalId: id, at: api.seconds(), fixture: fixtureOf(id) },
      }));

      expect((await merger.applyEach(all)).map(({ status }) => status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
      ]);
    });
  });

  test('a refused line of a batch has the status 403 and the reason', async () => {
    await api.app.close();
    api = await continuePushApi(api.database, {}, { MATCHES_PER_SOURCE: '1' });
    const lines = ['1', '2'].map(id => JSON.stringify({ external_id: id, ...body(id) }));

    const { text } = await api.call('POST', '/api/feeds/scorer/batch', lines.join('\n'));

    const outcomes = text.trim().split('\n');
    expect(outcomes.map(line => JSON.parse(line) as unknown)).toMatchObject([
      { status: 200, applied: true },
      { status: 403, detail: expect.stringContaining('1 open matches') },
    ]);
  });

  describe('are withdrawn with its token', () => {
    const other = (changes: object = {}) => ({
      revision: 1,
      at: api.seconds(),
      fixture: fixtureOf('1'),
      markets: [pushedWinner(1.9, 2, 'leg-gully')],
      ...changes,
    });
    const pushAll = async () => {
      await put('1');
      // On other days, since similar names at one time are not linked.
      await put('2', { fixture: fixtureOf('2', api.seconds() + 86_400) });
      const ended = { status: 4, match_status: 'Ended' };
      await put('3', { fixture: fixtureOf('3', api.seconds() - 86_400), score: ended });
      const token = await api.tokenFor({ source: 'other' });
      const shared = await api.put(other(), 'other/events/x', token);
      expect(await shownNames()).toEqual(['North 1 - South 1', 'North 2 - South 2']);
      return shared;
    };

    it('and what another source has too keeps what that brought', async () => {
      const shared = await pushAll();
      const firstId = (await api.context.feedStore.tokens())[0]?.id ?? 0;
      const outcome = await operator({ about: 'feed revoke', id: firstId, withdraw: true });
      await merger.sweep();

      expect(outcome).toEqual({ source: 'scorer', withdrawn: 3, others: [] });
      expect(await shownNames()).toEqual(['North 1 - South 1']);
      expect(await api.context.store.latestPastMatches(10)).toEqual([]);
      expect(await api.eventOf(shared)).toMatchObject({ bookmakers: [{ slug: 'leg-gully' }] });
      expect(await api.context.feedStore.links(0)).toMatchObject([{ source: 'other' }]);
      expect(await api.context.feedStore.operatorChanges(0)).toEqual([]);
    });

    it('also while the API is stopped', async () => {
      await pushAll();
      const [first] = await api.context.feedStore.tokens();
      await api.app.close();
      await operator({ about: 'feed revoke', id: first?.id ?? 0, withdraw: true });
      api = await continuePushApi(api.database);
      await api.context.sources.merger.sweep();

      expect(await shownNames()).toEqual(['North 1 - South 1']);
      expect(await api.context.feedStore.links(0)).toMatchObject([{ source: 'other' }]);
    });

    it('also after the token was revoked, and the other tokens of the source are named', async () => {
      await put('1');
      const [first] = await api.context.feedStore.tokens();
      await api.tokenFor();
      const [, second] = await api.context.feedStore.tokens();
      const id = first?.id ?? 0;

      expect(await operator({ about: 'feed revoke', id, withdraw: false })).toEqual({
        source: 'scorer',
        withdrawn: null,
        others: [second?.id],
      });
      expect(await operator({ about: 'feed revoke', id, withdraw: false })).toBeNull();
      expect(await operator({ about: 'feed revoke', id, withdraw: true })).toMatchObject({
        withdrawn: 1,
      });
      expect(await operator({ about: 'feed revoke', id: id + 99, withdraw: true })).toBeNull();
    });
  });

  describe('with an event id of an earlier version', () => {
    const id = { source: 'scorer', externalId: '1' };
    const oldId = newEventId('scorer', '1').slice(0, 13);

    beforeEach(async () => {
      await put('1');
      const link = await api.context.feedStore.linkOf(id);
      await api.app.close();
      await api.database.sql.execute(`delete from events`);
      if (link) await api.context.feedStore.saveLink({ ...link, eventId: oldId });
      api = await continuePushApi(api.database);
      merger = api.context.sources.merger;
    });

    it('keep it after a push, and when the operator makes the event their own', async () => {
      const answer = await put('1', { revision: 2 });
      expect(answer.body).toMatchObject({ applied: true, event: oldId });

      await operator({ about: 'feed link', ...id, event: 'new' });
      await merger.sweep();
      expect(await api.context.feedStore.linkOf(id)).toMatchObject({ eventId: oldId });
      expect(await api.eventOf(answer)).toMatchObject({ name: 'North 1 - South 1' });
    });
  });

  test('a new event has an id of 96 bits', async () => {
    expect((await put('1')).body['event']).toMatch(/^f[0-9a-f]{24}$/);
  });
});
