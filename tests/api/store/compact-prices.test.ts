import { secondsInDay, secondsInHour } from 'date-fns/constants';
import type { PricePoint } from '@/api/store/prices/price-points';
import type { Store } from '@/api/store/store';
import { onEachDatabase } from './on-each-database';
import { storeForEach } from './store-for-each';
import { storedMatch } from './stored-match';

const startTime = 1_795_681_200;
const endTime = startTime + 3 * secondsInHour;
const twoDaysLater = endTime + 48 * secondsInHour + 1;
const ninetyDaysLater = endTime + 90 * secondsInDay + 1;

/** A price every 7 s, from an hour before the match to its end, now and then suspended. */
const points: PricePoint[] = Array.from({ length: 2000 }, (_, step) => ({
  marketId: 'winner',
  selectionId: 'home',
  bookmaker: 'best',
  at: startTime - secondsInHour + step * 7,
  milliOdds: step % 11 === 3 || step === 1999 ? null : 1500 + ((step * 7919) % 700),
}));

onEachDatabase('the price history', open => {
  let store: Store;

  storeForEach(open, next => {
    store = next;
  });
  beforeEach(() => write(points));

  async function write(prices: PricePoint[], status = 4): Promise<void> {
    const { fields } = storedMatch();
    const next = storedMatch({
      fields: { ...fields, status, start_time: startTime },
      updatedAt: endTime,
    });
    const markets = { written: [], gone: [] };
    await store.writeChanges([{ next, matchInfoChanged: false, markets, comments: [], prices }]);
  }
  const rows = (bookmaker = 'best') =>
    store.priceRows({ eventId: 'm1', marketId: 'winner', bookmakers: [bookmaker] });

  test('keeps every change until two days after the end', async () => {
    expect(await store.compactPrices(twoDaysLater - 2)).toBe(0);
    expect(await rows()).toHaveLength(points.length);
  });

  test('never compacts a match that is still played', async () => {
    await write([], 1);

    expect(await store.compactPrices(ninetyDaysLater)).toBe(0);
  });

  test('keeps the last, first, least and greatest odds of each minute or five minutes after that, and the end', async () => {
    expect(await store.compactPrices(twoDaysLater)).toBe(1);

    const buckets = new Map<number, PricePoint[]>();
    for (const point of points) {
      const bucket = point.at - (point.at % (point.at >= startTime ? 60 : 300));
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), point]);
    }
    const expected = [...buckets.values()].flatMap(within => {
      const quoted = within.filter(({ milliOdds }) => milliOdds !== null);
      const last = within.at(-1);
      const end = { oddsMilli: null, firstMilli: null, lowMilli: null, highMilli: null };
      return [
        ...(quoted.length > 0 ? [summaryOf(quoted)] : []),
        ...(last?.milliOdds === null ? [{ ...end, at: last.at, selectionId: 'home' }] : []),
      ];
    });
    const stored = await rows();
    expect(stored.map(({ seriesId: _id, bookmaker: _of, ...row }) => row)).toEqual(expected);
    expect(buckets.size).toBeLessThan(points.length / 7);
    expect(await store.compactPrices(twoDaysLater)).toBe(0);
  });

  test.each([
    ['from every change', []],
    ['from the buckets', [twoDaysLater]],
  ])('keeps one row of each price after 90 days, made %s', async (_from, earlier) => {
    for (const time of earlier) await store.compactPrices(time);
    await store.compactPrices(ninetyDaysLater);

    const quoted = points.filter(({ milliOdds }) => milliOdds !== null);
    expect(await rows()).toMatchObject([summaryOf(quoted)]);
  });

  test('compacts more prices than one batch has, each by itself', async () => {
    const many = Array.from({ length: 450 }, (_, index) => ({
      ...points[0],
      bookmaker: `bookmaker-${index}`,
      milliOdds: 1000 + index,
    })) as PricePoint[];
    await write(many);

    expect(await store.compactPrices(twoDaysLater)).toBe(451);
    expect(await rows('bookmaker-449')).toMatchObject([{ oddsMilli: 1449, lowMilli: 1449 }]);
  });
});

/** The row of several quoted points. */
function summaryOf(quoted: PricePoint[]) {
  const odds = quoted.map(({ milliOdds }) => milliOdds ?? NaN);
  return {
    selectionId: 'home',
    at: quoted.at(-1)?.at,
    oddsMilli: odds.at(-1),
    firstMilli: odds[0],
    lowMilli: Math.min(...odds),
    highMilli: Math.max(...odds),
  };
}
