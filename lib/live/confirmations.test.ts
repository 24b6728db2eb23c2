import { aMatch } from '@/tests/fixtures/match';
import { aMatchStore } from '@/tests/fixtures/match-store';

describe('a confirmation', () => {
  const confirmed = 1_795_681_200;

  test('of the version that is known is heard, and changes nothing else', () => {
    const { store, change, confirmations, wakes } = aMatchStore();

    change({ version: 17, updated_at: confirmed + 20 });

    expect(confirmations.of('5012')?.at).toBe(confirmed + 20);
    expect(store.match('5012')?.version).toBe(17);
    expect(wakes['5012']).toBe(0);
  });

  test('of an older version is not', () => {
    const { change, confirmations } = aMatchStore();

    change({ version: 16, updated_at: confirmed + 20 });

    expect(confirmations.of('5012')?.at).toBe(confirmed);
  });

  test('that stays away for a minute suspends the prices of a live match, until it comes', () => {
    const { change, confirmations, price } = aMatchStore();

    confirmations.check(confirmed + 60);
    expect(price('home').suspended).toBe(false);
    confirmations.check(confirmed + 61);
    expect(price('home').suspended).toBe(true);
    expect(confirmations.of('5012')).toMatchObject({ at: confirmed, isLate: true });
    expect(confirmations.of('5013')?.isLate).toBe(false);
    change({ version: 17, updated_at: confirmed + 61 });

    expect(price('home').suspended).toBe(false);
  });

  test('of a host that sends no time is the news itself', () => {
    const { change, confirmations } = aMatchStore({ initial: [aMatch({ updatedAt: null })] });
    confirmations.check(confirmed + 50);

    change({ match_status: 'Tea' });

    expect(confirmations.of('5012')?.at).toBe(confirmed + 50);
  });
});
