import { aMatch } from '@/tests/fixtures/match';
import { aMatchStore } from '@/tests/fixtures/live/match-store';

describe('a confirmation', () => {
  const confirmed = 1_795_681_200;

  test('a confirmation of the known version updates the time and nothing else', () => {
    const { store, change, freshness, wakes } = aMatchStore();

    change({ version: 17, updated_at: confirmed + 20 });

    expect(freshness.get('5012')?.at).toBe(confirmed + 20);
    expect(store.match('5012')?.version).toBe(17);
    expect(wakes['5012']).toBe(0);
  });

  test('a confirmation of an older version is ignored', () => {
    const { change, freshness } = aMatchStore();

    change({ version: 16, updated_at: confirmed + 20 });

    expect(freshness.get('5012')?.at).toBe(confirmed);
  });

  test('a confirmation that is missing for a minute suspends the prices of a live match until it arrives', () => {
    const { change, freshness, price } = aMatchStore();

    freshness.setTime(confirmed + 60);
    expect(price('home').suspended).toBe(false);
    freshness.setTime(confirmed + 61);
    expect(price('home').suspended).toBe(true);
    expect(freshness.get('5012')).toMatchObject({ at: confirmed, isStale: true });
    expect(freshness.get('5013')?.isStale).toBe(false);
    change({ version: 17, updated_at: confirmed + 61 });

    expect(price('home').suspended).toBe(false);
  });

  test('a message without a time counts as a confirmation when it arrives', () => {
    const { change, freshness } = aMatchStore({ initial: [aMatch({ updatedAt: null })] });
    freshness.setTime(confirmed + 50);

    change({ match_status: 'Tea' });

    expect(freshness.get('5012')?.at).toBe(confirmed + 50);
  });
});

describe('a pause', () => {
  const confirmed = 1_795_681_200;

  test('freezes prices and their time instead of suspending them, however long it is', () => {
    const { freshness, price } = aMatchStore();

    freshness.setPaused(confirmed + 5);
    expect(price('home')).toMatchObject({ odds: { raw: '1.42' }, suspended: false, frozen: true });
    freshness.setTime(confirmed + 600);

    expect(price('home')).toMatchObject({ suspended: false, frozen: true });
    expect(freshness.get('5012')).toMatchObject({ isStale: false, pausedAt: confirmed + 5 });
  });

  test('prices stay frozen after a pause until the match is confirmed', () => {
    const { change, freshness, price } = aMatchStore();
    freshness.setPaused(confirmed);
    freshness.setTime(confirmed + 600);

    freshness.setPaused(null);
    expect(price('home').frozen).toBe(true);
    change({ version: 18, updated_at: confirmed + 601 });

    expect(price('home')).toMatchObject({ suspended: false });
    expect(price('home').frozen).toBeUndefined();
    expect(freshness.get('5013')?.pausedAt).toBe(confirmed);
  });

  test('a pause that has ended is over for every match after a snapshot', () => {
    const { freshness, restore } = aMatchStore();
    freshness.setPaused(confirmed);
    freshness.setPaused(null);

    restore({ version: 18 });

    expect([freshness.get('5012')?.pausedAt, freshness.get('5013')?.pausedAt]).toEqual([
      null,
      null,
    ]);
  });

  test('a snapshot that arrives during a pause changes nothing about it', () => {
    const { freshness, price, restore } = aMatchStore();
    freshness.setPaused(confirmed);

    restore({ version: 18 });

    expect(price('home').frozen).toBe(true);
  });

  test('a pause that has ended suspends live prices when nothing confirms them for a minute', () => {
    const { freshness, price } = aMatchStore();
    freshness.setPaused(confirmed);
    freshness.setTime(confirmed + 600);
    freshness.setPaused(null);

    freshness.setTime(confirmed + 661);

    expect(price('home').suspended).toBe(true);
    expect(freshness.get('5012')).toMatchObject({ isStale: true, pausedAt: null });
  });
});
