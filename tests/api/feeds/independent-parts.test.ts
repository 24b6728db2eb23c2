import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { pushApiForEach, type PushApi } from '@/tests/api/feeds/push/push-api';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/push/pushed-match';

jest.setTimeout(30_000);

/* One row, event or line that fails does not affect the others. */
onEachDatabase('sources that share a sweep', open => {
  let api: PushApi;
  pushApiForEach(open, created => {
    api = created;
  });

  const sweep = () => api.context.sources.merger.sweep();
  const lastSeenAt = async (source: string) =>
    (await api.context.feedStore.sources()).find(row => row.source === source)?.lastSeenAt;

  test('a source whose row cannot be stored does not prevent the row and confirmation of another', async () => {
    const first = await api.put(pushedMatch(api.seconds()));
    const other = await api.tokenFor({ source: 'broken' });
    await api.put({ at: api.seconds() }, 'broken/heartbeat', other);
    const { saveSource } = api.context.feedStore;
    jest.spyOn(api.context.feedStore, 'saveSource').mockImplementation(async row => {
      if (row.source === 'broken') throw new Error('out of range');
      await saveSource(row);
    });

    api.context.clock.ms += 45_000;
    api.context.sources.merger.touch('broken', api.seconds());
    await api.put({ at: api.seconds() }, 'scorer/heartbeat');
    await sweep();

    expect(await lastSeenAt('scorer')).toBe(api.seconds());
    expect(await api.eventOf(first)).toMatchObject({
      bookmakers: [{ slug: 'silly-point', confirmed_at: api.seconds() }],
    });
    jest.restoreAllMocks();
    await sweep();
    expect(await lastSeenAt('broken')).toBe(api.seconds());
  });

  test('choices of the operator that cannot be read are applied later, and events are confirmed', async () => {
    const first = await api.put(pushedMatch(api.seconds()));
    const id = { source: 'scorer', externalId: '7' };
    await api.context.feedStore.chooseEvent(id, { eventId: null, now: api.seconds() });
    jest
      .spyOn(api.context.feedStore, 'operatorChanges')
      .mockRejectedValueOnce(new Error('no connection'));

    api.context.clock.ms += 45_000;
    await api.put({ at: api.seconds() }, 'scorer/heartbeat');
    await sweep();
    expect(await api.eventOf(first)).toMatchObject({
      bookmakers: [{ confirmed_at: api.seconds() }],
    });

    await sweep();
    expect(await api.eventOf(first)).toMatchObject({ detail: 'Event not found.' });
  });

  test('a choice that cannot be applied is applied by the next sweep', async () => {
    const first = await api.put(pushedMatch(api.seconds()));
    const id = { source: 'scorer', externalId: '7' };
    await api.context.feedStore.chooseEvent(id, { eventId: null, now: api.seconds() });
    jest.spyOn(api.context.store, 'writeChanges').mockRejectedValueOnce(new Error('full'));

    api.context.clock.ms += 60_000;
    await sweep();
    expect(await api.eventOf(first)).toMatchObject({ name: 'India - Pakistan' });
    await sweep();

    expect(await api.eventOf(first)).toMatchObject({ detail: 'Event not found.' });
  });

  test('a match whose link cannot be stored is not published', async () => {
    const { fixture } = pushedMatch(api.seconds());
    const [result] = await api.context.sources.merger.applyEach([
      {
        source: 'scorer',
        externalId: '7',
        at: api.seconds(),
        // The column is an integer.
        revision: 1.5,
        fixture: { ...fixture, format: 't20', gender: 'men', teams: ['India', 'Pakistan'] },
      },
    ]);

    expect(result).toMatchObject({ status: 'rejected' });
    expect(api.context.updates).toEqual([]);
    expect(await api.context.store.currentEvents()).toEqual([]);
    expect(await api.context.feedStore.links(0)).toEqual([]);
  });

  test('a poll in which one match fails continues, and one in which all fail is repeated', async () => {
    const { writeChanges } = api.context.store;
    jest.spyOn(api.context.store, 'writeChanges').mockImplementation(async (changes, links) => {
      if (links?.some(({ externalId }) => externalId === 'wrong')) throw new Error('full');
      await writeChanges(changes, links);
    });
    const polled = (externalId: string, start = api.seconds()) => ({
      source: 'scorer',
      externalId,
      at: api.seconds(),
      fixture: {
        competition: 'Asia Cup',
        format: 't20' as const,
        gender: 'men' as const,
        start,
        teams: [`North ${externalId}`, `South ${externalId}`] as const,
      },
    });
    const { merger } = api.context.sources;

    expect(await merger.apply([polled('wrong'), polled('right')])).toMatchObject([
      { applied: true },
    ]);
    await expect(merger.apply([polled('wrong')])).rejects.toThrow('full');
    // A retry would be refused too.
    expect(await merger.apply([polled('refused', 1e13)])).toEqual([]);
  });

  test('a line of a batch that cannot be stored has its own outcome, and the others are applied', async () => {
    const { writeChanges } = api.context.store;
    jest.spyOn(api.context.store, 'writeChanges').mockImplementation(async (changes, links) => {
      if (links?.some(({ externalId }) => externalId === '2')) throw new Error('full');
      await writeChanges(changes, links);
    });
    const lines = ['1', '2', '3'].map(id => {
      const fixture = {
        ...pushedMatch(api.seconds()).fixture,
        teams: [`North ${id}`, `South ${id}`],
      };
      return JSON.stringify({ external_id: id, ...pushedMatch(api.seconds(), { fixture }) });
    });

    const { status, text } = await api.call('POST', '/api/feeds/scorer/batch', lines.join('\n'));

    expect(status).toBe(200);
    const outcomes = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as unknown);
    expect(outcomes).toEqual([
      { status: 200, applied: true, revision: 1, event: expect.any(String), reason: null },
      { status: 500, detail: expect.any(String) },
      { status: 200, applied: true, revision: 1, event: expect.any(String), reason: null },
    ]);
    const stored = await api.context.feedStore.links(0);
    expect(stored.map(({ externalId }) => externalId)).toEqual(['1', '3']);
  });

  test('two pushes of a match that wait together are stored as one link with the last revision', async () => {
    await api.put(pushedMatch(api.seconds()));
    const moved = (revision: number, odds: number) =>
      api.put({ revision, at: api.seconds(), markets: [pushedWinner(odds, 2)] });
    await Promise.all([moved(2, 1.7), moved(3, 1.6)]);

    expect(await api.context.feedStore.linkOf({ source: 'scorer', externalId: '7' })).toMatchObject(
      {
        revision: 3,
        prices: { markets: [{ selections: [{ prices: [{ odds: 1.6 }] }, {}] }] },
      },
    );
  });
});
