import { winChances } from '@/api/demo/odds/win-chances';
import { recordFormats, type MatchRecord } from '@/api/demo/records/record';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import { situationOf } from '@/api/demo/replay/replay-situation';
import type { Situation } from '@/api/demo/replay/situation';
import type { MatchFormat, Phase } from '@/lib/contract/match-format';
import type { ForecastState } from '@/lib/domain/forecast/forecast-scores';
import { phaseOf } from '@/lib/domain/figures/phase';

/** Whether a record has a winner that its own innings decided. */
export const isWonOnTheField = ({ outcome }: MatchRecord): boolean =>
  outcome.result === 'won' && outcome.winner !== null;

/** The states of a limited-overs match that was won, after each ball but the last, which ends it. */
export function forecastStatesOf(record: MatchRecord): ForecastState[] {
  const first = record.innings[0];
  if (!first || record.overs === null || !isWonOnTheField(record))
    throw new Error(`${record.id} has no forecast to score`);
  const second = first.team === 0 ? 1 : 0;
  const states: ForecastState[] = [];
  for (
    let replay = advance(startReplay(record, { startTime: 0 }));
    !isFinished(replay);
    replay = advance(replay)
  ) {
    const situation = situationOf(replay);
    states.push({
      match: record.id,
      chance: winChances(situation)[second],
      won: record.outcome.winner === second,
      innings: situation.innings.length === 1 ? 1 : 2,
      phase: phaseOfLast(situation, recordFormats[record.format]),
    });
  }
  return states;
}

/** The phase of the over of the last ball. */
function phaseOfLast({ innings, ballsPerOver }: Situation, format: MatchFormat): Phase {
  const { balls = 0, allottedBalls } = innings.at(-1) ?? {};
  const over = Math.max(0, Math.ceil(balls / ballsPerOver) - 1);
  const phase = phaseOf(over, (allottedBalls ?? 0) / ballsPerOver, format);
  if (!phase) throw new Error('an innings without a limit');
  return phase;
}
