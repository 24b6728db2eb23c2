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
  const wakes = { home: 0, away: 0 };
  store.subscribe(home, () => (wakes.home += 1));
  store.subscribe(away, () => (wakes.away += 1));
  const move = (to: string, options = { flash: true }) => store.put('5012', [market(to)], options);
  return { store, wakes, move };
}

test('a price nobody sent is suspended', () => {
  expect(createPriceStore(flashMs).price('nothing')).toEqual({
    odds: null,
    suspended: true,
    direction: null,
    opened: null,
  });
});

test('an update wakes its own price, once, and no other', () => {
  const { store, wakes, move } = setUp();

  move('1.5');

  expect(wakes).toEqual({ home: 1, away: 0 });
  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), suspended: false, direction: 'up' });
});

test('what did not change wakes nobody and keeps its identity', () => {
  const { store, wakes, move } = setUp();
  const before = store.price(home);

  move('1.42');

  expect(wakes).toEqual({ home: 0, away: 0 });
  expect(store.price(home)).toBe(before);
});

test.each([
  ['1.5', 'up'],
  ['1.4', 'down'],
  ['1.420', null],
])('moved to %s it flashes %p, by its decimal odds', (to, direction) => {
  const { store, move } = setUp();

  move(to);

  expect(store.price(home)).toMatchObject({ odds: { raw: to }, direction });
});

test('the flash ends after its time', () => {
  const { store, wakes, move } = setUp();
  move('1.5');

  jest.advanceTimersByTime(flashMs - 1);
  expect(store.price(home).direction).toBe('up');
  jest.advanceTimersByTime(1);

  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), suspended: false, direction: null });
  expect(wakes.home).toBe(2);
});

test('a price that moves again flashes its full time again', () => {
  const { store, move } = setUp();
  move('1.5');
  jest.advanceTimersByTime(2000);
  move('1.3');

  jest.advanceTimersByTime(2999);
  expect(store.price(home).direction).toBe('down');
  jest.advanceTimersByTime(1);

  expect(store.price(home).direction).toBeNull();
});

test('a repeated price lets the flash go on', () => {
  const { store, move } = setUp();
  move('1.5');

  move('1.5');

  expect(store.price(home).direction).toBe('up');
});

test('a snapshot moves prices without a flash, and ends one that runs', () => {
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
])('suspended when %s, and then it does not flash', (_why, next, kept) => {
  const { store, wakes } = setUp();

  store.put('5012', [next], { flash: true });

  expect(store.price(home)).toMatchObject({ odds: kept, suspended: true, direction: null });
  expect(wakes.home).toBe(1);
});

test('keys of odd ids do not meet', () => {
  const keys = [
    priceKey('a/b', 'c', 'd'),
    priceKey('a', 'b/c', 'd'),
    priceKey('a', 'b', 'c/d'),
    priceKey('a%2Fb', 'c', 'd'),
  ];

  expect(new Set(keys).size).toBe(4);
});

test('whoever no longer follows is not woken', () => {
  const { store, move } = setUp();
  const wake = jest.fn();
  const leave = store.subscribe(home, wake);

  leave();
  move('1.5');

  expect(wake).not.toHaveBeenCalled();
});

test('a price remembers where it stood as the page opened', () => {
  const { store, move } = setUp();

  move('1.5');
  move('1.6', { flash: false });

  expect(store.price(home).opened).toEqual(odds('1.42'));
  store.put('5012', [market('1.6', '2.95', true)], { flash: true });
  expect(store.price(home).opened).toEqual(odds('1.42'));
});

test('while a match is held its prices are suspended, whatever comes', () => {
  const { store, wakes, move } = setUp();
  store.put('5013', [market('3.1')], { flash: false });

  store.hold('5012', true);
  move('1.5');

  expect(store.price(home)).toMatchObject({ suspended: true, direction: null });
  expect(store.price(priceKey('5013', 'winner', 'home')).suspended).toBe(false);
  expect(wakes).toEqual({ home: 2, away: 1 });
  const seen = store.price(home);
  store.hold('5012', true);
  expect(store.price(home)).toBe(seen);
  store.hold('5012', false);
  expect(store.price(home)).toMatchObject({ odds: odds('1.5'), suspended: false });
});
