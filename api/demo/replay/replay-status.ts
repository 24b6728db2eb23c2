import { ballsOf } from '@/api/demo/scorecard/rates';
import type { MatchRecord } from '@/api/demo/records/record';
import { counted } from '@/lib/domain/match/result/match-result';
import { resultText } from './replay-result';
import { isFinished, phaseOf } from './replay-phase';
import type { InningsState, Replay } from './replay-state';

/** The match's state in a line: the runs needed, the lead, or the winner. */
export function statusTextOf(replay: Replay): string {
  const { record, innings } = replay;
  if (isFinished(replay)) return resultText(record);
  const current = innings.at(-1);
  if (!current) return 'Match begins soon';
  if (phaseOf(replay) === 'break') return breakText(replay);
  const equation = equationOf(record, innings);
  if (equation) return equation;
  if (current.superOver) return `Super Over: ${record.teams[current.batting].name} bat`;
  return record.overs === null && innings.length > 1 ? leadText(replay) : tossText(record);
}

/** 'Mumbai Indians chose to field' */
export function tossText({ toss, teams }: MatchRecord): string {
  return `${teams[toss.winner].name} chose to ${toss.decision}`;
}

/** 'MI need 41 runs from 42 balls'; null when the current innings is not a chase or is over. */
export function equationOf(record: MatchRecord, innings: readonly InningsState[]): string | null {
  const current = innings.at(-1);
  if (!current || current.target === null || current.closed) return null;
  const runsNeeded = counted(current.target - current.runs, 'run');
  const { name, short } = record.teams[current.batting];
  if (current.allottedBalls === null) return `${name} need ${runsNeeded} to win`;
  const ballsLeft = current.allottedBalls - ballsOf(current, record.ballsPerOver);
  return `${short} need ${runsNeeded} from ${counted(ballsLeft, 'ball')}`;
}

function breakText(replay: Replay): string {
  const { record, innings } = replay;
  if (record.overs === null) return `Innings break, ${leadText(replay)}`;
  if (innings.length % 2 === 0) return 'Match tied, Super Over to follow';
  const last = innings.at(-1);
  if (!last?.superOver) return 'Innings break';
  const chasing = record.teams[last.batting === 0 ? 1 : 0].name;
  return `Super Over: ${chasing} need ${counted(last.runs + 1, 'run')}`;
}

/** 'Bangladesh trail by 25 runs', for the side that bats or batted last. */
function leadText({ record, innings }: Replay): string {
  const side = innings.at(-1)?.batting ?? 0;
  const lead = innings.reduce((sum, one) => sum + (one.batting === side ? one.runs : -one.runs), 0);
  if (lead === 0) return 'Scores level';
  return `${record.teams[side].name} ${lead > 0 ? 'lead' : 'trail'} by ${counted(Math.abs(lead), 'run')}`;
}
