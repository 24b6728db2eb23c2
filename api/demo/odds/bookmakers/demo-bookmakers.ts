import type { EventBookmaker, WireEvent } from '@/lib/contract/event';
import type { MarketModel } from '@/api/demo/odds/market-model';
import { classOf } from '@/api/demo/odds/market-classes';

/** How an invented bookmaker of the embedded reviews prices the demo's markets. */
export type BookmakerProfile = {
  slug: string;
  title: string;
  /** The share of a win that it keeps; null for fixed odds. */
  commission: number | null;
  /** The sum of its implied probabilities beyond 1, by the number of outcomes. */
  margins: { twoWay: number; manyWay: number; longList: number };
  /**
   * Prices by the state at the end of the last over, and suspends its prices once that is out of
   * date.
   */
  isSlow?: boolean;
  /** Closes the markets about an over with its third ball. */
  suspendsEarly?: boolean;
  /** Prices every outcome but the least likely one. */
  leavesOutLongest?: boolean;
  /** Now and then sends 18.50 for 1.85. */
  mistypes?: boolean;
  /** Quotes only these markets. */
  quotes?: (model: MarketModel) => boolean;
};

/** The margins of a market by its number of outcomes, in proportion to that of the match winner. */
export const marginsFrom = (twoWay: number): BookmakerProfile['margins'] => ({
  twoWay,
  manyWay: 1.6 * twoWay,
  longList: 2.4 * twoWay,
});

/**
 * Five characters, as their reviews in content/bookmakers state them: margins from 3 to 5 % on the match
 * winner, an exchange with few markets, one that is slow and one that closes early.
 */
export const demoBookmakers: readonly BookmakerProfile[] = [
  { slug: 'silly-point', title: 'Silly Point', commission: null, margins: marginsFrom(0.031) },
  {
    slug: 'deep-cover',
    title: 'Deep Cover',
    commission: null,
    margins: marginsFrom(0.042),
    suspendsEarly: true,
  },
  { slug: 'maiden-over', title: 'Maiden Over', commission: null, margins: marginsFrom(0.044) },
  {
    slug: 'leg-gully',
    title: 'Leg Gully',
    commission: 0.02,
    margins: marginsFrom(0.009),
    quotes: model => ['main', 'innings'].includes(classOf(model.id).group),
  },
  {
    slug: 'nightwatchman',
    title: 'Nightwatchman',
    commission: null,
    margins: marginsFrom(0.053),
    isSlow: true,
  },
];

/** They confirm every price whenever the demo prices a match; `at` is unix seconds. */
export const toEventBookmakers = (
  bookmakers: readonly BookmakerProfile[],
  at: number,
): EventBookmaker[] =>
  bookmakers.map(({ slug, title, commission }) => ({
    slug,
    title,
    kind: commission === null ? 'fixed' : 'exchange',
    ...(commission !== null && { commission }),
    confirmed_at: at,
  }));

/** A live match is priced every few seconds, an upcoming one every five minutes. */
const maxAgeSeconds = { live: 60, upcoming: 600 } as const;

/** The sources of an event; `at` is unix seconds. */
export const demoSources = (isLive: boolean, at: number): NonNullable<WireEvent['sources']> => ({
  odds: {
    name: 'Demo: simulated odds',
    at,
    max_age: isLive ? maxAgeSeconds.live : maxAgeSeconds.upcoming,
  },
});
