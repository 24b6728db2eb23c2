import { fc } from '@/tests/fixtures/properties';
import { offsetAt } from './offset-at';
import { zoneOffsets } from './time-zone-offsets';

const seconds = (time: string) => Date.parse(time) / 1000;
const now = seconds('2026-11-21T12:00:00Z');
const year = 365 * 86_400;

test('a zone that never changes its clocks has one offset', () => {
  const { changes } = zoneOffsets('Asia/Kolkata', now);

  expect(changes).toHaveLength(1);
  expect(changes[0]?.[1]).toBe(5.5 * 3600);
});

test('a clock change is exact to the second', () => {
  const offsets = zoneOffsets('Europe/London', now);
  const change = seconds('2027-03-28T01:00:00Z');

  expect(offsetAt(offsets, change - 1)).toBe(0);
  expect(offsetAt(offsets, change)).toBe(3600);
});

test('offsets more than two years away are unknown', () => {
  const offsets = zoneOffsets('Asia/Kolkata', now);

  expect(offsetAt(offsets, now - 2.1 * year)).toBeNull();
  expect(offsetAt(offsets, now + 2.1 * year)).toBeNull();
});

test('offsets are computed once a day', () => {
  const offsets = zoneOffsets('Asia/Kolkata', now);

  expect(zoneOffsets('Asia/Kolkata', now + 60)).toBe(offsets);
  expect(zoneOffsets('Asia/Kolkata', now + 86_400)).not.toBe(offsets);
});

test.each(['UTC', 'Europe/London', 'America/St_Johns', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
  'the offsets in %s equal those of the time zone',
  timeZone => {
    const hour = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const offsets = zoneOffsets(timeZone, now);
    fc.assert(
      fc.property(fc.integer({ min: now - 1.9 * year, max: now + 1.9 * year }), at => {
        const localDate = new Date((at + (offsetAt(offsets, at) ?? NaN)) * 1000);
        expect(localDate.toISOString().slice(0, 19).replace('T', ' ')).toBe(hour.format(at * 1000));
      }),
    );
  },
);
