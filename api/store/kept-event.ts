import type { CommentaryItem, OverCount } from '@/lib/contract/commentary';
import type { OddsHistory, WireEvent, WireMarket } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { EventKind } from './tables';

/** The wire's fields of an event that are small and belong to every list. */
export type EventFields = Omit<
  WireEvent,
  'id' | 'markets' | 'match_info' | 'commentary' | 'odds_history' | 'version' | 'updated_at'
>;

/**
 * The newest items of an innings, newest first; `total` counts all that are stored, `overs` tells of
 * its whole overs from the first.
 */
export type KeptInnings = {
  id: string;
  items: CommentaryItem[];
  total: number;
  overs: readonly OverCount[];
};

/** An event as memory and database hold it: an immutable value, replaced whole by every change. */
export type KeptEvent = {
  readonly id: string;
  readonly kind: EventKind;
  readonly fields: EventFields;
  readonly markets: readonly WireMarket[];
  readonly matchInfo: MatchInfo | null;
  readonly commentary: readonly KeptInnings[];
  /** Kept in memory only: since the program's start. */
  readonly oddsHistory: OddsHistory | null;
  readonly version: number;
  /** Unix seconds. */
  readonly updatedAt: number;
  readonly withdrawn: boolean;
};

/** What a list shows of an event. */
export type CardEvent = Omit<KeptEvent, 'matchInfo' | 'commentary' | 'oddsHistory'>;

/** Memory and snapshots hold this many comments an innings; the database holds all. */
export const newestComments = 60;

const upcoming = [0, 1, 3];
export const liveStatus = 2;

/** Decisions C18: 2 is live, 0, 1 and 3 are upcoming, anything else is past. */
export const currentStatuses: readonly number[] = [...upcoming, liveStatus];

export const isPast = (event: CardEvent): boolean => !currentStatuses.includes(event.fields.status);
