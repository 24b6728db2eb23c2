import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import type { InningsSituation, Situation } from '@/api/demo/replay/situation';
import { formatScales } from '@/api/demo/odds/format-scale';
import {
  lineNear,
  marketOf,
  overUnder,
  yesNo,
  type MarketModel,
} from '@/api/demo/odds/market-model';
import { chanceAbove } from '@/api/demo/odds/normal';
import { parTotal, toInningsContext, sideStrength } from '@/api/demo/odds/innings-context';
import { partnershipRuns, runsOfBalls, testRunsSpread } from '@/api/demo/odds/innings-chances';
import { topRuns } from '@/api/demo/odds/top-player';
import { limitedRunsLeft, runsSpread, unlimitedRunsLeft } from '@/api/demo/odds/resources';

const sides = [0, 1] as const;

/** Markets about the start of either side's innings, open until both have started. */
export function openingMarkets(situation: Situation): MarketModel[] {
  const firsts = sides.map(side =>
    situation.innings.find(({ batting, superOver }) => batting === side && !superOver),
  );
  return [...openingPartnership(situation, firsts), ...firstOver(situation, firsts)];
}

type Firsts = readonly (InningsSituation | undefined)[];
/** Runs of a side so far and the mean of those to come; null to come when it is done. */
type Expectation = { now: number; toCome: number | null };

/** Each run of a partnership may be the last, as in the market about the fall of the first wicket. */
function openingPartnership(situation: Situation, firsts: Firsts): MarketModel[] {
  const play = toInningsContext(situation);
  const usual = formatScales[situation.format].partnership[0] ?? 25;
  const expectations = sides.map((side): Expectation => {
    const innings = firsts[side];
    const now = innings?.fallOfWickets[0]?.runs ?? innings?.runs ?? 0;
    if (innings && (innings.wickets > 0 || innings.closed)) return { now, toCome: null };
    return { now, toCome: play?.batting === side ? partnershipRuns(play) : usual };
  });
  if (expectations.every(({ toCome }) => toCome === null)) return [];
  const [first = 0, second = 0] = topRuns(
    expectations.map(({ now, toCome }) => ({ now, toCome: toCome ?? 0 })),
  );
  const name = 'Highest opening partnership';
  return [higher(situation, 'opening-partnership', name, 1 - second, first + second - 1)];
}

/** Runs of an over are normal, as in the market about that over. */
function firstOver(situation: Situation, firsts: Firsts): MarketModel[] {
  const play = toInningsContext(situation);
  const { ballsPerOver, format } = situation;
  const { runsPerBall } = formatScales[format];
  const { ballsPerInnings } = figuresOf(format);
  const usual =
    ballsPerInnings === null
      ? runsPerBall * ballsPerOver
      : limitedRunsLeft(format, ballsPerInnings, 0) -
        limitedRunsLeft(format, ballsPerInnings - ballsPerOver, 0);
  const expectations = sides.map((side): Expectation => {
    const innings = firsts[side];
    const done = innings?.overRuns[0];
    if (innings && (done !== undefined || innings.closed))
      return { now: done ?? innings.runs, toCome: null };
    if (play?.batting !== side) return { now: 0, toCome: usual };
    const balls = Math.max(0, ballsPerOver - play.innings.balls);
    return { now: play.innings.runs, toCome: runsOfBalls(play, balls) };
  });
  if (expectations.every(({ toCome }) => toCome === null)) return [];
  const [first, second] = expectations.map(({ now, toCome }) => now + (toCome ?? 0));
  const lead = (first ?? 0) - (second ?? 0);
  const spread = Math.sqrt(expectations.reduce((sum, { toCome }) => sum + 2 * (toCome ?? 0), 0));
  const ahead = chanceAbove(0.5, lead, spread);
  const level = chanceAbove(-0.5, lead, spread) - ahead;
  return [higher(situation, 'first-over', 'Highest first over', ahead, level)];
}

function higher(
  { teams }: Situation,
  id: string,
  name: string,
  ahead: number,
  level: number,
): MarketModel {
  return marketOf(id, name, [
    { id: '1', name: teams[0].name, chance: Math.max(0, ahead) },
    { id: '2', name: teams[1].name, chance: Math.max(0, 1 - ahead - level) },
    { id: 'tie', name: 'Tie', chance: Math.max(0, level) },
  ]);
}

/** The total of each side's first innings, before it is known who bats. */
export function firstTotals(situation: Situation): MarketModel[] {
  if (toInningsContext(situation)) return [];
  const { ballsPerInnings } = figuresOf(situation.format);
  return sides.map(side => {
    const mean =
      ballsPerInnings === null
        ? unlimitedRunsLeft(0) * sideStrength(situation, side)
        : parTotal(situation, side, ballsPerInnings);
    const line = lineNear(mean, 5, 0);
    const spreadOf = ballsPerInnings === null ? testRunsSpread : runsSpread;
    const over = chanceAbove(line, mean, spreadOf(mean));
    const team = situation.teams[side].name;
    return overUnder(`first-total-${side + 1}`, `${team} first innings runs`, line, over);
  });
}

const hundredRates = { t20: 0.06, hundred: 0.02, 'one-day': 0.45, 'multi-day': 0.93 } as const;

/**
 * Whether any batter makes a hundred; open before the match only, followed by the current batter
 * markets.
 */
export function hundredMarket(situation: Situation): MarketModel[] {
  if (toInningsContext(situation)) return [];
  return [yesNo('hundred', 'A hundred in the match', hundredRates[situation.format])];
}
