import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { aMatchStore, wireMarket } from '@/tests/fixtures/live/match-store';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a change', () => {
  test('a change is merged by id: absent fields keep their values', () => {
    const { store, change, wakes } = aMatchStore();

    change({ score: '70/1:117', version: 18 });

    expect(store.match('5012')).toEqual(aMatch({ scores: ['70/1', '117'], version: 18 }));
    expect(wakes).toEqual({ list: 0, '5012': 1, '5013': 0 });
  });

  test('a change may contain every field', () => {
    const { store, change } = aMatchStore();

    change({
      status: 1,
      start_time: 7,
      match_status: 'Rain',
      inplay_time: 9.1,
      score: ':',
      markets: [],
      markets_count: 4,
      updated_at: 8,
      version: 20,
    });

    expect(store.match('5012')).toMatchObject({
      status: 'upcoming',
      startTime: 7,
      statusText: 'Rain',
      inplayTime: '9.1',
      scores: [null, null],
      marketsCount: 4,
      updatedAt: 8,
      version: 20,
    });
  });

  test.each([16, 17])('a change of version %s, at or below the known 17, is ignored', version => {
    const { store, change, wakes, price } = aMatchStore();

    change({ version, score: '0:0', markets: [wireMarket(9)] });

    expect(store.match('5012')).toEqual(aMatch());
    expect(price('home').odds?.raw).toBe('1.42');
    expect(wakes['5012']).toBe(0);
  });

  test('a change without a version is applied, since other hosts send none', () => {
    const { store, change } = aMatchStore();

    change({ score: '62/1:117' }, { score: '63/1:117' });

    expect(store.match('5012')).toMatchObject({ scores: ['63/1', '117'], version: 17 });
  });

  test('a change of prices only notifies neither match nor list', () => {
    const { store, change, wakes, price } = aMatchStore();
    const before = store.match('5012');

    change({ version: 18, updated_at: 1_795_681_300, markets: [wireMarket(1.5)] });

    expect(price('home')).toMatchObject({ odds: { raw: '1.5' }, direction: 'up' });
    expect(store.match('5012')).toBe(before);
    expect(wakes).toEqual({ list: 0, '5012': 0, '5013': 0 });
  });

  test('a change without markets keeps the current prices', () => {
    const { change, price } = aMatchStore();
    change({ version: 18, markets: [wireMarket(1.5)] });
    jest.runAllTimers();

    change({ version: 19, score: '62/1:117' });

    expect(price('home')).toMatchObject({
      odds: { raw: '1.5', decimal: 1.5 },
      suspended: false,
      direction: null,
    });
  });

  test('a change of an old version is ignored, also when only prices differ', () => {
    const { change, price } = aMatchStore();
    change({ version: 20, markets: [wireMarket(1.5)] });

    change({ version: 19, markets: [wireMarket(1.1)] });

    expect(price('home').odds?.raw).toBe('1.5');
  });

  test('a change of status or start creates a new list, any other change does not', () => {
    const { store, change, wakes } = aMatchStore();
    const before = store.list();

    change({ version: 18, match_status: 'Tea' });
    expect(store.list()).toBe(before);
    change({ version: 19, status: 4 });
    change({ version: 20, start_time: 1 });

    expect(wakes.list).toBe(2);
    expect(store.list()).not.toBe(before);
    expect(store.list().map(({ id, status, startTime }) => [id, status, startTime])).toEqual([
      ['5012', 'other', 1],
      ['5013', 'upcoming', 1_795_680_000],
    ]);
  });
});

