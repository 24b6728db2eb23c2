import type * as z from 'zod/mini';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { Names } from '@/lib/domain/match/player-names';
import { toText, isSet, numeric } from '@/lib/domain/scorecard/scalar';

export type CommentKind = 'boundary' | 'wicket' | 'other';

export type OverSummary = {
  over: string;
  runs: string;
  wickets: string | null;
  score: string | null;
  runRate: string | null;
  batsmen: { name: string; figures: string }[];
  bowlers: { name: string; figures: string }[];
};

/**
 * One comment. `ball` is the text of its badge: runs, or wd, nb, W; null when it describes no ball.
 */
export type Comment = {
  id: string;
  over: string | null;
  ball: string | null;
  kind: CommentKind;
  four: boolean;
  six: boolean;
  /** 'bowler to batsman', or null. */
  title: string | null;
  text: string;
  summary: OverSummary | null;
};

/** Converts a commentary item; its text is never parsed as markup. */
export function toComment(item: CommentaryItem, names: Names): Comment {
  const wicket = isSet(item.Iswicket) || toText(item.Detail)?.toUpperCase() === 'W';
  const runs = numeric(item.Runs);
  const boundary = isSet(item.Isboundary);
  const bowler = toText(item.BowlerName) ?? toText(item.Bowler_Name);
  const batsman = toText(item.BatsmanName) ?? toText(item.Batsman_Name);
  return {
    id: String(item.Id),
    over: toText(item.Over),
    ball: ballLabel(item, wicket),
    kind: wicket ? 'wicket' : boundary ? 'boundary' : 'other',
    four: boundary && runs !== null && runs < 6,
    six: boundary && runs !== null && runs >= 6,
    title: bowler && batsman ? `${bowler} to ${batsman}` : null,
    text: toText(item.Commentary) ?? '',
    summary: item.Summary ? toSummary(item.Summary, names) : null,
  };
}

function ballLabel(item: CommentaryItem, wicket: boolean): string | null {
  if (toText(item.Over) === null) return null;
  if (wicket) return 'W';
  const detail = toText(item.Detail)?.toLowerCase() ?? null;
  if (detail?.includes('wd')) return 'wd';
  if (detail?.includes('nb')) return 'nb';
  return toText(item.Runs);
}

type WireSummary = NonNullable<z.infer<typeof CommentaryItem>['Summary']>;

function toSummary(summary: WireSummary, names: Names): OverSummary {
  const score = toText(summary.Score);
  return {
    over: toText(summary.Over) ?? '',
    runs: toText(summary.Runs) ?? '0',
    wickets: toText(summary.Wickets),
    score,
    runRate: toText(summary.Current_runrate) ?? runRate(score, toText(summary.Over)),
    batsmen: (summary.Batsmen ?? []).map(line => ({
      name: toText(line.BatsmanName) ?? names.player(String(line.Batsman)) ?? 'Unknown player',
      figures: `${toText(line.Runs) ?? '0'} (${toText(line.Balls) ?? '0'})`,
    })),
    bowlers: (summary.Bowlers ?? []).map(line => ({
      name: toText(line.BowlerName) ?? names.player(String(line.Bowler)) ?? 'Unknown player',
      figures: [line.Overs, line.Maidens, line.Runs, line.Wickets]
        .map(stat => toText(stat) ?? '0')
        .join(' - '),
    })),
  };
}

/** Runs per over of the innings so far, '8.60'; null without a whole number of overs. */
function runRate(score: string | null, over: string | null): string | null {
  const runs = Number.parseInt(score ?? '', 10);
  const overs = Number(over ?? Number.NaN);
  return overs > 0 && Number.isInteger(overs) && Number.isFinite(runs)
    ? (runs / overs).toFixed(2)
    : null;
}
