import type { WireMarket } from '@/lib/contract/event';
import type { Situation } from '../situation';
import { boundaryMarkets, nextBoundary } from './boundary-markets';
import { creaseMarkets } from './crease-markets';
import { inningsMarkets } from './innings-markets';
import { limitedWin } from './limited-win';
import type { MarketModel } from './market-model';
import { tossMarket, winnerMarkets } from './match-markets';
import { firstTotals, hundredMarket, openingMarkets } from './opening-markets';
import { playOf } from './play';
import { playerOfMatch, topPlayerMarkets } from './player-markets';
import { priced, type PricingContext } from './pricing';
import { testWin } from './test-win';
import { wicketMarkets } from './wicket-markets';

/**
 * All markets of a match at one moment, the winner first: odds by the documented model
 * (docs/decisions/0003-demo-odds.md), the same for the same situation and context. A finished
 * match has none.
 */
export function marketsAt(situation: Situation, context: PricingContext): WireMarket[] {
  return modelsAt(situation).map(model => priced(model, context));
}

/** The markets before they are priced. */
export function modelsAt(situation: Situation): MarketModel[] {
  if (situation.phase === 'finished') return [];
  const play = playOf(situation);
  const models = [
    ...winnerMarkets(situation),
    ...tossMarket(situation),
    ...(play ? inningsMarkets(play) : []),
    ...(play ? wicketMarkets(play) : []),
    ...(play ? creaseMarkets(play) : []),
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

const winChances = (situation: Situation): readonly [number, number] =>
  situation.format === 'Test' ? testWin(situation).sides : limitedWin(situation).sides;

/** What can hardly go another way is no bet: its odds are withheld. */
const isDecided = ({ outcomes }: MarketModel): boolean =>
  outcomes.some(({ chance }) => chance > 0.9975);
