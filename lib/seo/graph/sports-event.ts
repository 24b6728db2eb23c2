import type { SportsEvent } from 'schema-dts';
import { isWritableTime } from '@/lib/dates/writable-time';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { scheduleStatusOf } from '@/lib/domain/match/result/schedule-status';
import { offsetTime } from './offset-time';

export type EventFacts = {
  siteUrl: string;
  /** The time zone in which the start is written. */
  timeZone: string;
  venue: string | null;
};

/** A reference to a match by the URL of its page. */
export const eventId = (siteUrl: string, match: Match): string =>
  `${siteUrl}${matchPath(match)}#event`;

/**
 * A match as an event. schema.org has no status for 'in play' or 'over': both are scheduled, as
 * Google requires for events that took place. Prices are offers of bookmakers and are never included.
 * Null without a start, a place or two sides, which an event of two teams must have
 * (developers.google.com/search/docs/appearance/structured-data/event).
 */
export function sportsEvent(
  match: Match,
  { siteUrl, timeZone, venue }: EventFacts,
): SportsEvent | null {
  const [first, second] = match.teams;
  if (!isWritableTime(match.startTime) || !venue || !first.name || !second.name) return null;
  const [homeTeam, awayTeam] = [toTeam(first), toTeam(second)];
  return {
    '@type': 'SportsEvent',
    '@id': eventId(siteUrl, match),
    name: `${first.name} v ${second.name}`,
    url: siteUrl + matchPath(match),
    sport: 'Cricket',
    startDate: offsetTime(match.startTime, timeZone),
    eventStatus: statuses[scheduleStatusOf(match)],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    homeTeam,
    awayTeam,
    competitor: [homeTeam, awayTeam],
    location: { '@type': 'Place', name: venue, address: venue },
    // A name alone: the start and the place that an event needs are not known of a competition.
    ...(match.tournament && {
      superEvent: { '@type': 'EventSeries', name: match.tournament },
    }),
    ...(match.statusText && { description: match.statusText }),
  };
}

const toTeam = ({ name }: Match['teams'][number]) => ({ '@type': 'SportsTeam', name }) as const;

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;
