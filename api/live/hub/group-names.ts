/** The group of the cards of all events. */
export const everyEvent = 'event';
export const leagueGroup = (league: string): string => `event_${league}`;
export const eventGroup = (eventId: string): string => `event_${eventId}`;
