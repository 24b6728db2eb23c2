import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { secondsInHour } from 'date-fns/constants';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import type { Match } from '@/lib/domain/match/match';
import { toLine } from '@/lib/contract/validation/text';
import { usualSeconds } from '@/lib/domain/scorecard/match-formats';
import { matchPath } from '@/lib/domain/match/match-name';

type Site = { name: string; url: string };

/**
 * An iCalendar (RFC 5545) of the matches whose start is known: the UID of a match never changes, times
 * are in UTC.
 */
export function matchCalendar(matches: readonly Match[], title: string, site: Site): string {
  const host = new URL(site.url).host;
  const calendar = ical({
    // Not `name`, which the library writes as it is: a line break would begin another property.
    x: { 'X-WR-CALNAME': toLine(title) },
    prodId: { company: toLine(site.name), product: 'Matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: site.url,
    ttl: secondsInHour,
  });
  for (const match of matches) {
    const { id, teams, startTime, updatedAt, version, format, tournament, replay } = match;
    if (!isWritable(startTime)) continue;
    const url = site.url + matchPath(match);
    const note = replay ? ` A replay of the match of ${replay.playedOn}.` : '';
    calendar.createEvent({
      id: `match-${toLine(id)}@${host}`,
      start: fromUnixTime(startTime),
      end: fromUnixTime(startTime + usualSeconds(format)),
      stamp: fromUnixTime(isWritable(updatedAt) ? updatedAt : startTime),
      ...(version !== null && { sequence: version }),
      summary: toLine(`${teams[0].name} v ${teams[1].name}`),
      description: toLine(`${tournament}.${note} Score and commentary: ${url}`),
      url,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** Four digits are all that the format has for a year. */
const isWritable = (seconds: number | null): seconds is number =>
  seconds !== null && seconds >= 0 && seconds < Date.UTC(9999, 11, 31) / 1000;

/** The calendar as a response, with a file name so that devices offer to add it. */
export const calendarResponse = (calendar: string): Response =>
  new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="matches.ics"',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    },
  });
