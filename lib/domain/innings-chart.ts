import { inBalls } from './balls-per-over';
import type { InningsComments } from './commentary';
import type { OverScore } from './over-scores';
import type { Innings, Scorecard } from './scorecard';

/** A place on a chart of runs: overs bowled, in parts of an over too, and the innings' score. */
export type ScorePoint = { overs: number; total: number };

/** What the charts of runs draw of an innings. */
export type InningsChart = {
  id: string;
  label: string;
  shortLabel: string;
  /** Which of the two teams bats: 0 is the match's first. */
  side: 0 | 1;
  /** The team's later innings. */
  isLater: boolean;
  /** '122/3 (13.0 overs)'; '' without a scorecard. */
  score: string;
  overs: OverScore[];
  /** The over under way: what it brought so far. Null between overs. */
  current: { over: number; runs: number; wickets: number } | null;
  /** Where the innings stands; null without a scorecard. */
  now: ScorePoint | null;
  falls: ScorePoint[];
  /** The overs it may last; null when that is not limited. */
  allottedOvers: number | null;
};

/** The innings of which at least an over or the score is known, in playing order. */
export function toInningsCharts(
  scorecard: Scorecard | null,
  commentary: InningsComments[],
  teams: readonly [string, string],
): InningsChart[] {
  const cards = new Map(scorecard?.innings.map(innings => [innings.id, innings]));
  const comments = new Map(commentary.map(innings => [innings.id, innings]));
  const ids = [...new Set([...cards.keys(), ...comments.keys()])].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const batted = new Set<string>();
  return ids.flatMap((id, at) => {
    const card = cards.get(id);
    const overs = comments.get(id)?.overs ?? [];
    const chart = { ...toChart(id, card, overs), side: sideOf(card, at, teams) };
    const key = String(chart.side);
    const isLater = batted.has(key);
    batted.add(key);
    return overs.length === 0 && !chart.now?.overs ? [] : [{ ...chart, isLater }];
  });
}

/** By the batting side's name; in turns when the scorecard names neither team. */
function sideOf(card: Innings | undefined, at: number, teams: readonly [string, string]): 0 | 1 {
  const side = teams.findIndex(team => team === card?.team);
  return side === 0 || side === 1 ? side : at % 2 === 0 ? 0 : 1;
}

function toChart(id: string, card: Innings | undefined, overs: OverScore[]) {
  const label = card?.label ?? `Innings ${id}`;
  const now = card ? pointOf(card.total, card.overs, card.ballsPerOver) : null;
  return {
    id,
    label,
    shortLabel: card?.shortLabel ?? label,
    score: card ? `${card.total} (${card.overs} overs)` : '',
    overs,
    current: card && now ? currentOver(card, now, overs) : null,
    now,
    falls: (card?.falls ?? []).flatMap(
      fall => pointOf(fall.label, fall.overs, card?.ballsPerOver ?? 6) ?? [],
    ),
    allottedOvers: card?.allottedOvers ?? null,
  };
}

function pointOf(score: string, overs: string, perOver: number): ScorePoint | null {
  const total = Number.parseInt(score, 10);
  const balls = inBalls(overs, perOver);
  return Number.isNaN(total) || balls === null ? null : { overs: balls / perOver, total };
}

/** What came since the last whole over; null when no over is under way or the ones before are not known. */
function currentOver(card: Innings, now: ScorePoint, overs: OverScore[]) {
  const whole = Math.floor(now.overs);
  const last = overs.at(-1);
  const before = whole === 0 ? 0 : last?.over === whole ? last.total : null;
  if (now.overs === whole || before === null) return null;
  const wickets = card.falls.filter(
    fall => (pointOf(fall.label, fall.overs, card.ballsPerOver)?.overs ?? 0) > whole,
  ).length;
  return { over: whole + 1, runs: now.total - before, wickets };
}
