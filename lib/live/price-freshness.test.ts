import { aMatch } from '@/tests/fixtures/match';
import { aMatchStore } from '@/tests/fixtures/live/match-store';

describe('a confirmation', () => {
  const confirmed = 1_795_681_200;

  test('of the known version updates the time and nothing else', () => {
    const { store, change, freshness, wakes } = aMatchStore();

    change({ version: 17, updated_at: confirmed + 20 });

    expect(freshness.get('5012')?.at).toBe(confirmed + 20);
    expect(store.match('5012')?.version).toBe(17);
    expect(wakes['5012']).toBe(0);
  });

  test('of an older version is ignored', () => {
    const { change, freshness } = aMatchStore();

    change({ version: 16, updated_at: confirmed + 20 });

    expect(freshness.get('5012')?.at).toBe(confirmed);
  });

  test('that is missing for a minute suspends the prices of a live match until it arrives', () => {
    const { change, freshness, price } = aMatchStore();

    freshness.tick(confirmed + 60);
    expect(price('home').suspended).toBe(false);
    freshness.tick(confirmed + 61);
    expect(price('home').suspended).toBe(true);
    expect(freshness.get('5012')).toMatchObject({ at: confirmed, isStale: true });
    expect(freshness.get('5013')?.isStale).toBe(false);
    change({ version: 17, updated_at: confirmed + 61 });

    expect(price('home').suspended).toBe(false);
  });

  test('of a host that sends no time is the message itself', () => {
    const { change, freshness } = aMatchStore({ initial: [aMatch({ updatedAt: null })] });
    freshness.tick(confirmed + 50);

    change({ match_status: 'Tea' });

    expect(freshness.get('5012')?.at).toBe(confirmed + 50);
  });
});
