import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { secondsInHour } from 'date-fns/constants';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import type { Match } from '@/lib/domain/match/match';
import { toLine } from '@/lib/contract/validation/text';
import { isWritableTime } from '@/lib/dates/writable-time';
import { usualSeconds } from '@/lib/domain/scorecard/match-formats';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { scheduleStatusOf } from '@/lib/domain/match/result/schedule-status';

type Site = { name: string; url: string };

/**
 * An iCalendar (RFC 5545) of the matches whose start is known: the UID of a match never changes, times
 * are in UTC.
 */
export function matchCalendar(matches: readonly Match[], title: string, site: Site): string {
  const host = new URL(site.url).host;
  const calendar = ical({
    name: escaped(title),
    prodId: { company: toLine(site.name), product: 'Matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: site.url,
    ttl: secondsInHour,
  });
  for (const match of matches) {
    const { id, startTime, updatedAt, version, format, tournament, replay } = match;
    if (!isWritableTime(startTime)) continue;
    const url = site.url + matchPath(match);
    const note = replay ? ` A replay of the match of ${replay.playedOn}.` : '';
    calendar.createEvent({
      id: `match-${toLine(id).replace(textSigns, encodeURIComponent)}@${host}`,
      start: fromUnixTime(startTime),
      end: fromUnixTime(startTime + usualSeconds(format)),
      stamp: fromUnixTime(isWritableTime(updatedAt) ? updatedAt : startTime),
      ...(isSequence(version) && { sequence: version }),
      summary: toLine(matchTitle(match)),
      description: toLine(`${tournament}.${note} Score and commentary: ${url}`),
      url,
      status: statuses[scheduleStatusOf(match)],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  const text = calendar.toString();
  return calendar.length() > 0 ? text : text.replace(calendarEnd, `${utc}${calendarEnd}`);
}

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Signs that a value of the type TEXT escapes (RFC 5545, 3.3.11). */
const textSigns = /[\\;,]/g;

/** The library writes names and ids as they are. */
const escaped = (text: string): string => toLine(text).replace(textSigns, '\\$&');

/** The format's integers have 32 bits (RFC 5545, 3.3.8). */
const isSequence = (version: number | null): version is number =>
  version !== null && version >= 0 && version < 2 ** 31;

const calendarEnd = 'END:VCALENDAR';

/** A calendar must have a component (RFC 5545, 3.6): without events a time zone, which shows nothing. */
const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** The calendar as a response, with a file name so that devices offer to add it. */
export const calendarResponse = (calendar: string): Response =>
  new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="matches.ics"',
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    },
  });
