import type { Situation } from '@/api/feeds/demo/replay/situation';
import { limitedWin } from '@/api/feeds/demo/odds/limited-win';
import {
  marketOf,
  yesNo,
  type MarketModel,
  type Outcome,
} from '@/api/feeds/demo/odds/market-model';
import { chanceAbove } from '@/api/feeds/demo/odds/normal';
import { toInningsContext, runsLeft } from '@/api/feeds/demo/odds/innings-context';
import { runsSpread, unlimitedRunsLeft } from '@/api/feeds/demo/odds/resources';
import { testWin } from '@/api/feeds/demo/odds/test-win';

/** The match winner, first of all markets; a Test may be drawn, a limited match tied. */
export function winnerMarkets(situation: Situation): MarketModel[] {
  const [first, second] = situation.teams;
  const sides = (chances: readonly [number, number]) => [
    { id: '1', name: first.name, chance: chances[0] },
    { id: '2', name: second.name, chance: chances[1] },
  ];
  if (situation.format === 'Test') {
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
  const full = unlimitedRunsLeft(0);
  const left = play ? runsLeft(play) : full;
  const batting = play?.batting ?? 0;
  const other = play?.number === 2 ? (situation.innings[0]?.runs ?? full) : full;
  const spread = Math.hypot(2 * runsSpread(left), play?.number === 2 ? 0 : 2 * runsSpread(full));
  const ahead = chanceAbove(other, (play?.innings.runs ?? 0) + left, spread);
  const chances = batting === 0 ? [ahead, 1 - ahead] : [1 - ahead, ahead];
  const outcomes = situation.teams.map((team, at) => ({
    id: String(at + 1),
    name: team.name,
    chance: chances[at] ?? 0,
  }));
  return [marketOf('first-innings-lead', 'First innings lead', outcomes)];
}

/** The toss winner: even, and only before the toss. */
export function tossMarket({ phase, teams }: Situation): MarketModel[] {
  if (phase !== 'upcoming') return [];
  const outcomes = teams.map(({ name }, at) => ({ id: String(at + 1), name, chance: 0.5 }));
  return [{ ...marketOf('toss', 'Toss Winner', outcomes), isExact: true }];
}
