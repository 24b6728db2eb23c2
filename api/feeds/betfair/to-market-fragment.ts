import { getUnixTime } from 'date-fns/getUnixTime';
import * as z from 'zod';
import type { WireSelection } from '@/lib/contract/event';
import type { MatchResult } from '@/lib/contract/match-result';
import type { Fragment } from '@/api/feeds/fragment';
import type { SourcePrices } from '@/api/store/feeds/source-match';
import { bestBack, type Market } from './market-book';

/** Prices are quoted by the exchange itself, which keeps the commission of `exchanges.json`. */
const bookmaker = 'betfair-exchange';

/** What the stream lacks: an entry of `listMarketCatalogue`, which names event and runners. */
export const MarketCatalogue = z.object({
  marketId: z.string().min(1),
  competition: z.object({ name: z.string().min(1) }).optional(),
  event: z.object({ name: z.string().min(1) }),
  runners: z.array(z.object({ selectionId: z.number(), runnerName: z.string().min(1) })),
});
export type MarketCatalogue = z.infer<typeof MarketCatalogue>;

/**
 * The match winner as a fragment; null for other markets and for one without two teams. `at` is unix
 * seconds.
 */
export function toMarketFragment(
  market: Market,
  { competition, event, runners }: MarketCatalogue,
  { source, at }: { source: string; at: number },
): Fragment | null {
  const { eventId, marketType, marketTime } = market.definition;
  const [first, second] = runners.filter(({ runnerName }) => !isDraw(runnerName));
  if (marketType !== 'MATCH_ODDS' || !first || !second) return null;
  return {
    source,
    externalId: eventId,
    at,
    fixture: {
      competition: competition?.name ?? event.name,
      format: null,
      gender: null,
      teams: [first.runnerName, second.runnerName],
      start: getUnixTime(marketTime),
    },
    prices: toPrices(market, runners),
  };
}

/**
 * The result of a settled market; null unless one runner has won and all others have lost. A void market has
 * no winner, and a dead heat has several: from neither can the end of the match be known. Runner states are those of `RunnerStatus` in the exchange's Betting API.
 */
function toSettled(
  { definition }: Market,
  runners: MarketCatalogue['runners'],
): MatchResult | null {
  const [winner, ...others] = definition.runners.filter(({ status }) => status !== 'LOSER');
  if (winner?.status !== 'WINNER' || others.length > 0) return null;
  const won = runners.find(({ selectionId }) => selectionId === winner.id);
  if (!won) return null;
  if (isDraw(won.runnerName)) return { kind: 'drawn' };
  const teams = runners.filter(({ runnerName }) => !isDraw(runnerName));
  return { kind: 'won', winner: teams.indexOf(won) === 0 ? 0 : 1 };
}

const isDraw = (name: string): boolean => /^(?:the )?draw$/i.test(name);

/** A closed market is settled: it has no prices any more. */
function toPrices(market: Market, runners: MarketCatalogue['runners']): SourcePrices {
  const { status, runners: states } = market.definition;
  if (status === 'CLOSED') {
    const settled = toSettled(market, runners);
    return { markets: [], bookmakers: [], ...(settled && { settled }) };
  }
  const active = new Set(states.flatMap(one => (one.status === 'ACTIVE' ? [one.id] : [])));
  return {
    bookmakers: [{ slug: bookmaker, title: 'Betfair Exchange', kind: 'exchange' }],
    markets: [
      {
        id: 'winner',
        name: 'Match Winner',
        kind: 'winner',
        group: 'main',
        status: status === 'OPEN' ? 'open' : 'suspended',
        selections: runners.map(({ selectionId, runnerName }): WireSelection => {
          const best = active.has(selectionId) ? bestBack(market, selectionId) : null;
          const price = best && { bookmaker, ...best, status: 'open' as const };
          return {
            id: String(selectionId),
            name: runnerName,
            odds: null,
            prices: price ? [price] : [],
          };
        }),
      },
    ],
  };
}
