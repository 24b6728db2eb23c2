import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { zoneOffsets } from '@/lib/dates/time-zone-offsets';
import { publishDate, timeZoneLabel } from '@/lib/dates/date-text';
import { aView } from '@/tests/fixtures/live/live-screen';
import { LocalTime } from './local-time.client';
import { clockTime, dayOf, fullTime, longDate } from './time-text';
import { PageContextProvider } from '@/components/link/page-context.client';

const seconds = Date.parse('2025-04-17T20:30:00Z') / 1000;
const page = (
  <PageContextProvider view={aView({ timeZone: 'Asia/Kolkata', timeZoneLabel: 'IST' })}>
    <LocalTime seconds={seconds} /> <LocalTime seconds={seconds} variant="clock" />
  </PageContextProvider>
);

test('the server renders the site time zone with its label, and dateTime in UTC', () => {
  const html = renderToString(page);

  expect(html).toContain(
    '<time dateTime="2025-04-17T20:30:00.000Z">Apr 18, 2025, 02:00 IST</time>',
  );
  expect(html).toContain('>02:00 IST</time>');
});

test('the browser switches to the visitor time zone without hydration errors', async () => {
  const browserZone = Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  const box = document.body.appendChild(document.createElement('div'));
  box.append(document.createRange().createContextualFragment(renderToString(page)));
  expect(box).toHaveTextContent('Apr 18, 2025, 02:00 IST 02:00 IST');
  const errors: unknown[] = [];

  const root = hydrateRoot(box, page, { onRecoverableError: error => errors.push(error) });
  await act(async () => {});

  const date = new Date(seconds * 1000);
  expect(box).toHaveTextContent(`${fullTime(date, browserZone)} ${clockTime(date, browserZone)}`);
  expect(box).not.toHaveTextContent('IST');
  expect(errors).toEqual([]);
  act(() => root.unmount());
});

test('known zone offsets give the same text as the zone name', () => {
  const offsets = zoneOffsets('America/New_York', seconds);
  const date = new Date(seconds * 1000);
  const known = { name: 'America/New_York', offsets };

  expect(fullTime(date, known)).toBe(fullTime(date, 'America/New_York'));
  const longAgo = new Date('1999-06-20T09:30:00Z');
  expect(fullTime(longAgo, known)).toBe('Jun 20, 1999, 05:30');
});

test('a client-only render shows the visitor time zone immediately', () => {
  render(page);

  expect(screen.getAllByText(/\d\d:\d\d$/)).toHaveLength(2);
});

test.each([
  ['UTC', 'Apr 17, 2025, 20:30', 'UTC'],
  ['Asia/Kolkata', 'Apr 18, 2025, 02:00', 'IST'],
  ['Asia/Kathmandu', 'Apr 18, 2025, 02:15', 'GMT+5:45'],
  ['America/New_York', 'Apr 17, 2025, 16:30', 'GMT-4'],
  ['Pacific/Kiritimati', 'Apr 18, 2025, 10:30', 'GMT+14'],
])('the time in %s is %s %s', (zone, text, label) => {
  const date = new Date(seconds * 1000);

  expect(fullTime(date, zone)).toBe(text);
  expect(timeZoneLabel(zone, date)).toBe(label);
});

test('midnight is 00:00 of the new day', () => {
  expect(fullTime(new Date('2025-12-31T18:30:00Z'), 'Asia/Kolkata')).toBe('Jan 1, 2026, 00:00');
});

test.each([
  ['UTC', '2025-04-07'],
  ['Asia/Kolkata', '2025-04-08'],
])('the day of a late evening in %s is %s', (zone, day) => {
  expect(dayOf(new Date('2025-04-07T20:30:00Z'), zone)).toBe(day);
});

test('formats a calendar day without a time zone', () => {
  expect(longDate('2025-04-07')).toBe('Apr 7, 2025');
});

test.each([
  ['UTC', 'December 31, 2025'],
  ['Asia/Kolkata', 'January 1, 2026'],
])('formats a publish date at the turn of the year in %s as %s', (zone, text) => {
  expect(publishDate(Date.parse('2025-12-31T19:00:00Z') / 1000, zone)).toBe(text);
});
