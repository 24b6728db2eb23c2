import type { OverChance } from '@/lib/contract/commentary';
import type { Match } from '@/lib/domain/match/match';
import { teamNamed } from '@/lib/domain/match/side/team-named';
import { inBalls } from './balls-per-over';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import type { OverScore } from './over-scores';
import type { Partnership } from './partnerships';
import type { Innings, Scorecard } from './scorecard';

/** A point on a chart of runs: overs bowled, also in parts of an over, and the innings' score. */
export type ScorePoint = { overs: number; total: number };

/** The data of an innings in the charts of runs. */
export type InningsChart = {
  id: string;
  label: string;
  shortLabel: string;
  /** The batting team: 0 is the match's first. */
  side: 0 | 1;
  /** Whether it is a later innings of the team. */
  isLater: boolean;
  /** '122/3 (13.0 overs)'; '' without a scorecard. */
  score: string;
  overs: OverScore[];
  /** Our win chances after its overs. */
  chances: readonly OverChance[];
  /** The runs and wickets of the current over so far; null between overs. */
  current: { over: number; runs: number; wickets: number } | null;
  /** The current score; null without a scorecard. */
  now: ScorePoint | null;
  falls: ScorePoint[];
  /** Empty where they are not known. */
  partnerships: Partnership[];
  /** The greatest number of overs; null when that is not limited. */
  allottedOvers: number | null;
};

/** The innings with a known over or score, in playing order. */
export function toInningsCharts(
  scorecard: Scorecard | null,
  commentary: InningsComments[],
  teams: Match['teams'],
): InningsChart[] {
  const cards = new Map(scorecard?.innings.map(innings => [innings.id, innings]));
  const comments = new Map(commentary.map(innings => [innings.id, innings]));
  const ids = [...new Set([...cards.keys(), ...comments.keys()])].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const batted = new Set<string>();
  return ids.flatMap((id, index) => {
    const card = cards.get(id);
    const { overs = [], chances = [] } = comments.get(id) ?? {};
    const chart = { ...toChart(id, card, overs), chances, side: sideOf(card, index, teams) };
    const key = String(chart.side);
    const isLater = batted.has(key);
    batted.add(key);
    return overs.length === 0 && !chart.now?.overs ? [] : [{ ...chart, isLater }];
  });
}

/** The batting side, by its name; alternating when the scorecard names neither team. */
function sideOf(card: Innings | undefined, at: number, teams: Match['teams']): 0 | 1 {
  return teamNamed(card?.team ?? '', teams) ?? (at % 2 === 0 ? 0 : 1);
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
    partnerships: card?.partnerships ?? [],
    allottedOvers: card?.allottedOvers ?? null,
  };
}

function pointOf(score: string, overs: string, perOver: number): ScorePoint | null {
  const total = Number.parseInt(score, 10);
  const balls = inBalls(overs, perOver);
  return Number.isNaN(total) || balls === null ? null : { overs: balls / perOver, total };
}

/** The runs since the last complete over; null between overs, or when earlier overs are unknown. */
function currentOver(card: Innings, now: ScorePoint, overs: OverScore[]) {
  const completeOvers = Math.floor(now.overs);
  const last = overs.at(-1);
  const before = completeOvers === 0 ? 0 : last?.over === completeOvers ? last.total : null;
  if (now.overs === completeOvers || before === null) return null;
  const wickets = card.falls.filter(
    fall => (pointOf(fall.label, fall.overs, card.ballsPerOver)?.overs ?? 0) > completeOvers,
  ).length;
  return { over: completeOvers + 1, runs: now.total - before, wickets };
}
