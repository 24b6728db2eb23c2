import type { WireMarket } from '@/lib/contract/event';
import type { Situation } from '@/api/demo/replay/situation';
import { boundaryMarkets, nextBoundary } from './markets/boundary-markets';
import { currentBatterMarkets } from './current-batter-markets';
import { inningsMarkets } from './markets/innings-markets';
import type { MarketModel } from './market-model';
import { tossMarket, winnerMarkets } from './markets/match-markets';
import { firstTotals, hundredMarket, openingMarkets } from './markets/opening-markets';
import { toInningsContext } from './innings-context';
import { playerOfMatch, topPlayerMarkets } from './markets/player-markets';
import { priced, type PricingContext } from './pricing';
import { wicketMarkets } from './markets/wicket-markets';
import { winChances } from './win-chances';

/**
 * All markets of a match at one time, the match winner first: odds by the documented model
 * (docs/decisions/api/0003-demo-odds.md), the same for the same situation and context. A finished
 * match has none.
 */
export function marketsAt(situation: Situation, context: PricingContext): WireMarket[] {
  return modelsAt(situation).map(model => priced(model, context));
}

/** The markets before they are priced. */
export function modelsAt(situation: Situation): MarketModel[] {
  if (situation.phase === 'finished') return [];
  const play = toInningsContext(situation);
  const models = [
    ...winnerMarkets(situation),
    ...tossMarket(situation),
    ...(play ? inningsMarkets(play) : []),
    ...(play ? wicketMarkets(play) : []),
    ...(play ? currentBatterMarkets(play) : []),
    ...topPlayerMarkets(situation),
    ...(play ? [nextBoundary(play)] : []),
    ...openingMarkets(situation),
    ...firstTotals(situation),
    ...hundredMarket(situation),
    ...playerOfMatch(situation, winChances(situation)),
    ...boundaryMarkets(situation),
  ];
  return models.map(model => (isDecided(model) ? { ...model, suspended: true } : model));
}

/** A market whose outcome is nearly certain is closed; the match winner stays open, at 1.01. */
const isDecided = ({ outcomes, staysOpen = false }: MarketModel): boolean =>
  !staysOpen && outcomes.some(({ chance }) => chance > 0.9975);
