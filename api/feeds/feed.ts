import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { WireEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';

/**
 * A whole event as a feed knows it now, in the contract's shape. `version` and `updated_at` are
 * the ingest's business, `commentary` and `match_info` come by their own verbs.
 */
export type FedEvent = Omit<
  WireEvent,
  'version' | 'updated_at' | 'commentary' | 'match_info' | 'odds_history'
> & {
  id: string;
  kind: 'match' | 'outright';
};

/** All that one moment changed in one event. What is absent did not change. */
export type FedChange = {
  event: FedEvent;
  matchInfo?: MatchInfo;
  /** New or changed items, newest first within their innings. */
  commentary?: CommentaryInnings[];
};

/** Where a feed pours what it hears. A promise resolves when the change is stored and published. */
export type Sink = {
  put(change: FedChange): Promise<void>;
  /** Removes an upcoming event that will not take place. */
  withdraw(eventId: string): Promise<void>;
};

export type Feed = { start(sink: Sink): Promise<void>; stop(): Promise<void> };
