import type { OverCount } from '@/lib/contract/commentary';
import type { Comment } from '@/lib/domain/commentary/comment';

/**
 * A complete over, counted from 1; `total` is the innings' score after it, null when that is
 * unknown.
 */
export type OverScore = { over: number; runs: number; wickets: number; total: number | null };

/** The overs that a host counted, and those that comments sum up, in order. */
export function overScores(counts: OverCount[], comments: Comment[]): OverScore[] {
  const counted = counts.map(([runs, wickets], index) => ({
    over: index + 1,
    runs,
    wickets,
    total: null,
  }));
  const summarised = comments.flatMap(({ summary }): OverScore[] => {
    if (!summary) return [];
    const [over, runs] = [Number(summary.over), Number(summary.runs)];
    const total = Number.parseInt(summary.score ?? '', 10);
    if (!Number.isInteger(over) || over < 1 || !Number.isFinite(runs)) return [];
    const wickets = Number(summary.wickets) || 0;
    return [{ over, runs, wickets, total: Number.isNaN(total) ? null : total }];
  });
  return mergeOvers(counted, summarised);
}

/** Replaces known overs by newer ones; a missing total is added up where possible. */
export function mergeOvers(before: OverScore[], newer: OverScore[]): OverScore[] {
  if (newer.length === 0) return before;
  const byOver = new Map(before.map(score => [score.over, score]));
  for (const score of newer) byOver.set(score.over, score);
  const sorted = [...byOver.values()].sort((a, b) => a.over - b.over);
  let previous: OverScore = { over: 0, runs: 0, wickets: 0, total: 0 };
  return sorted.map(score => {
    const follows = previous.over === score.over - 1 && previous.total !== null;
    const sum = follows ? (previous.total ?? 0) + score.runs : null;
    previous = { ...score, total: score.total ?? sum };
    return previous;
  });
}
