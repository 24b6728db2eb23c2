import { Event } from '@/lib/contract/event';
import { logWarning } from '@/lib/client-log';
import { priceKey } from '@/lib/live/prices/price-store';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { aMatchStore } from '@/tests/fixtures/live/match-store';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { createPriceRequests } from './price-requests';

jest.mock('@/lib/client-log');

/** A list with prices on screen of these matches, and the requests for them. */
function create(...watched: string[]) {
  const list = aMatchStore();
  const watch = (id: string) =>
    list.prices.subscribe(priceKey(id, 'winner', 'home'), () => undefined);
  watched.forEach(watch);
  let time = 0;
  const fetchPrices = jest.fn((ids: readonly string[]) =>
    Promise.resolve<Event[] | null>(
      ids.map(id => Event.parse(wireEvent({ id, ...comparedBy, markets: [quotedWinner()] }))),
    ),
  );
  const onKnown = jest.fn();
  const request = createPriceRequests({
    matches: list.store,
    prices: list.prices,
    onKnown,
    fetchPrices,
    now: () => time,
  });
  return { ...list, watch, fetchPrices, onKnown, request, wait: (ms: number) => (time += ms) };
}
type Event = ReturnType<typeof Event.parse>;

test('requests the bookmakers’ prices of the matches on screen, every ten seconds', async () => {
  const { request, fetchPrices, onKnown, wait, store } = create('5012');

  await request();
  expect(fetchPrices.mock.calls).toEqual([[['5012']]]);
  expect(onKnown).toHaveBeenLastCalledWith(true);
  expect(store.match('5012')?.bookmakers).toHaveLength(3);

  wait(9_000);
  await request();
  expect(fetchPrices).toHaveBeenCalledTimes(1);
  wait(1_000);
  await request();
  expect(fetchPrices).toHaveBeenCalledTimes(2);
});

test('a match that comes on screen is requested at the next check, an unknown one never', async () => {
  const { request, fetchPrices, watch, wait } = create('5012', 'unknown');
  await request();

  watch('5013');
  wait(1_000);
  await request();

  expect(fetchPrices.mock.calls).toEqual([[['5012']], [['5012', '5013']]]);
});

test('requests nothing of an empty screen, and not twice at a time', async () => {
  const empty = create();
  await empty.request();
  expect(empty.fetchPrices).not.toHaveBeenCalled();

  const { request, fetchPrices } = create('5012');
  await Promise.all([request(), request()]);
  expect(fetchPrices).toHaveBeenCalledTimes(1);
});

test('a host without the call is asked once, and the prices are not known', async () => {
  const { request, fetchPrices, onKnown, wait } = create('5012');
  fetchPrices.mockResolvedValue(null);

  await request();
  wait(60_000);
  await request();

  expect(fetchPrices).toHaveBeenCalledTimes(1);
  expect(onKnown.mock.calls).toEqual([[false]]);
});

test('prices that cannot be fetched for half a minute are no longer known, until they can', async () => {
  const { request, fetchPrices, onKnown, wait } = create('5012');
  await request();
  fetchPrices.mockRejectedValue(new Error('503'));

  for (const seconds of [10, 10]) {
    wait(seconds * 1000);
    await request();
  }
  expect(onKnown.mock.calls).toEqual([[true]]);
  wait(10_000);
  await request();
  expect(onKnown).toHaveBeenLastCalledWith(false);
  expect(logWarning).toHaveBeenCalledTimes(3);

  fetchPrices.mockResolvedValue([]);
  wait(10_000);
  await request();
  expect(onKnown).toHaveBeenLastCalledWith(true);
});
