/** The group of the cards of all events. */
export const everyEvent = 'event';
export const leagueGroup = (league: string): string => `event_${league}`;
export const eventGroup = (eventId: string): string => `event_${eventId}`;

/** The event of a group that `eventGroup` has named. */
export const eventIdOf = (group: string): string => group.slice(eventGroup('').length);
