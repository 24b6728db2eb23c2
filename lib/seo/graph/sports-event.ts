import type { SportsEvent } from 'schema-dts';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
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
 * Null without a start, which an event must have.
 */
export function sportsEvent(
  match: Match,
  { siteUrl, timeZone, venue }: EventFacts,
): SportsEvent | null {
  if (match.startTime === null) return null;
  const [first, second] = match.teams.map(({ name }) => ({ '@type': 'SportsTeam', name }) as const);
  return {
    '@type': 'SportsEvent',
    '@id': eventId(siteUrl, match),
    name: `${match.teams[0].name} v ${match.teams[1].name}`,
    url: siteUrl + matchPath(match),
    sport: 'Cricket',
    startDate: offsetTime(match.startTime, timeZone),
    eventStatus: isPostponed(match)
      ? 'https://schema.org/EventPostponed'
      : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(first && { homeTeam: first }),
    ...(second && { awayTeam: second }),
    ...(first && second && { competitor: [first, second] }),
    // A name alone: the start and the place that an event needs are not known of a competition.
    ...(match.tournament && {
      superEvent: { '@type': 'EventSeries', name: match.tournament },
    }),
    ...(match.statusText && { description: match.statusText }),
    ...(venue && { location: { '@type': 'Place', name: venue, address: venue } }),
  };
}

const isPostponed = ({ status, statusText }: Match): boolean =>
  status === 'upcoming' && /\bpostponed\b/i.test(statusText);
