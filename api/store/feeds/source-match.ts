import type { EventBookmaker, WireEvent, WireMarket } from '@/lib/contract/event';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { MatchResult } from '@/lib/contract/match-result';

export type Gender = 'men' | 'women';

/** A match as a provider names it. Null: the provider does not state it. */
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

/** Where a bookmaker offers a selection; ids are the source's. It is never sent with the price. */
export type PriceLink = { bookmaker: string; marketId: string; selectionId: string; url: string };

/** The state of play as one source reports it; `score` is 'a:b' in the order of its teams. */
export type SourceScore = Pick<
  WireEvent,
  'status' | 'match_status' | 'inplay_time' | 'score' | 'result'
>;
