import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import type { Situation } from '@/api/demo/replay/situation';
import { limitedWin } from '@/api/demo/odds/limited-win';
import { marketOf, yesNo, type MarketModel, type Outcome } from '@/api/demo/odds/market-model';
import { chanceAbove } from '@/api/demo/odds/normal';
import { chanceOfRuns, testRunsSpread } from '@/api/demo/odds/innings-chances';
import {
  runsLeft,
  sideStrength,
  toInningsContext,
  type InningsContext,
} from '@/api/demo/odds/innings-context';
import { unlimitedRunsLeft } from '@/api/demo/odds/resources';
import { testWin } from '@/api/demo/odds/test-win';

/** The match winner, first of all markets; a Test may be drawn, a limited match tied. */
export function winnerMarkets(situation: Situation): MarketModel[] {
  const [first, second] = situation.teams;
  const sides = (chances: readonly [number, number]) => [
    { id: '1', name: first.name, chance: chances[0] },
    { id: '2', name: second.name, chance: chances[1] },
  ];
  if (isBattedTwice(situation.format)) {
    const { sides: chances, draw } = testWin(situation);
    const outcomes = [...sides(chances), { id: 'draw', name: 'Draw', chance: draw }];
    return [winner(outcomes), ...firstInningsLead(situation)];
  }
  const { sides: chances, tie } = limitedWin(situation);
  return [winner(sides(chances)), ...tieMarket(situation, tie)];
}

const winner = (outcomes: readonly Outcome[]): MarketModel => ({
  ...marketOf('winner', 'Match Winner', outcomes),
  staysOpen: true,
});

function tieMarket(situation: Situation, tie: number): MarketModel[] {
  const superOver = toInningsContext(situation)?.innings.superOver ?? false;
  return superOver ? [] : [yesNo('tie', 'Tied match', tie)];
}

function firstInningsLead(situation: Situation): MarketModel[] {
  const play = toInningsContext(situation);
  if (play && play.number > 2) return [];
  const ahead = play?.number === 2 ? leadOfSecond(play) : leadOfFirst(situation, play);
  const chances = (play?.batting ?? 0) === 0 ? [ahead, 1 - ahead] : [1 - ahead, ahead];
  const outcomes = situation.teams.map((team, index) => ({
    id: String(index + 1),
    name: team.name,
    chance: chances[index] ?? 0,
  }));
  return [marketOf('first-innings-lead', 'First innings lead', outcomes)];
}

/** The chance of a lead of the side that bats second. */
const leadOfSecond = (play: InningsContext): number =>
  chanceOfRuns(play, (play.situation.innings[0]?.runs ?? 0) + 1 - play.innings.runs);

/** The chance of a lead of the side that bats first, or of the first team before that is known. */
function leadOfFirst(situation: Situation, play: InningsContext | null): number {
  const full = (side: 0 | 1) => unlimitedRunsLeft(0) * sideStrength(situation, side);
  const left = play ? runsLeft(play) : full(0);
  const other = full(play?.bowling ?? 1);
  const spread = Math.hypot(testRunsSpread(left), testRunsSpread(other));
  return chanceAbove(other, (play?.innings.runs ?? 0) + left, spread);
}

/** The toss winner: even, and only before the toss. */
export function tossMarket({ phase, teams }: Situation): MarketModel[] {
  if (phase !== 'upcoming') return [];
  const outcomes = teams.map(({ name }, index) => ({ id: String(index + 1), name, chance: 0.5 }));
  return [{ ...marketOf('toss', 'Toss Winner', outcomes), isExact: true }];
}
