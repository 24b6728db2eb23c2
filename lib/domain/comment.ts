import type * as z from 'zod/mini';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { Names } from './player-names';
import { filled, isSet, numeric } from './stat';

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

/** One comment. `ball` is what its chip says: runs, or wd, nb, W; null when it tells of no ball. */
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

/** Crosses a commentary item; its text stays text, never markup. */
export function toComment(item: CommentaryItem, names: Names): Comment {
  const wicket = isSet(item.Iswicket) || filled(item.Detail)?.toUpperCase() === 'W';
  const runs = numeric(item.Runs);
  const boundary = isSet(item.Isboundary);
  const bowler = filled(item.BowlerName) ?? filled(item.Bowler_Name);
  const batsman = filled(item.BatsmanName) ?? filled(item.Batsman_Name);
  return {
    id: String(item.Id),
    over: filled(item.Over),
    ball: ballLabel(item, wicket),
    kind: wicket ? 'wicket' : boundary ? 'boundary' : 'other',
    four: boundary && runs !== null && runs < 6,
    six: boundary && runs !== null && runs >= 6,
    title: bowler && batsman ? `${bowler} to ${batsman}` : null,
    text: filled(item.Commentary) ?? '',
    summary: item.Summary ? toSummary(item.Summary, names) : null,
  };
}

function ballLabel(item: CommentaryItem, wicket: boolean): string | null {
  if (filled(item.Over) === null) return null;
  if (wicket) return 'W';
  const detail = filled(item.Detail)?.toLowerCase() ?? null;
  if (detail?.includes('wd')) return 'wd';
  if (detail?.includes('nb')) return 'nb';
  return filled(item.Runs);
}

type WireSummary = NonNullable<z.infer<typeof CommentaryItem>['Summary']>;

function toSummary(summary: WireSummary, names: Names): OverSummary {
  const score = filled(summary.Score);
  return {
    over: filled(summary.Over) ?? '',
    runs: filled(summary.Runs) ?? '0',
    wickets: filled(summary.Wickets),
    score,
    runRate: filled(summary.Current_runrate) ?? runRate(score, filled(summary.Over)),
    batsmen: (summary.Batsmen ?? []).map(line => ({
      name: filled(line.BatsmanName) ?? names.player(String(line.Batsman)) ?? 'Unknown player',
      figures: `${filled(line.Runs) ?? '0'} (${filled(line.Balls) ?? '0'})`,
    })),
    bowlers: (summary.Bowlers ?? []).map(line => ({
      name: filled(line.BowlerName) ?? names.player(String(line.Bowler)) ?? 'Unknown player',
      figures: [line.Overs, line.Maidens, line.Runs, line.Wickets]
        .map(stat => filled(stat) ?? '0')
        .join(' - '),
    })),
  };
}

/** Runs an over of the innings so far, '8.60'; null without a whole number of overs. */
function runRate(score: string | null, over: string | null): string | null {
  const runs = Number.parseInt(score ?? '', 10);
  const overs = Number(over ?? Number.NaN);
  return overs > 0 && Number.isInteger(overs) && Number.isFinite(runs)
    ? (runs / overs).toFixed(2)
    : null;
}
