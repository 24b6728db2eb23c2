import { createDeviceSetting } from './device-setting';

const key = 'colour';
const create = () =>
  createDeviceSetting<string>(key, {
    parse: text => (text?.startsWith('#') ? text : 'none'),
    toText: value => (value === 'none' ? null : value),
  });

/** Dispatches the event that other tabs of a site get after a change of its storage. */
const changedElsewhere = (changed: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue }));

const forbidden = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a value is stored, read by the next page, and removed', () => {
  const setting = create();
  expect(setting.set('#fff')).toBe(true);
  expect(setting.get()).toBe('#fff');
  expect(create().get()).toBe('#fff');
  expect(create().set('none')).toBe(true);
  expect(localStorage.getItem(key)).toBeNull();
});

test('text that cannot be parsed counts as nothing stored', () => {
  localStorage.setItem(key, '{"half');
  expect(create().get()).toBe('none');
});

test('a value that another tab stores or deletes is the value of this tab', () => {
  const setting = create();
  const values: string[] = [];
  const unsubscribe = setting.subscribe(() => values.push(setting.get()));
  changedElsewhere(key, '#fff');
  changedElsewhere('another key', '#000');
  changedElsewhere(null, null);
  unsubscribe();
  changedElsewhere(key, '#111');

  expect(values).toEqual(['#fff', 'none']);
});

test.each(['full', 'forbidden'])('a value lasts for the visit with a %s storage', kind => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  if (kind === 'forbidden') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const setting = create();
  expect(setting.set('#fff')).toBe(false);
  expect(setting.get()).toBe('#fff');
});
