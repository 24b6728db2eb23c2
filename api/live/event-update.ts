import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { PartialEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';

/** What one stored change tells the readers; plain JSON, so that it can travel between instances. */
export type EventUpdate = {
  eventId: string;
  /** The leagues whose lists hold the event: its own, and the one it just left. */
  leagues: string[];
  /** Changed fields, for the event's own page. */
  whole: PartialEvent;
  /** Changed fields, for lists: of the markets only the first. */
  card: PartialEvent;
  /** New or changed items, newest first. */
  commentary: CommentaryInnings[];
  matchInfo: MatchInfo | null;
};
