import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { ballsToOvers } from './overs';
import type { ScoredInnings } from './scored-innings';

type Total = Pick<
  ScoredInnings,
  'side' | 'runs' | 'wickets' | 'balls' | 'ballsPerOver' | 'isDeclared'
>;

/**
 * The wire's score 'a:b' in the order of the fixture: '274 (116.1) & 272/4 (104.0):348 (135.0)'. A side
 * that has not batted is ''.
 */
export function scoreText(innings: readonly Total[]): string {
  const ofSide = (side: 0 | 1) =>
    innings
      .filter(one => one.side === side)
      .map(one => `${totalText(one)} (${ballsToOvers(one.balls, one.ballsPerOver)})`)
      .join(' & ');
  return `${ofSide(0)}:${ofSide(1)}`;
}

const totalText = ({ runs, wickets, isDeclared }: Total): string =>
  wickets === maxWickets.innings ? String(runs) : `${runs}/${wickets}${isDeclared ? 'd' : ''}`;
