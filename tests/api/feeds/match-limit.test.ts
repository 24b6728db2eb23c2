import type { Merger } from '@/api/feeds/merging/merger';
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

  describe('the matches of a revoked token', () => {
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

    it('what another source of a withdrawn match has stays', async () => {
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

    it('the matches of a token are withdrawn while the API is stopped too', async () => {
      await pushAll();
      const [first] = await api.context.feedStore.tokens();
      await api.app.close();
      await operator({ about: 'feed revoke', id: first?.id ?? 0, withdraw: true });
      api = await continuePushApi(api.database);
      await api.context.sources.merger.sweep();

      expect(await shownNames()).toEqual(['North 1 - South 1']);
      expect(await api.context.feedStore.links(0)).toMatchObject([{ source: 'other' }]);
    });

    it('the matches of a token are withdrawn after it was revoked, and the other tokens of the source are named', async () => {
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

    it('matches keep an event id of an earlier version after a push, and when the operator makes the event their own', async () => {
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
