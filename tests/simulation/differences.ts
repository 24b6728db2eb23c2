import { event } from '@/lib/contract/shapes/live-shapes';
import { parseShape } from '@/lib/contract/shapes/shape';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toMatch, type Match } from '@/lib/domain/match/match';
import { toNames } from '@/lib/domain/match/player-names';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import type { DetailsStore } from '@/lib/live/details-store';
import { priceKey, type PriceStore } from '@/lib/live/prices/price-store';
import { toCard, toSnapshot } from '@/api/views/event';
import type { StoredEvent } from '@/api/store/stored-event';
import type { Shown } from './visitor';

/** The differences between a screen and the stored events. */
export function differences(shown: Shown, stored: readonly StoredEvent[]): string[] {
  return stored
    .filter(({ id }) => shown.matchId === null || shown.matchId === id)
    .flatMap(event => differencesOf(event, shown));
}

function differencesOf(stored: StoredEvent, shown: Shown): string[] {
  const known = shown.matches.match(stored.id);
  const isPage = shown.matchId !== null;
  // The page of a match that was withdrawn stays as it was; a list may still have it, as not listed.
  if (stored.withdrawn) return !isPage && known?.status === 'live' ? ['withdrawn, but listed'] : [];
  if (!known) return [`${stored.id} is missing`];
  const wire = parseShape(
    event,
    JSON.parse(JSON.stringify((isPage ? toSnapshot : toCard)(stored))),
  );
  const expected = toMatch(wire.data);
  const found = [...ofFields(known, expected), ...ofPrices(shown.prices, known, expected)];
  if (shown.details) found.push(...ofDetails(shown.details, stored));
  return found.map(text => `${stored.id}, version ${shown.matches.version(stored.id)}: ${text}`);
}

const fields = [
  ...['status', 'startTime', 'statusText', 'scores', 'marketsCount', 'bookmakersCount'],
] as (keyof Match)[];

const ofFields = (known: Match, expected: Match): string[] =>
  fields
    .filter(name => JSON.stringify(known[name]) !== JSON.stringify(expected[name]))
    .map(
      name => `${name} is ${JSON.stringify(known[name])}, not ${JSON.stringify(expected[name])}`,
    );

function ofPrices(prices: PriceStore, known: Match, expected: Match): string[] {
  const present = new Set(expected.markets.map(({ id }) => id));
  const gone = known.markets.filter(({ id }) => !present.has(id));
  return [
    ...gone.flatMap(({ id, selections }) =>
      selections
        .filter(selection => !prices.price(priceKey(known.id, id, selection.id)).suspended)
        .map(selection => `${id} ${selection.id} has a price, but no market`),
    ),
    ...expected.markets.flatMap(market =>
      market.selections.flatMap(selection => [
        ofPrice(prices, [known.id, market.id, selection.id], {
          raw: selection.odds?.raw,
          suspended: market.suspended || selection.odds === null,
        }),
        ...(selection.prices ?? []).map(price =>
          ofPrice(prices, [known.id, market.id, selection.id, price.bookmaker], {
            raw: price.odds?.raw,
            suspended: market.suspended || price.state === 'suspended' || price.odds === null,
          }),
        ),
      ]),
    ),
  ].filter(text => text !== '');
}

function ofPrice(
  prices: PriceStore,
  key: Parameters<typeof priceKey>,
  expected: { raw: string | undefined; suspended: boolean },
): string {
  const { odds, suspended } = prices.price(priceKey(...key));
  const isRight = suspended === expected.suspended && (suspended || odds?.raw === expected.raw);
  return isRight
    ? ''
    : `${key.join(' ')} is ${odds?.raw}${suspended ? ' suspended' : ''}, not ${expected.raw}${expected.suspended ? ' suspended' : ''}`;
}

function ofDetails(details: DetailsStore, { matchInfo, commentary }: StoredEvent): string[] {
  const found: string[] = [];
  const expected = matchInfo && toScorecard(matchInfo);
  if (JSON.stringify(details.scorecard()) !== JSON.stringify(expected))
    found.push(`scorecard is ${details.scorecard()?.status}, not ${expected?.status}`);
  for (const innings of toCommentary([...commentary].map(copy), toNames(matchInfo))) {
    const known = details.commentary().innings.find(({ id }) => id === innings.id)?.comments ?? [];
    const textsOf = (comments: typeof known) => comments.map(({ id, text }) => `${id} ${text}`);
    // One that arrives late is among the newest of the database, and among the old ones of a page.
    const ids = new Set(innings.comments.map(({ id }) => id));
    const newest = textsOf(known.filter(({ id }) => ids.has(id))).join();
    if (newest !== textsOf(innings.comments).join())
      found.push(
        `comments are ${newest.slice(0, 80)}, not ${textsOf(innings.comments).join().slice(0, 80)}`,
      );
    if (new Set(known.map(({ id }) => id)).size < known.length) found.push('a comment twice');
  }
  return found;
}

const copy = <T extends { overs: readonly [number, number][] | readonly unknown[] }>(
  innings: T,
) => ({
  ...innings,
  overs: [...innings.overs] as [number, number][],
});
