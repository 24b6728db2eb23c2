/** The `status` numbers of an event that the API of this project sends. */
export const eventStatus = { upcoming: 0, live: 2, past: 4 } as const;

/**
 * The number of an event that was withdrawn: it leaves every list, and its own call responds 404.
 */
export const withdrawnStatus = 90;

/** The numbers of events that have not begun; other API hosts distinguish three of them. */
export const upcomingStatuses: readonly number[] = [eventStatus.upcoming, 1, 3];

/** The numbers of events that are live or have not begun; every other number is past. */
export const currentStatuses: readonly number[] = [
  ...upcomingStatuses,
  eventStatus.live,
].toSorted();
