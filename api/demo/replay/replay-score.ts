import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { oversText } from '@/api/demo/scorecard/rates';
import type { InningsState, Replay } from './replay-state';
import { testSchedule } from './test-schedule';

/** 162/5, and 111 for a side that is all out, 303/8d for one that declared. */
export function totalText({ runs, wickets, closed, source }: InningsState): string {
  if (wickets === maxWickets.innings) return String(runs);
  return `${runs}/${wickets}${closed && source.declared ? 'd' : ''}`;
}

/**
 * The wire's score 'a:b' in the order of the record's teams. A side is '122/3 (13.0)', with a second
 * innings '191 (64.2) & 57/1 (20.3)'; one that has not batted is ''. A super over follows after ' & '
 * as a second innings does.
 */
export function scoreOf({ innings }: Replay): string {
  const sideScore = (side: 0 | 1) =>
    innings
      .filter(state => state.batting === side)
      .map(state => `${totalText(state)} (${oversText(state)})`)
      .join(' & ');
  return `${sideScore(0)}:${sideScore(1)}`;
}

/**
 * The current part of the match: '1st innings', 'Super Over', in a Test 'Day 4, session 2'; ''
 * before the first ball.
 */
export function inplayTimeOf({ record, innings }: Replay): string {
  const current = innings.at(-1);
  if (!current) return '';
  if (record.overs === null) {
    const { day, session } = testSchedule(record, innings);
    return `Day ${day}, session ${session}`;
  }
  if (current.superOver) return 'Super Over';
  return ['1st innings', '2nd innings'][current.index] ?? '';
}
