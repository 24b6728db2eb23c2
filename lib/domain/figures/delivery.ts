import type { CommentaryItem } from '@/lib/contract/commentary';
import { isSet, numeric, toText } from '@/lib/domain/scorecard/scalar';

/** A ball between two players, by the scorecard's ids. */
export type Delivery = {
  /** Its over in the innings, from 0. */
  over: number;
  batter: string;
  bowler: string;
  /** Off the bat. */
  runs: number;
  /** By the bowler: without byes and leg byes. */
  conceded: number;
  /** A wide is not a ball faced. */
  isFaced: boolean;
  /** Neither a wide nor a no-ball. */
  isLegal: boolean;
  /** Who was out by it, and how in the scorecard's words. */
  out: { player: string; howOut: string } | null;
};

/** Whether a comment is about a ball. */
export const isBall = ({ Isball, Over }: CommentaryItem): boolean =>
  isSet(Isball) && toText(Over) !== null;

/**
 * Reads the ball of a comment; null where the comment does not state who bowled it to whom, or its runs.
 */
export function toDelivery(item: CommentaryItem): Delivery | null {
  const [batter, bowler] = [toText(item.Batsman), toText(item.Bowler)];
  const [, over] = /^(\d+)(?:\.\d+)?$/.exec(toText(item.Over) ?? '') ?? [];
  const total = numeric(item.Runs);
  if (batter === null || bowler === null || over === undefined || total === null) return null;
  const kind = /(?:^|\d)(wd|nb|lb|b)$/i.exec(toText(item.Detail) ?? '')?.[1]?.toLowerCase();
  const runs = numeric(item.Batsman_Runs) ?? offBat(total, kind);
  const dismissed = toText(item.Dismissed);
  return {
    over: Number(over),
    batter,
    bowler,
    runs,
    conceded: numeric(item.Bowler_Conceded_Runs) ?? (kind === 'b' || kind === 'lb' ? runs : total),
    isFaced: kind !== 'wd',
    isLegal: kind !== 'wd' && kind !== 'nb',
    out: isSet(item.Iswicket)
      ? { player: dismissed ?? batter, howOut: toText(item.Howout) ?? '' }
      : null,
  };
}

/** The rest of a no-ball is taken for the batter's, which is rarely wrong: then the totals differ. */
function offBat(total: number, kind: string | undefined): number {
  if (kind === undefined) return total;
  return kind === 'nb' ? Math.max(0, total - 1) : 0;
}
