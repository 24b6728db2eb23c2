import { isBattedTwice, maxWickets } from '@/lib/domain/scorecard/match-formats';
import type { RecordFormat } from '@/api/demo/records/record';
import {
  lineNear,
  marketOf,
  overUnder,
  type MarketModel,
  type Outcome,
} from '@/api/demo/odds/market-model';
import { ordinal } from '@/lib/ordinal';
import { resourceShare, type InningsContext } from '@/api/demo/odds/innings-context';
import {
  chanceOfTotal,
  chanceOfWickets,
  lastLine,
  partnershipRuns,
  reaches,
} from '@/api/demo/odds/innings-chances';

/** The next wicket: its score, kind and batter. Suspended on the ball of a wicket. */
export function wicketMarkets(play: InningsContext): MarketModel[] {
  const { innings, number } = play;
  if (innings.wickets >= (innings.superOver ? maxWickets.superOver : maxWickets.innings)) return [];
  const id = `wicket-${number}-${innings.wickets + 1}`;
  const which = `${ordinal(innings.wickets + 1)} wicket`;
  const pause = hasJustFallen(play);
  const team = play.situation.teams[play.batting].name;
  return [
    fallRuns(play, id, `${team} runs at fall of ${which}`, pause),
    marketOf(`${id}-method`, `${team} ${which} method`, methods(play), pause),
    ...nextManOut(play, `${id}-out`, `${team} next man out`, pause),
  ];
}

const hasJustFallen = ({ innings }: InningsContext): boolean =>
  innings.wickets > 0 && innings.fallOfWickets.at(-1)?.balls === innings.balls;

function fallRuns(play: InningsContext, id: string, name: string, pause: boolean): MarketModel {
  const { runs } = play.innings;
  const mean = partnershipRuns(play);
  const near = lineNear(runs + mean * Math.LN2, mean > 12 ? 5 : 1, runs);
  const line = Math.min(near, lastLine(play));
  const over = Math.min(reaches(line + 0.5 - runs, mean), chanceOfTotal(play, line));
  return overUnder(id, name, line, over, pause);
}

/** The shares of kinds of dismissal; see docs/decisions/api/0003-demo-odds.md. */
const methodShares: Record<'limited' | 'unlimited', Record<string, number>> = {
  limited: { caught: 63, bowled: 17, lbw: 8, 'run-out': 8, stumped: 3, other: 1 },
  unlimited: { caught: 60, bowled: 18, lbw: 16.5, 'run-out': 3, stumped: 2, other: 0.5 },
};
const methodNames: Record<string, string> = {
  caught: 'Caught',
  bowled: 'Bowled',
  lbw: 'LBW',
  'run-out': 'Run Out',
  stumped: 'Stumped',
  other: 'Any other',
};

const sharesOf = (format: RecordFormat) =>
  methodShares[isBattedTwice(format) ? 'unlimited' : 'limited'];

function methods(play: InningsContext): Outcome[] {
  const limited = play.ballsLeft !== null;
  const haste = limited ? 1 - resourceShare(play) : 0;
  const tail = play.innings.wickets >= 7 ? 1.3 : 1;
  const bias: Record<string, number> = {
    'run-out': 1 + 1.5 * haste ** 3,
    lbw: 1 - 0.4 * haste,
    bowled: tail,
  };
  const outcomes = Object.entries(sharesOf(play.situation.format)).map(([id, share]) => ({
    id,
    name: methodNames[id] ?? id,
    chance: share * (bias[id] ?? 1),
  }));
  return withNone(play, outcomes);
}

/** Weights of a wicket's outcomes, and of no further wicket, which ends a limited innings. */
function withNone(play: InningsContext, outcomes: readonly Outcome[]): Outcome[] {
  const falls = chanceOfWickets(play, 1);
  const total = outcomes.reduce((sum, { chance }) => sum + chance, 0);
  const shares = outcomes.map(of => ({ ...of, chance: (of.chance / total) * falls }));
  if (play.ballsLeft === null) return shares;
  return [...shares, { id: 'none', name: 'No further wicket', chance: 1 - falls }];
}

function nextManOut(play: InningsContext, id: string, name: string, pause: boolean): MarketModel[] {
  const { innings, situation, batting } = play;
  if (innings.atCrease.length < 2) return [];
  const order = situation.teams[batting].players.map(player => player.id);
  const outcomes = innings.atCrease.map((batter, index) => {
    const fresh = batter.balls < 10 ? 1.35 : 1;
    const tail = order.indexOf(batter.id) >= 7 ? 1.5 : 1;
    return { id: batter.id, name: batter.name, chance: fresh * tail * (index === 0 ? 1.05 : 1) };
  });
  return [marketOf(id, name, withNone(play, outcomes), pause)];
}
