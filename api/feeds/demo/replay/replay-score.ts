import { oversText } from '@/api/feeds/demo/scorecard/rates';
import type { InningsState, Replay } from './replay-state';

/** 162/5, and 111 for a side that is all out, 303/8d for one that declared. */
export function totalText({ runs, wickets, closed, source }: InningsState): string {
  if (wickets === 10) return String(runs);
  return `${runs}/${wickets}${closed && source.declared ? 'd' : ''}`;
}

/**
 * The wire's score 'a:b' in the order of the record's teams. A side in a limited match is
 * '122/3 (13.0)', in a Test '191 & 57/1'; a side that has not batted is ''. A super over follows
 * after ' & ' as a second innings does.
 */
export function scoreOf({ record, innings }: Replay): string {
  const sideScore = (side: 0 | 1) =>
    innings
      .filter(one => one.batting === side)
      .map(one =>
        record.overs === null ? totalText(one) : `${totalText(one)} (${oversText(one)})`,
      )
      .join(' & ');
  return `${sideScore(0)}:${sideScore(1)}`;
}

/** The current part of the match: '1st innings', 'Super Over'; '' before the first ball. */
export function inplayTimeOf({ innings }: Replay): string {
  const current = innings.at(-1);
  if (!current) return '';
  if (current.superOver) return 'Super Over';
  return ['1st innings', '2nd innings', '3rd innings', '4th innings'][current.index] ?? '';
}
