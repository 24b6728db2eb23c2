import type { EventBookmaker } from '@/lib/contract/event';
import type { Push } from '@/lib/contract/push';
import { bookmakerTitle } from '@/lib/domain/odds/comparison/compare-event';
import type { Fragment } from '@/api/feeds/fragment';
import type { Fixture, SourcePrices } from '@/api/store/feeds/source-match';

type Origin = {
  source: string;
  externalId: string;
  /** Of an earlier push; null for the first. */
  knownFixture: Fixture | null;
  /** Unix seconds. */
  now: number;
};

/** Converts a push; null when neither it nor an earlier one has the fixture. */
export function toFragment(
  push: Push,
  { source, externalId, knownFixture, now }: Origin,
): Fragment | null {
  const fixture = push.fixture
    ? {
        ...push.fixture,
        format: push.fixture.format ?? null,
        gender: push.fixture.gender ?? null,
      }
    : knownFixture;
  if (!fixture) return null;
  const { match_info: matchInfo, commentary, score } = push;
  const prices = toPrices(push);
  return {
    source,
    externalId,
    at: Math.min(push.at, now),
    revision: push.revision,
    fixture,
    ...(prices && { prices }),
    ...(score && { score }),
    ...(matchInfo && { matchInfo }),
    ...(commentary && { commentary }),
  };
}

/** The slugs of all bookmakers that a push names. */
export const bookmakersOf = ({ markets = [], bookmakers = [] }: Push): Set<string> =>
  new Set([
    ...bookmakers.map(({ slug }) => slug),
    ...markets.flatMap(({ selections }) =>
      selections.flatMap(({ prices }) => prices.map(({ bookmaker }) => bookmaker)),
    ),
  ]);

function toPrices(push: Push): SourcePrices | null {
  const { settled, markets = settled && [] } = push;
  if (!markets) return null;
  const named = new Map((push.bookmakers ?? []).map(bookmaker => [bookmaker.slug, bookmaker]));
  const bookmakers = [...bookmakersOf(push)].map(
    (slug): EventBookmaker =>
      named.get(slug) ?? { slug, title: bookmakerTitle(slug), kind: 'fixed' },
  );
  return {
    bookmakers,
    ...(settled && { settled }),
    markets: markets.map(market => ({
      ...market,
      selections: market.selections.map(selection => ({ ...selection, odds: null })),
    })),
  };
}
