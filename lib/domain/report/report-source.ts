import type { OverChance } from '@/lib/contract/commentary';
import type { WireEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';

/** The highest totals before a match among those on this site, of its format. */
export type EarlierTotals = {
  /** The other ended matches, up to the day of this one. */
  matches: number;
  /** Null where none of them has a total. */
  highest: number | null;
};

/** An ended match, as far as its report is written from it. */
export type ReportSource = {
  id: string;
  fields: Pick<
    WireEvent,
    'name' | 'competitors' | 'tournament' | 'match_status' | 'result' | 'format' | 'replay'
  >;
  info: MatchInfo | null;
  /** By the ids of the comments' innings, the chances after the overs. */
  chances: ReadonlyMap<string, readonly OverChance[]>;
  /** Of the ground and of the season; null where the match has none. */
  ground: EarlierTotals | null;
  season: EarlierTotals | null;
};
