import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Match } from '../domain/match';
import { matchPath } from '../domain/match-name';

type Site = { name: string; url: string };

/** How long a day of it is kept free: a T20 with its break takes about that long. */
const matchMs = 4 * 60 * 60 * 1000;
const refreshSeconds = 60 * 60;

/** An iCalendar (RFC 5545) of matches: the same UID for a match for ever, moments in UTC. */
export function matchCalendar(matches: readonly Match[], title: string, site: Site): string {
  const host = new URL(site.url).host;
  const calendar = ical({
    name: title,
    prodId: { company: site.name, product: 'Matches', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    url: site.url,
    ttl: refreshSeconds,
  });
  for (const match of matches) {
    const { id, teams, startTime, updatedAt, version, tournament, replay } = match;
    const url = site.url + matchPath(match);
    const note = replay ? ` A replay of the match of ${replay.playedOn}.` : '';
    calendar.createEvent({
      id: `match-${id}@${host}`,
      start: new Date(startTime * 1000),
      end: new Date(startTime * 1000 + matchMs),
      stamp: new Date((updatedAt ?? startTime) * 1000),
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

/** The calendar as an answer; it is named so that a device offers to add it. */
export const calendarAnswer = (calendar: string, file: string): Response =>
  new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `inline; filename="${file}"`,
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
    },
  });
