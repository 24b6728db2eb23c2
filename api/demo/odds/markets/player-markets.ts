import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import type { Situation } from '@/api/demo/replay/situation';
import { marketOf, type MarketModel, type Outcome } from '@/api/demo/odds/market-model';
import { ordinal } from '@/lib/ordinal';
import { sideStrength } from '@/api/demo/odds/innings-context';
import {
  battingTallies,
  bowlingTallies,
  sideInnings,
  type PlayerTally,
  type SideInnings,
} from '@/api/demo/odds/player-tallies';
import { topRuns, topWickets } from '@/api/demo/odds/top-player';

/** The number of named players in a list; the rest of the side is 'Any other player'. */
const namedPlayers = 7;
const sides = [0, 1] as const;

/** Top batter and top bowler of both sides, in the current or next innings. */
export function topPlayerMarkets(situation: Situation): MarketModel[] {
  return sides.flatMap(side => [...topBatter(situation, side), ...topBowler(situation, side)]);
}

function topBatter(situation: Situation, side: 0 | 1): MarketModel[] {
  const which = sideInnings(situation, side);
  if (!which) return [];
  const tallies = battingTallies(situation, side, which);
  const weights = topRuns(tallies);
  const name = `Top ${situation.teams[side].name} batter${suffix(situation, which)}`;
  const first = tallies.slice(0, namedPlayers).map(({ id }) => id);
  return listOf(`top-batter-${side + 1}-${which.count}`, name, tallies, weights, first);
}

function topBowler(situation: Situation, side: 0 | 1): MarketModel[] {
  const against = sideInnings(situation, side === 0 ? 1 : 0);
  if (!against) return [];
  const tallies = bowlingTallies(situation, side, against);
  const name = `Top ${situation.teams[side].name} bowler${suffix(situation, against)}`;
  const last = tallies.slice(-namedPlayers).map(({ id }) => id);
  return listOf(
    `top-bowler-${side + 1}-${against.count}`,
    name,
    tallies,
    topWickets(tallies),
    last,
  );
}

const suffix = ({ format }: Situation, { count }: SideInnings): string =>
  isBattedTwice(format) ? `, ${ordinal(count)} innings` : '';

function listOf(
  id: string,
  name: string,
  tallies: readonly PlayerTally[],
  weights: readonly number[],
  named: readonly string[],
): MarketModel[] {
  if (tallies.length <= namedPlayers) return [];
  const outcomes = tallies.map((tally, index): Outcome => ({
    id: tally.id,
    name: tally.name,
    chance: weights[index] ?? 0,
  }));
  return [
    marketOf(id, name, named.length === tallies.length ? outcomes : withRest(outcomes, named)),
  ];
}

function withRest(outcomes: readonly Outcome[], named: readonly string[]): Outcome[] {
  const listed = outcomes.filter(({ id }) => named.includes(id));
  const rest = outcomes.filter(({ id }) => !named.includes(id));
  const chance = rest.reduce((sum, outcome) => sum + outcome.chance, 0);
  return [...listed, { id: 'other', name: 'Any other player', chance }];
}

/** The weight of a wicket in runs, and how clearly the best performance is preferred. */
const award = { runsPerWicket: 22, sharpness: 3, losingShare: 0.3 };

/**
 * Player of the match: runs and wickets so far and expected, with a preference for the winning
 * side.
 */
export function playerOfMatch(
  situation: Situation,
  winning: readonly [number, number],
): MarketModel[] {
  const outcomes = sides.flatMap(side => {
    const impact = impactOf(situation, side);
    const favour = award.losingShare + (winning[side] ?? 0);
    return situation.teams[side].players.map(({ id, name }) => {
      const chance = ((impact.get(id) ?? 0) * favour) ** award.sharpness;
      return { id, name, chance };
    });
  });
  if (outcomes.length <= namedPlayers) return [];
  const named = [...outcomes].sort((a, b) => b.chance - a.chance).slice(0, namedPlayers);
  const ids = named.map(({ id }) => id);
  return [marketOf('player-of-match', 'Player of the match', withRest(outcomes, ids))];
}

function impactOf(situation: Situation, side: 0 | 1): ReadonlyMap<string, number> {
  const impact = new Map<string, number>();
  const add = (id: string, points: number) => impact.set(id, (impact.get(id) ?? 0) + points);
  for (const innings of situation.innings) {
    if (innings.superOver) continue;
    if (innings.batting === side) innings.runsOffBat.forEach((runs, id) => add(id, runs));
    else innings.wicketsByBowler.forEach((wickets, id) => add(id, wickets * award.runsPerWicket));
  }
  const batting = sideInnings(situation, side);
  const bowling = sideInnings(situation, side === 0 ? 1 : 0);
  const strength = sideStrength(situation, side);
  if (batting)
    for (const { id, toCome } of battingTallies(situation, side, batting))
      add(id, toCome * strength);
  if (bowling)
    for (const { id, toCome } of bowlingTallies(situation, side, bowling))
      add(id, toCome * award.runsPerWicket * strength);
  return impact;
}