describe('an unknown event', () => {
  const complete = wireEvent({ id: 'new', version: 1 });

  test('an unknown event is added to a list when it is complete', () => {
    const { store, change, wakes } = aMatchStore();

    change(complete);

    expect(store.match('new')).toEqual(toMatch(Event.parse(complete), 2));
    expect(store.list().map(({ id }) => id)).toEqual(['5012', '5013', 'new']);
    expect(wakes).toEqual({ list: 1, '5012': 0, '5013': 0 });
  });

  test('an unknown event is not added to a list when it is incomplete', () => {
    const { store, change } = aMatchStore();

    change({ id: 'new', score: '1:1', version: 2 });

    expect(store.match('new')).toBeNull();
  });

  test.each([
    { name: 'Reed Cup - Winner', competitors: [] },
    { name: 'Winner', competitors: null },
  ])('an unknown event is not added to a list of matches when it is an outright: %j', changes => {
    const { store, change, wakes } = aMatchStore();

    change(wireEvent({ id: 'cup', score: null, ...changes }));

    expect(store.match('cup')).toBeNull();
    expect(wakes.list).toBe(0);
  });

  test('an unknown outright is added to a list of outrights, an unknown match is not', () => {
    const { store, change } = aMatchStore({ acceptsNew: 'outright', initial: [] });

    change(complete, wireEvent({ id: 'cup', name: 'Reed Cup - Winner', competitors: [] }));

    expect(store.list().map(({ id }) => id)).toEqual(['cup']);
  });

  test('an unknown event is ignored by a match page', () => {
    const { store, change, restore } = aMatchStore({ acceptsNew: null });

    change(complete);
    restore({ id: 'new' });

    expect(store.match('new')).toBeNull();
    expect(store.list()).toHaveLength(2);
  });
});

describe('a snapshot', () => {
  test('replaces older matches without a flash, in the order of load', () => {
    const { store, restore, price } = aMatchStore({
      initial: [anUpcomingMatch(), aMatch({ index: 1 })],
    });

    restore({ version: 18, score: '90/2:117', markets: [wireMarket(1.2)] });

    expect(store.match('5012')).toMatchObject({ index: 1, scores: ['90/2', '117'], version: 18 });
    expect(price('home')).toMatchObject({ odds: { raw: '1.2' }, direction: null });
  });

  test('a snapshot of the same version is applied, one of an older version is not', () => {
    const { store, restore } = aMatchStore();

    restore({ version: 17, score: '61/2:117' });
    expect(store.match('5012')?.scores).toEqual(['61/2', '117']);
    restore({ version: 16, score: '0:0' });

    expect(store.match('5012')?.scores).toEqual(['61/2', '117']);
  });

  test('never reverts a change that arrived while it was requested', () => {
    const { change, restore, price } = aMatchStore();
    change({ version: 25, markets: [wireMarket(1.5)] });

    restore({ version: 24, markets: [wireMarket(1.1)] });

    expect(price('home').odds?.raw).toBe('1.5');
  });

  test('adds matches that the list lacked', () => {
    const { store, restore, wakes } = aMatchStore();

    restore({}, { id: 'new' });

    expect(store.list().map(({ id }) => id)).toEqual(['5012', '5013', 'new']);
    expect(wakes.list).toBe(1);
  });

  test('a snapshot without changes notifies no subscriber', () => {
    const { store, restore, wakes } = aMatchStore();
    const before = { list: store.list(), match: store.match('5012') };

    restore({});

    expect(wakes).toEqual({ list: 0, '5012': 0, '5013': 0 });
    expect(store.list()).toBe(before.list);
    expect(store.match('5012')).toBe(before.match);
  });

  test('a snapshot of the complete list removes matches that it lacks, a page of a list does not', () => {
    const { store, wakes, price } = aMatchStore();
    const ids = store.ids();
    store.change([Event.parse(wireEvent({ id: 'new', version: 1 }))]);

    store.applySnapshot([Event.parse(wireEvent({ id: 5013, status: 1 }))]);
    expect(store.list()).toHaveLength(3);
    store.applySnapshot([Event.parse(wireEvent({ id: 5013, status: 1 }))], {
      expectedIds: ids,
    });

    expect(store.list().map(({ id }) => id)).toEqual(['5013', 'new']);
    expect(wakes.list).toBe(2);
    expect(price('home').suspended).toBe(true);
  });
});
