import { currentStatuses } from '@/lib/contract/event-status';
import type { CommentaryItem, OverChance, OverCount } from '@/lib/contract/commentary';
import type { OddsHistory, WireEvent, WireMarket } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { EventKind } from './tables';

/** The fields of an event that are small and part of every list. */
export type EventFields = Omit<
  WireEvent,
  | 'id'
  | 'start_time'
  | 'markets'
  | 'match_info'
  | 'commentary'
  | 'odds_history'
  | 'version'
  | 'updated_at'
> & {
  /** Sources are matched by it, so that each states one. */
  start_time: number;
};

/**
 * The newest items of an innings, newest first; `total` is the number of stored items, `overs` are
 * its complete overs from the first, `chances` the win chances after its overs.
 */
export type StoredInnings = {
  id: string;
  items: CommentaryItem[];
  total: number;
  overs: readonly OverCount[];
  chances: readonly OverChance[];
};

/**
 * An event in memory and in the database: an immutable value, replaced completely by every change.
 */
export type StoredEvent = {
  readonly id: string;
  readonly kind: EventKind;
  readonly fields: EventFields;
  readonly markets: readonly WireMarket[];
  readonly matchInfo: MatchInfo | null;
  readonly commentary: readonly StoredInnings[];
  /** In memory only: since the program's start. */
  readonly oddsHistory: OddsHistory | null;
  readonly version: number;
  /** Unix seconds. */
  readonly updatedAt: number;
  readonly withdrawn: boolean;
};

/** The part of an event that lists show. */
export type CardEvent = Omit<StoredEvent, 'matchInfo' | 'commentary' | 'oddsHistory'>;

/** The number of comments of an innings in memory and snapshots; the database has all. */
export const newestComments = 60;

export const isPast = (event: CardEvent): boolean => !currentStatuses.includes(event.fields.status);
