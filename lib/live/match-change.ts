import type { PartialEvent } from '@/lib/contract/event';
import {
  stateTextOf,
  toMatchStatus,
  toScores,
  toSources,
  type Match,
} from '@/lib/domain/match/match';
import type { AgeLimits } from '@/lib/domain/odds/comparison/age-limits';
import { comparisonOf, hasPrices } from '@/lib/domain/odds/comparison/compare-event';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { mainMarket, mergeMarkets, toMarkets, withUnchanged } from '@/lib/domain/odds/market';

/** Absent fields are unchanged; null removes one (docs/decisions/live/0004-live-frames.md). */
export function withChange(before: Match, change: PartialEvent, limits: AgeLimits): Match {
  const at = change.updated_at ?? before.updatedAt ?? 0;
  const status = change.status == null ? before.status : toMatchStatus(change.status);
  const maxPriceAge = change.sources?.odds?.max_age ?? before.maxPriceAge;
  const comparison = {
    ...comparisonOf(change, at),
    maxAge: maxPriceAge ?? (status === 'live' ? limits.inPlay : limits.before),
  };
  const isCard = change.markets !== undefined && !change.markets?.some(hasPrices);
  const bookmakers = change.bookmakers
    ? bookmakersAfter(before, comparison.bookmakers, isCard)
    : (before.bookmakers ?? []);
  const changed = change.markets
    ? toMarkets(change.markets, {
        ...comparison,
        bookmakers: bookmakers.length > 0 ? bookmakers : comparison.bookmakers,
      })
    : null;
  const markets =
    changed && change.markets_partial
      ? withUnchanged(before.markets, changed, change.market_ids)
      : changed;
  return {
    ...before,
    status,
    ...(change.start_time !== undefined && { startTime: change.start_time }),
    ...((change.match_status !== undefined || change.result) && {
      statusText: stateTextOf(change, before.teams),
    }),
    ...(change.result !== undefined && { winner: change.result?.winner ?? null }),
    ...(change.inplay_time !== undefined && { inplayTime: String(change.inplay_time ?? '') }),
    ...(change.score !== undefined && { scores: toScores(change.score) }),
    ...(markets && { markets: mergeMarkets(before.markets, markets) }),
    ...(change.bookmakers && { bookmakers }),
    bookmakersCount:
      mainMarket(markets ?? [])?.comparable ?? change.bookmakers_count ?? before.bookmakersCount,
    ...(maxPriceAge !== undefined && { maxPriceAge }),
    ...(change.markets_count != null && { marketsCount: change.markets_count }),
    ...(change.sources && before.sources && { sources: toSources(change.sources) }),
    ...(change.updated_at != null && { updatedAt: change.updated_at }),
    ...(change.version != null && { version: change.version }),
  };
}

/** A match of a snapshot, after its earlier state if that is known. */
export function withSnapshot(before: Match | undefined, next: Match): Match {
  const markets = mergeMarkets(before?.markets ?? [], next.markets);
  if (!before || !next.bookmakers) return { ...next, markets };
  const isCard = next.markets.length > 0 && !next.markets.some(({ payouts }) => payouts);
  return { ...next, markets, bookmakers: bookmakersAfter(before, next.bookmakers, isCard) };
}

/**
 * The bookmakers of a match after a change that names some. Lists name those of a card only: where all prices are
 * known, the others stay.
 */
function bookmakersAfter(
  { bookmakers: known = [], markets }: Match,
  named: readonly ComparedBookmaker[],
  isCard: boolean,
): readonly ComparedBookmaker[] {
  if (!isCard || !markets.some(({ payouts }) => payouts)) return named;
  return [...known, ...named.filter(one => !known.some(({ slug }) => slug === one.slug))];
}
