import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { WireEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { FeedLink } from '@/api/store/feeds/feed-store';

/**
 * A complete event as a feed knows it, in the contract's shape. The ingest sets `version` and
 * `updated_at`; `commentary` and `match_info` are sent separately.
 */
export type FedEvent = Omit<
  WireEvent,
  'start_time' | 'version' | 'updated_at' | 'commentary' | 'match_info' | 'odds_history'
> & {
  id: string;
  start_time: number;
  kind: 'match' | 'outright';
};

/** All changes of one event at one time. Absent parts have not changed. */
export type FedChange = {
  event: FedEvent;
  matchInfo?: MatchInfo;
  /** New or changed items, newest first within their innings. */
  commentary?: CommentaryInnings[];
  /** The source's link to the event: stored in the same transaction, so that no event is without one. */
  link?: FeedLink;
};

/** The receiver of a feed's changes. A promise resolves when the change is stored and published. */
export type Sink = {
  put(change: FedChange): Promise<void>;
  /** Removes an event from every list: one that will not take place, or an old result. */
  withdraw(eventId: string): Promise<void>;
};

export type Feed = {
  start(sink: Sink): Promise<void>;
  stop(): Promise<void>;
};
