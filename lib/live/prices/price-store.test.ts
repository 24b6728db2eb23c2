import { aMarket, aSelection } from '@/tests/fixtures/match';
import { createPriceStore, priceKey } from './price-store';

const flashMs = 3000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const odds = (raw: string) => ({ raw, decimal: Number(raw) });
const market = (home: string | null, away: string | null = '2.95', suspended = false) =>
  aMarket({
    suspended,
    selections: [
      aSelection({ id: 'home', odds: home === null ? null : odds(home) }),
      aSelection({ id: 'away', odds: away === null ? null : odds(away) }),
    ],
  });
const home = priceKey('5012', 'winner', 'home');
const away = priceKey('5012', 'winner', 'away');

function setUp() {
  const store = createPriceStore(flashMs);
  store.put('5012', [market('1.42')], { flash: false });
  const notifications = { home: 0, away: 0 };
  store.subscribe(home, () => (notifications.home += 1));
  store.subscribe(away, () => (notifications.away += 1));
  const move = (to: string, options = { flash: true }) => store.put('5012', [market(to)], options);
  return { store, notifications, move };
}

test('an unknown price is suspended', () => {
  expect(createPriceStore(flashMs).price('nothing')).toEqual({
    odds: null,
    suspended: true,
    direction: null,
    opened: null,
  });
});

test('an update notifies the subscribers of its own price, once, and no others', () => {
  const { store, notifications, move } = setUp();

  move('1.5');

  expect(notifications).toEqual({ home: 1, away: 0 });
  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), suspended: false, direction: 'up' });
});

test('an unchanged price notifies no subscriber and stays the same object', () => {
  const { store, notifications, move } = setUp();
  const before = store.price(home);

  move('1.42');

  expect(notifications).toEqual({ home: 0, away: 0 });
  expect(store.price(home)).toBe(before);
});

test.each([
  ['1.5', 'up'],
  ['1.4', 'down'],
  ['1.420', null],
])('a move to %s flashes %p, by the decimal odds', (to, direction) => {
  const { store, move } = setUp();

  move(to);

  expect(store.price(home)).toMatchObject({ odds: { raw: to }, direction });
});

test('the flash ends after its duration', () => {
  const { store, notifications, move } = setUp();
  move('1.5');

  jest.advanceTimersByTime(flashMs - 1);
  expect(store.price(home).direction).toBe('up');
  jest.advanceTimersByTime(1);

  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), suspended: false, direction: null });
  expect(notifications.home).toBe(2);
});

test('a price that moves again flashes for the full duration again', () => {
  const { store, move } = setUp();
  move('1.5');
  jest.advanceTimersByTime(2000);
  move('1.3');

  jest.advanceTimersByTime(2999);
  expect(store.price(home).direction).toBe('down');
  jest.advanceTimersByTime(1);

  expect(store.price(home).direction).toBeNull();
});

test('a repeated price does not restart the flash', () => {
  const { store, move } = setUp();
  move('1.5');

  move('1.5');

  expect(store.price(home).direction).toBe('up');
});

test('a snapshot moves prices without a flash, and ends a current one', () => {
  const { store, move } = setUp();
  move('1.5');

  move('1.6', { flash: false });

  expect(store.price(home)).toMatchObject({ odds: odds('1.6'), suspended: false, direction: null });
  jest.runAllTimers();
  expect(store.price(home).odds).toEqual(odds('1.6'));
});

test.each([
  ['its market is suspended', market('1.5', '2.95', true), odds('1.5')],
  ['it has no odds', market(null), null],
])('a price is suspended when %s, and does not flash', (_why, next, expected) => {
  const { store, notifications } = setUp();

  store.put('5012', [next], { flash: true });

  expect(store.price(home)).toMatchObject({ odds: expected, suspended: true, direction: null });
  expect(notifications.home).toBe(1);
});

test('keys of unusual ids are distinct', () => {
  const keys = [
    priceKey('a/b', 'c', 'd'),
    priceKey('a', 'b/c', 'd'),
    priceKey('a', 'b', 'c/d'),
    priceKey('a%2Fb', 'c', 'd'),
  ];

  expect(new Set(keys).size).toBe(4);
});

test('an unsubscribed listener is not notified', () => {
  const { store, move } = setUp();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(home, listener);

  unsubscribe();
  move('1.5');

  expect(listener).not.toHaveBeenCalled();
});

test('a price keeps its odds at the opening of the page', () => {
  const { store, move } = setUp();

  move('1.5');
  move('1.6', { flash: false });

  expect(store.price(home).opened).toEqual(odds('1.42'));
  store.put('5012', [market('1.6', '2.95', true)], { flash: true });
  expect(store.price(home).opened).toEqual(odds('1.42'));
});

test('the prices of a suspended match are suspended, whatever arrives', () => {
  const { store, notifications, move } = setUp();
  store.put('5013', [market('3.1')], { flash: false });

  store.suspend('5012', true);
  move('1.5');

  expect(store.price(home)).toMatchObject({ suspended: true, direction: null });
  expect(store.price(priceKey('5013', 'winner', 'home')).suspended).toBe(false);
  expect(notifications).toEqual({ home: 2, away: 1 });
  const previous = store.price(home);
  store.suspend('5012', true);
  expect(store.price(home)).toBe(previous);
  store.suspend('5012', false);
  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), suspended: false });
});

test('the prices of a frozen match are marked, and a suspended one stays suspended', () => {
  const { store, move } = setUp();
  store.put('5013', [market('3.1')], { flash: false });

  store.freeze('5012', true);
  move('1.5');
  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), frozen: true, direction: null });
  expect(store.price(priceKey('5013', 'winner', 'home')).frozen).toBeUndefined();
  store.suspend('5012', true);
  expect(store.price(home)).toMatchObject({ suspended: true });
  store.suspend('5012', false);
  store.freeze('5012', false);

  expect(store.price(home).frozen).toBeUndefined();
});
