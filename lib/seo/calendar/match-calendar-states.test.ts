/** @jest-environment node */
import { anyText, fc } from '@/tests/fixtures/properties';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { calendarProblems } from '@/tests/fixtures/formats/calendar-problems';
import { hardTexts } from '@/tests/fixtures/formats/hard-texts';
import { matchStates } from '@/tests/fixtures/formats/match-states';
import { aMatch, anUpcomingMatch, aTeam } from '@/tests/fixtures/match';
import { matchCalendar } from './match-calendar';

const site = { name: 'Off <the> & "Bat", a; b', url: 'https://bat.example' };

test.each(matchStates)('a match %s is in a valid calendar', (_name, event) => {
  expect(calendarProblems(matchCalendar([toMatch(event)], 'Reed Cup', site))).toEqual([]);
});

test('a calendar without an event is valid, and shows nothing', () => {
  const text = matchCalendar([aMatch({ startTime: null })], 'Reed Cup', site);

  expect(calendarProblems(text)).toEqual([]);
  expect(text).not.toContain('BEGIN:VEVENT');
});

test.each(Object.entries(hardTexts))('a calendar can be named with %s', (_name, title) => {
  expect(calendarProblems(matchCalendar([aMatch()], title, site))).toEqual([]);
});

test.each([
  ['Starts at 19:30', 'CONFIRMED'],
  ['Postponed, wet outfield', 'TENTATIVE'],
  ['Match cancelled', 'CANCELLED'],
])('a match of the text %p is %s', (statusText, status) => {
  const text = matchCalendar([anUpcomingMatch({ statusText })], 'Reed Cup', site);

  expect(text).toContain(`\r\nSTATUS:${status}\r\n`);
});

const text = anyText({ maxLength: 100 });

test('any match can be written', () => {
  fc.assert(
    fc.property(
      ...[text, text, text, fc.double({ min: -1e6, max: 2.6e11, noNaN: true }), fc.integer()],
      (id, name, tournament, startTime, version) => {
        const teams: Match['teams'] = [aTeam(`Ferns ${name}`), aTeam('Herons')];
        const match = aMatch({ id, tournament, startTime, version, teams });

        expect(calendarProblems(matchCalendar([match], name, site))).toEqual([]);
      },
    ),
  );
});
