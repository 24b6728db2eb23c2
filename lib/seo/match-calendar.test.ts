/** @jest-environment node */
import ICAL from 'ical.js';
import { wireEvent } from '@/tests/fixtures/wire/wire-event';
import { Event } from '@/lib/contract/event';
import { toMatch } from '@/lib/domain/match/match';
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

test('a match is one event: the same UID always, in UTC, with its page', () => {
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

test('lines end and fold as RFC 5545 requires', () => {
  const lines = matchCalendar([match], 'Reed Cup', site).split('\r\n');

  expect(lines.every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.some(line => line.includes('\n'))).toBe(false);
});
