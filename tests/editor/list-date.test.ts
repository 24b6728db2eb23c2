import type { FormValues } from '@/editor/format/field';
import { withListDate } from '@/editor/format/list-date';

const now = Date.parse('2026-11-29T08:00:00.000Z');
const dateOf = (values: FormValues, before?: FormValues) =>
  withListDate(values, before, now).listed_at;

test('a story is listed by the date of its publication', () => {
  expect(dateOf({ published_at: '2026-01-01T09:00:00.000Z' })).toBe('2026-01-01T09:00:00.000Z');
});

test('a draft without a date is listed by its first save', () => {
  expect(dateOf({})).toBe('2026-11-29T08:00:00.000Z');
  expect(dateOf({}, { listed_at: '2026-11-28T08:00:00.000Z' })).toBe('2026-11-28T08:00:00.000Z');
});

test('a story of the demo is listed by its days, counted once', () => {
  expect(dateOf({ days_ago: 1.5 })).toBe('2026-11-27T20:00:00.000Z');
  const before = { days_ago: 1.5, listed_at: '2026-11-20T08:00:00.000Z' };
  expect(dateOf({ days_ago: 1.5 }, before)).toBe('2026-11-20T08:00:00.000Z');
  expect(dateOf({ days_ago: 2 }, before)).toBe('2026-11-27T08:00:00.000Z');
});

test('a draft of more days than time has is listed by its save', () => {
  expect(dateOf({ days_ago: 1e300 })).toBe('2026-11-29T08:00:00.000Z');
});

test('a draft whose date was removed is listed by that save', () => {
  const before = { published_at: '2026-01-01', listed_at: '2026-01-01' };
  expect(dateOf({ published_at: null }, before)).toBe('2026-11-29T08:00:00.000Z');
});
