import type { BallContext } from './ball-context';
import { playerOf } from '@/api/demo/records/players';
import { ballsOf } from '@/api/demo/scorecard/rates';
import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { rateText } from '@/lib/domain/scorecard/rate';

/** The end-of-over summary; the batters are the two at the crease after it. */
export function overSummary({ record, after, over }: BallContext) {
  const { ballsPerOver } = record;
  const balls = ballsOf(after, ballsPerOver);
  const currentBatters = after.crease
    ? [after.crease.striker, after.crease.nonStriker]
    : after.batters.filter(batter => batter.dismissal === null).map(batter => batter.player);
  const required = requiredRate();
  return {
    Over: String(after.overs),
    Runs: String(over.runs),
    Wickets: String(over.wickets),
    Score: `${after.runs}/${after.wickets}`,
    Balls: String(balls),
    Current_runrate: rateText(after.runs, balls, ballsPerOver),
    ...(required !== null && { Required_runrate: required }),
    Batsmen: after.batters
      .filter(batter => currentBatters.includes(batter.player))
      .map(batter => ({
        Batsman: playerOf(record, batter.player).id,
        BatsmanName: playerOf(record, batter.player).name,
        Runs: String(batter.runs),
        Balls: String(batter.balls),
        Fours: String(batter.fours),
        Sixes: String(batter.sixes),
        ...(after.crease?.striker === batter.player && { Isonstrike: true }),
      })),
    Bowlers: after.bowlers
      .filter(bowler => over.bowlers.includes(bowler.player))
      .map(bowler => ({
        Bowler: playerOf(record, bowler.player).id,
        BowlerName: playerOf(record, bowler.player).name,
        Overs: shortOvers(bowler.balls, ballsPerOver),
        Maidens: String(bowler.maidens),
        Runs: String(bowler.runs),
        Wickets: String(bowler.wickets),
      })),
  };

  function requiredRate(): string | null {
    if (after.target === null || after.allottedBalls === null || after.closed) return null;
    const ballsLeft = after.allottedBalls - balls;
    return ballsLeft > 0 ? rateText(after.target - after.runs, ballsLeft, ballsPerOver) : null;
  }
}
