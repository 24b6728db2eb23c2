import { recordFormats } from '@/api/demo/records/record';
import { playerOf } from '@/api/demo/records/players';
import { ballsOf } from '@/api/demo/scorecard/rates';
import type { MatchRecord } from '@/api/demo/records/record';
import { phaseOf } from './replay-phase';
import type { InningsState, Replay } from './replay-state';
import type { InningsSituation, Situation, SituationTeam } from './situation';
import { testSchedule } from './test-schedule';

/** The input of the odds model at this moment. A miscounted over counts as a complete one. */
export function situationOf(replay: Replay): Situation {
  const { record, innings } = replay;
  return {
    format: recordFormats[record.format],
    ballsPerOver: record.ballsPerOver,
    phase: phaseOf(replay),
    teams: [teamOf(replay, 0), teamOf(replay, 1)],
    innings: innings.map(state => inningsOf(record, state)),
    progress: replay.plan.length === 0 ? 1 : replay.ball / replay.plan.length,
    testOversLeft: record.overs === null ? testSchedule(record, innings).oversLeft : null,
  };
}

function teamOf({ record, battingOrder }: Replay, side: 0 | 1): SituationTeam {
  const players = battingOrder[side].map(player => playerOf(record, player));
  return { name: record.teams[side].name, players };
}

function inningsOf(record: MatchRecord, state: InningsState): InningsSituation {
  const idOf = (player: number) => playerOf(record, player).id;
  const { crease, bowler, closed } = state;
  const atCrease = crease ? [crease.striker, crease.nonStriker] : [];
  return {
    batting: state.batting,
    superOver: state.superOver,
    runs: state.runs,
    wickets: state.wickets,
    balls: ballsOf(state, record.ballsPerOver),
    allottedBalls: state.allottedBalls,
    target: state.allottedBalls === null ? null : state.target,
    closed,
    fours: state.fours,
    sixes: state.sixes,
    runsOffBat: new Map(state.batters.map(batter => [idOf(batter.player), batter.runs])),
    wicketsByBowler: new Map(state.bowlers.map(bowler => [idOf(bowler.player), bowler.wickets])),
    overRuns: state.overRuns,
    fallOfWickets: state.falls.map(({ runs, balls }) => ({ runs, balls })),
    atCrease: atCrease.map(player => {
      const card = state.batters.find(batter => batter.player === player);
      return { ...playerOf(record, player), runs: card?.runs ?? 0, balls: card?.balls ?? 0 };
    }),
    bowler: bowler === null || closed ? null : playerOf(record, bowler),
  };
}
