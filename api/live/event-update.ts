import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { PartialEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { StoredEvent } from '@/api/store/stored-event';

/**
 * One stored change as it is published to clients; plain JSON, so that it can be sent between
 * instances.
 */
export type EventUpdate = {
  eventId: string;
  /** The leagues whose lists contain the event: its own, and the one that it just left. */
  leagues: string[];
  /** The changed fields for the event's own page. */
  full: PartialEvent;
  /** The changed fields for lists: of the markets only the first. */
  card: PartialEvent;
  /** New or changed items, newest first. */
  commentary: CommentaryInnings[];
  matchInfo: MatchInfo | null;
  /** Only of a confirmation, which changes memory and is not stored. */
  confirmed?: ConfirmedEvent;
};

/** A live event whose feed has confirmed its prices. */
export type ConfirmedEvent = Pick<StoredEvent, 'id' | 'version' | 'updatedAt' | 'markets'> &
  Pick<StoredEvent['fields'], 'bookmakers' | 'sources'>;
