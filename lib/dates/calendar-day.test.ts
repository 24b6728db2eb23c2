import { fc } from '@/tests/fixtures/properties';
import { isCalendarDay, rangeAround, rangeOfDay } from './calendar-day';

const dayIn = (timeZone: string, seconds: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(seconds * 1000);

const zones = fc.constantFrom(
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'UTC',
  'Asia/Kolkata',
  'America/New_York',
  'Australia/Lord_Howe',
  'Atlantic/Azores',
);
const moments = fc.integer({ min: 946_684_800, max: 4_102_444_799 });

test.each(['2025-04-17', '2024-02-29', '1900-01-01', '2099-12-31'])('%s is a day', text => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  '2025-02-29',
  '2025-02-30',
  '2025-04-31',
  '2025-13-01',
  '2025-00-10',
  '2025-4-17',
  '1899-12-31',
  '2100-01-01',
  '20250417',
  '2025-04-17T00:00',
  ' 2025-04-17',
  'today',
  '',
])('%j is not a day', text => {
  expect(isCalendarDay(text)).toBe(false);
});

test('the range of a day has every moment that is on it in some zone', () => {
  fc.assert(
    fc.property(moments, zones, (seconds, zone) => {
      const { from, until } = rangeOfDay(dayIn(zone, seconds));
      expect(seconds >= from && seconds < until).toBe(true);
    }),
  );
});

test("the range around a moment has every other moment of a visitor's day", () => {
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: -90_000, max: 90_000 }), (now, zone, shift) => {
      fc.pre(dayIn(zone, now + shift) === dayIn(zone, now));
      const { from, until } = rangeAround(now);
      expect(now + shift >= from && now + shift < until).toBe(true);
    }),
  );
});
