import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { Fixture, SourcePrices, SourceScore } from '@/api/store/feeds/source-match';

/** What a source reports about one match. Absent parts have not changed. */
export type Fragment = {
  source: string;
  externalId: string;
  /** When the source reported it, in unix seconds. */
  at: number;
  /** Of a push; grows with every one of a match. */
  revision?: number;
  fixture: Fixture;
  prices?: SourcePrices;
  score?: SourceScore;
  matchInfo?: MatchInfo;
  commentary?: CommentaryInnings[];
};
