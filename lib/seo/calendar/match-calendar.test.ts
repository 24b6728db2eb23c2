/** @jest-environment node */
import { aTeam } from '@/tests/fixtures/match';
import ICAL from 'ical.js';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Event } from '@/lib/contract/event';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { matchCalendar } from './match-calendar';

const match = toMatch(
  Event.parse(
    wireEvent({
      status: 0,
      start_time: 1_795_680_000,
      tournament: 'Reed Cup; North, South',
      replay: { played_on: '2025-04-17', credit: 'x' },
    }),
  ),
);
const site = { name: 'Off the Bat', url: 'https://www.off-the-bat.test' };

const parseCalendar = () =>
  new ICAL.Component(ICAL.parse(matchCalendar([match], 'Reed Cup', site)) as unknown[]);

test('a match is one event: always the same UID, in UTC, with its page', () => {
  const calendar = parseCalendar();
  const [event] = calendar.getAllSubcomponents('vevent');

  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Reed Cup');
  expect(event?.getFirstPropertyValue('uid')).toBe('match-5012@www.off-the-bat.test');
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-26T08:00:00Z');
  expect(String(event?.getFirstPropertyValue('dtend'))).toBe('2026-11-26T12:00:00Z');
  expect(event?.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event?.getFirstPropertyValue('sequence')).toBe(17);
  expect(event?.getFirstPropertyValue('summary')).toBe('Ferns v Herons');
  expect(event?.getFirstPropertyValue('url')).toBe(
    'https://www.off-the-bat.test/matches/fernsvsherons-2026-11-26-5012',
  );
  expect(event?.getFirstPropertyValue('description')).toContain('Reed Cup; North, South.');
  expect(event?.getFirstPropertyValue('description')).toContain(
    'replay of the match of 2025-04-17',
  );
});

test.each([
  ['one-day', '2026-11-26T16:00:00Z'],
  ['multi-day', '2026-11-30T16:00:00Z'],
] as const)('a match of %s lasts its usual time', (format, end) => {
  const calendar = new ICAL.Component(
    ICAL.parse(matchCalendar([{ ...match, format }], 'Reed Cup', site)) as unknown[],
  );

  expect(String(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtend'))).toBe(end);
});

test('lines end and fold as RFC 5545 requires', () => {
  const lines = matchCalendar([match], 'Reed Cup', site).split('\r\n');

  expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.some(line => line.includes('\n'))).toBe(false);
});

const calendarOf = (changes: Partial<Match>, title = 'Reed Cup') =>
  matchCalendar([{ ...match, ...changes }, match], title, site);

test('no text can begin a line', () => {
  const hostile = 'Crlf\r\nBEGIN:VEVENT\r\nSUMMARY:owned\u2028\u0085\0\u202e\nEND:VEVENT';
  const text = calendarOf(
    {
      id: hostile,
      tournament: hostile,
      teams: [aTeam(hostile), aTeam(hostile)],
      replay: { playedOn: hostile, credit: '' },
    },
    hostile,
  );
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);

  expect(text.split('\r\n').filter(line => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(text).not.toMatch(/^SUMMARY:owned/m);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|[\u2028\u202e]/u);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^Crlf BEGIN:VEVENT/);
});

test.each([null, -1, 253_402_300_799, 8_640_000_000_000])(
  'a match that starts at %p is left out, and the others stay',
  startTime => {
    const calendar = new ICAL.Component(ICAL.parse(calendarOf({ startTime })) as unknown[]);

    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  },
);

test('a change with an impossible time loses only that time', () => {
  const calendar = new ICAL.Component(
    ICAL.parse(calendarOf({ updatedAt: 8_640_000_000_000 })) as unknown[],
  );
  const [event] = calendar.getAllSubcomponents('vevent');

  expect(String(event?.getFirstPropertyValue('dtstamp'))).toBe('2026-11-26T08:00:00Z');
});
