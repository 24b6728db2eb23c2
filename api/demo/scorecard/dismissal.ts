import { playerOf } from '@/api/demo/records/players';
import type { MatchRecord, Wicket } from '@/api/demo/records/record';

type Fielder = NonNullable<Wicket['fielders']>[number];

/**
 * The dismissal of a batter in a scorecard: 'c Cameron Green b Josh Hazlewood', 'lbw b …', 'run out
 * (…)'.
 */
export function howOut(record: MatchRecord, wicket: Wicket, bowler: number): string {
  const by = `b ${playerOf(record, bowler).name}`;
  const fielders = fielderNames(record, wicket);
  switch (wicket.kind) {
    case 'caught':
      return `c ${fielders[0] ?? 'sub'} ${by}`;
    case 'caught and bowled':
      return `c & ${by}`;
    case 'bowled':
      return by;
    case 'lbw':
      return `lbw ${by}`;
    case 'stumped':
      return `st ${fielders[0] ?? 'sub'} ${by}`;
    case 'hit wicket':
      return `hit wicket ${by}`;
    case 'run out':
      return fielders.length > 0 ? `run out (${fielders.join('/')})` : 'run out';
    default:
      return wicket.kind;
  }
}

/** The fielders of a dismissal by name; a substitute is 'sub (name)'. */
export function fielderNames(record: MatchRecord, { fielders = [] }: Wicket): string[] {
  return fielders.map(fielder => fielderName(record, fielder));
}

function fielderName(record: MatchRecord, fielder: Fielder): string {
  if (typeof fielder === 'number') return playerOf(record, fielder).name;
  return fielder.sub === null ? 'sub' : `sub (${playerOf(record, fielder.sub).name})`;
}

/** Sports Interactive's codes of the kinds of dismissal. */
export const dismissalIds: Record<Wicket['kind'], string> = {
  caught: 'ct',
  bowled: 'b',
  lbw: 'lbw',
  'run out': 'ro',
  stumped: 'st',
  'caught and bowled': 'cbb',
  'hit wicket': 'hw',
  'retired hurt': 'rh',
  'retired not out': 'rno',
  'retired out': 'rto',
  'obstructing the field': 'of',
  'timed out': 'to',
  'handled the ball': 'hb',
  'hit the ball twice': 'h2',
};
