import type { MatchRecord } from '@/api/demo/records/record';
import type { InningsState } from './replay-state';

/** The legal balls allotted to an innings at its start; null when unlimited. */
export function allottedBalls(record: MatchRecord, index: number): number | null {
  const innings = record.innings[index];
  if (innings?.superOver) return record.ballsPerOver;
  if (record.overs === null) return null;
  return innings?.target?.balls ?? record.overs * record.ballsPerOver;
}

/** Runs to win for the side that bats in innings `index`; null when it does not chase. */
export function targetOf(
  record: MatchRecord,
  index: number,
  earlier: readonly Pick<InningsState, 'batting' | 'runs' | 'superOver'>[],
): number | null {
  const innings = record.innings[index];
  if (!innings) return null;
  if (innings.superOver) {
    const superOvers = earlier.filter(innings => innings.superOver);
    const first = superOvers.length % 2 === 1 ? superOvers.at(-1) : undefined;
    return first ? first.runs + 1 : null;
  }
  if (record.overs === null) return index === 3 ? lead(earlier, innings.team) + 1 : null;
  if (index === 0) return null;
  return innings.target?.runs ?? lead(earlier, innings.team) + 1;
}

/** The lead in runs of the opponents of a side. */
function lead(earlier: readonly Pick<InningsState, 'batting' | 'runs'>[], side: 0 | 1): number {
  return earlier.reduce((sum, one) => sum + (one.batting === side ? -one.runs : one.runs), 0);
}
