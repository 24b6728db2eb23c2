import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { EventBookmaker, WireEvent, WireMarket } from '@/lib/contract/event';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { MatchResult } from '@/lib/contract/match-result';

export const genders = ['men', 'women'] as const;
export type Gender = (typeof genders)[number];

/** A match as a provider names it. Null: the provider does not say. */
export type Fixture = {
  competition: string;
  format: MatchFormat | null;
  gender: Gender | null;
  /** In the provider's order, which its score follows. */
  teams: readonly [string, string];
  /** Unix seconds. */
  start: number;
};

/** The prices of one source for one match. Selections are named by team, 'Draw', or freely. */
export type SourcePrices = {
  markets: WireMarket[];
  bookmakers: EventBookmaker[];
  /** Those that the operator's agreements allow. */
  links?: PriceLink[];
  /** How the match ended, by the selection of the match winner that was settled as the winner. */
  settled?: MatchResult;
};

/** Where a bookmaker offers a selection; ids are the source's. No visitor is sent it with the price. */
export type PriceLink = { bookmaker: string; marketId: string; selectionId: string; url: string };

/** The state of play as one source reports it; `score` is 'a:b' in the order of its teams. */
export type SourceScore = Pick<
  WireEvent,
  'status' | 'match_status' | 'inplay_time' | 'score' | 'result'
>;

/** What a source says about one match. Absent parts have not changed. */
export type Fragment = {
  source: string;
  externalId: string;
  /** When the source said it, in unix seconds. */
  at: number;
  /** Of a push; grows with every one of a match. */
  revision?: number;
  fixture: Fixture;
  prices?: SourcePrices;
  score?: SourceScore;
  matchInfo?: MatchInfo;
  commentary?: CommentaryInnings[];
};
