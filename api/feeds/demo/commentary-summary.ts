import type { Step } from './commentary-step';
import { personOf } from './people';
import { ballsOf, runRate, shortOvers } from './rates';

/** The end-of-over summary; the batters are the two who are in after it. */
export function overSummary({ record, after, over }: Step) {
  const { ballsPerOver } = record;
  const balls = ballsOf(after, ballsPerOver);
  const inNow = after.crease
    ? [after.crease.striker, after.crease.nonStriker]
    : after.batters.filter(batter => batter.left === null).map(batter => batter.player);
  const required = requiredRate();
  return {
    Over: String(after.overs),
    Runs: String(over.runs),
    Wickets: String(over.wickets),
    Score: `${after.runs}/${after.wickets}`,
    Balls: String(balls),
    Current_runrate: runRate(after.runs, balls, ballsPerOver),
    ...(required !== null && { Required_runrate: required }),
    Batsmen: after.batters
      .filter(batter => inNow.includes(batter.player))
      .map(batter => ({
        Batsman: personOf(record, batter.player).id,
        BatsmanName: personOf(record, batter.player).name,
        Runs: String(batter.runs),
        Balls: String(batter.balls),
        Fours: String(batter.fours),
        Sixes: String(batter.sixes),
        ...(after.crease?.striker === batter.player && { Isonstrike: true }),
      })),
    Bowlers: after.bowlers
      .filter(bowler => over.bowlers.includes(bowler.player))
      .map(bowler => ({
        Bowler: personOf(record, bowler.player).id,
        BowlerName: personOf(record, bowler.player).name,
        Overs: shortOvers(bowler.balls, ballsPerOver),
        Maidens: String(bowler.maidens),
        Runs: String(bowler.runs),
        Wickets: String(bowler.wickets),
      })),
  };

  function requiredRate(): string | null {
    if (after.target === null || after.allottedBalls === null || after.closed) return null;
    const left = after.allottedBalls - balls;
    return left > 0 ? runRate(after.target - after.runs, left, ballsPerOver) : null;
  }
}
