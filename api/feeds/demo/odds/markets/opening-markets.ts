import type { InningsSituation, Situation } from '@/api/feeds/demo/replay/situation';
import { formatScales } from '@/api/feeds/demo/odds/format-scale';
import {
  lineNear,
  marketOf,
  overUnder,
  yesNo,
  type MarketModel,
} from '@/api/feeds/demo/odds/market-model';
import { chanceAbove } from '@/api/feeds/demo/odds/normal';
import { parTotal, toInningsContext, sideStrength } from '@/api/feeds/demo/odds/innings-context';
import { runsSpread, unlimitedRunsLeft } from '@/api/feeds/demo/odds/resources';

const sides = [0, 1] as const;

/** Markets about the start of either side's innings, open until both have started. */
export function openingMarkets(situation: Situation): MarketModel[] {
  const firsts = sides.map(side =>
    situation.innings.find(({ batting, superOver }) => batting === side && !superOver),
  );
  const { partnership, runsPerBall } = formatScales[situation.format];
  const openers = partnership[0] ?? 25;
  const over = runsPerBall * situation.ballsPerOver;
  return [
    ...higher(situation, 'opening-partnership', 'Highest opening partnership', firsts, {
      reached: innings => innings.fallOfWickets[0]?.runs ?? innings.runs,
      isDone: innings => innings.wickets > 0 || innings.closed,
      mean: openers,
      spread: openers,
    }),
    ...higher(situation, 'first-over', 'Highest first over', firsts, {
      reached: innings => innings.overRuns[0] ?? 0,
      isDone: innings => innings.overRuns.length > 0 || innings.closed,
      mean: over,
      spread: Math.sqrt(2 * over),
    }),
  ];
}

type Contest = {
  reached: (innings: InningsSituation) => number;
  isDone: (innings: InningsSituation) => boolean;
  mean: number;
  spread: number;
};

function higher(
  { teams }: Situation,
  id: string,
  name: string,
  firsts: readonly (InningsSituation | undefined)[],
  { reached, isDone, mean, spread }: Contest,
): MarketModel[] {
  const stand = firsts.map(innings => {
    const now = innings ? reached(innings) : 0;
    return innings && isDone(innings) ? { mean: now, spread: 0 } : { mean: now + mean, spread };
  });
  const [first, second] = stand;
  if (!first || !second || (first.spread === 0 && second.spread === 0)) return [];
  const lead = first.mean - second.mean;
  const both = Math.hypot(first.spread, second.spread);
  const ahead = chanceAbove(0.5, lead, both);
  const level = chanceAbove(-0.5, lead, both) - ahead;
  return [
    marketOf(id, name, [
      { id: '1', name: teams[0].name, chance: ahead },
      { id: '2', name: teams[1].name, chance: 1 - ahead - level },
      { id: 'tie', name: 'Tie', chance: level },
    ]),
  ];
}

/** The total of each side's first innings, before it is known who bats. */
export function firstTotals(situation: Situation): MarketModel[] {
  if (toInningsContext(situation)) return [];
  const { fullBalls } = formatScales[situation.format];
  return sides.map(side => {
    const mean =
      fullBalls === null
        ? unlimitedRunsLeft(0) * sideStrength(situation, side)
        : parTotal(situation, side, fullBalls);
    const line = lineNear(mean, 5, 0);
    const over = chanceAbove(line, mean, runsSpread(mean) * (fullBalls === null ? 2 : 1));
    const team = situation.teams[side].name;
    return overUnder(`first-total-${side + 1}`, `${team} first innings runs`, line, over);
  });
}

const hundredRates = { T20: 0.06, Hundred: 0.02, ODI: 0.45, Test: 0.93 } as const;

/**
 * Whether any batter makes a hundred; open before the match only, followed by the current batter
 * markets.
 */
export function hundredMarket(situation: Situation): MarketModel[] {
  if (toInningsContext(situation)) return [];
  return [yesNo('hundred', 'A hundred in the match', hundredRates[situation.format])];
}
