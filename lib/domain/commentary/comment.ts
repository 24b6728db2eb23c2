import type * as z from 'zod/mini';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { LinkedName, Names } from '@/lib/domain/match/player-names';
import { rateText } from '@/lib/domain/scorecard/rate';
import { toText, isSet, numeric } from '@/lib/domain/scorecard/scalar';

/** 'boundary' is hit off the bat: four leg byes are not. */
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
 * One comment. `ball` is the text of its badge: runs off the bat, W, or extras as '4lb', '5wd',
 * '2nb' ('wd', 'nb' for the single run that they add); null when it describes no ball.
 */
export type Comment = {
  id: string;
  over: string | null;
  ball: string | null;
  kind: CommentKind;
  four: boolean;
  six: boolean;
  /** Who bowled to whom, or null. */
  players: { bowler: LinkedName; batsman: LinkedName } | null;
  text: string;
  summary: OverSummary | null;
};

/** 'bowler to batsman', or null. */
export const commentTitle = ({ players }: Comment): string | null =>
  players && `${players.bowler.name} to ${players.batsman.name}`;

/** Converts a commentary item; its text is never parsed as markup. */
export function toComment(item: CommentaryItem, names: Names): Comment {
  const wicket = isSet(item.Iswicket) || toText(item.Detail)?.toUpperCase() === 'W';
  const runs = numeric(item.Runs);
  const extras = wicket ? null : extrasKind(item);
  const boundary = isSet(item.Isboundary);
  const isOffBat = extras === null || extras === 'nb';
  const bowler = toText(item.BowlerName) ?? toText(item.Bowler_Name);
  const batsman = toText(item.BatsmanName) ?? toText(item.Batsman_Name);
  return {
    id: String(item.Id),
    over: toText(item.Over),
    ball: ballLabel(item, wicket, extras),
    kind: wicket ? 'wicket' : boundary && isOffBat ? 'boundary' : 'other',
    four: boundary && runs !== null && runs < 6,
    six: boundary && runs !== null && runs >= 6,
    players:
      bowler && batsman
        ? {
            bowler: names.linked(String(item.Bowler), bowler),
            batsman: names.linked(String(item.Batsman), batsman),
          }
        : null,
    text: toText(item.Commentary) ?? '',
    summary: item.Summary ? toSummary(item.Summary, names) : null,
  };
}

const extrasKinds = ['wd', 'nb', 'lb', 'b'] as const;
type ExtrasKind = (typeof extrasKinds)[number];

/** The kind of a ball's extras, which hosts send as 'lb', '4LB' or '5WD'; null without any. */
function extrasKind({ Detail }: CommentaryItem): ExtrasKind | null {
  const [, sent] = /^\d*\s*(wd|nb|lb|b)$/i.exec(toText(Detail) ?? '') ?? [];
  return extrasKinds.find(kind => kind === sent?.toLowerCase()) ?? null;
}

function ballLabel(
  item: CommentaryItem,
  wicket: boolean,
  extras: ExtrasKind | null,
): string | null {
  if (toText(item.Over) === null) return null;
  if (wicket) return 'W';
  const runs = toText(item.Runs);
  if (extras === null) return runs;
  const isPenaltyAlone = (extras === 'wd' || extras === 'nb') && (runs === null || runs === '1');
  return isPenaltyAlone ? extras : `${runs ?? ''}${extras}`;
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

/** Runs per over of the innings so far, '8.60'; null without an integer number of overs. */
function runRate(score: string | null, over: string | null): string | null {
  const runs = Number.parseInt(score ?? '', 10);
  const overs = Number(over ?? Number.NaN);
  return overs > 0 && Number.isInteger(overs) && Number.isFinite(runs)
    ? rateText(runs, overs, 1)
    : null;
}
