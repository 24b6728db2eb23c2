import { Event } from '@/lib/contract/event';
import { aMatchStore, wireMarket } from '@/tests/fixtures/live/match-store';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';

test('a field that is null is removed, and one that is absent stays', () => {
  const { store, change } = aMatchStore();

  change({ version: 18, score: null, match_status: null });
  expect(store.match('5012')).toMatchObject({ scores: [null, null], statusText: '' });
  change({ version: 19, score: '70/1:' });
  change({ version: 20, match_status: 'Tea' });

  expect(store.match('5012')).toMatchObject({ scores: ['70/1', null], statusText: 'Tea' });
});

/** A list whose complete snapshot lacked the match 5012, which it had in version 17. */
function withoutMatch() {
  const all = aMatchStore();
  all.store.applySnapshot([Event.parse(wireEvent({ id: 5013, status: 1 }))], {
    expectedIds: all.store.ids(),
  });
  expect(all.store.match('5012')).toBeNull();
  return all;
}

test('[C3] a match that was removed offers prices again when it returns', () => {
  const { change, price } = withoutMatch();
  expect(price('home').suspended).toBe(true);

  change(wireEvent({ version: 19, markets: [wireMarket(1.5)] }));

  expect(price('home')).toMatchObject({ odds: { raw: '1.5' }, suspended: false });
});

test('[C4] a match that ended stays when a snapshot of the open matches lacks it', () => {
  const { store, change } = aMatchStore();
  change({ version: 18, status: 4, match_status: 'Ferns won by 20 runs' });

  store.applySnapshot([Event.parse(wireEvent({ id: 5013, status: 1 }))], {
    expectedIds: store.ids(),
  });

  expect(store.match('5012')).toMatchObject({
    status: 'other',
    statusText: 'Ferns won by 20 runs',
  });
});

test('[C4] a match that was withdrawn leaves a list, and is not a result', () => {
  const { store, change } = aMatchStore();

  change({ version: 18, status: 90, match_status: 'Withdrawn' });

  expect(store.match('5012')).toBeNull();
});

test('[C3] a late frame does not bring back a match that was removed', () => {
  const { change, store } = withoutMatch();

  change(wireEvent({ version: 17 }));

  expect(store.match('5012')).toBeNull();
});
