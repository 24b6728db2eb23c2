import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addHours } from 'date-fns/addHours';
import { secondsInHour } from 'date-fns/constants';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';

type Site = { name: string; url: string };

/** The duration of one day of a match: about that of a T20 with its break. */
const matchHours = 4;

/** An iCalendar (RFC 5545) of matches: the UID of a match never changes, times are in UTC. */
export function matchCalendar(matches: readonly Match[], title: string, site: Site): string {
  const host = new URL(site.url).host;
  const calendar = ical({
    name: title,
    prodId: { company: site.name, product: 'Matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: site.url,
    ttl: secondsInHour,
  });
  for (const match of matches) {
    const { id, teams, startTime, updatedAt, version, tournament, replay } = match;
    const url = site.url + matchPath(match);
    const note = replay ? ` A replay of the match of ${replay.playedOn}.` : '';
    calendar.createEvent({
      id: `match-${id}@${host}`,
      start: fromUnixTime(startTime),
      end: addHours(fromUnixTime(startTime), matchHours),
      stamp: fromUnixTime(updatedAt ?? startTime),
      ...(version !== null && { sequence: version }),
      summary: `${teams[0].name} v ${teams[1].name}`,
      description: `${tournament}.${note} Score and commentary: ${url}`,
      url,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** The calendar as a response, with a file name so that devices offer to add it. */
export const calendarResponse = (calendar: string, file: string): Response =>
  new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    },
  });
