/** The keys of an event that hold prices, count them, or name who offers or supplies them. */
export const pricedParts = [
  'markets',
  'markets_partial',
  'market_ids',
  'markets_count',
  'odds_history',
  'bookmakers',
  'bookmakers_count',
  'sources',
] as const;

/**
 * Every key that holds a price or an offer: on the wire, in the site's own types, and in structured
 * data. Visitors whose region allows no prices get none of them with a value; one test checks
 * everything that they are sent, and another that each key of the contract's markets is listed.
 */
export const priceKeys: readonly string[] = [
  ...pricedParts,
  ...[
    'selections',
    'prices',
    'odds',
    'diff',
    'best',
    'average',
    'fair',
    'opened',
    'net',
    'size',
    'quoted',
  ],
  ...['books', 'payout', 'best_payout', 'commission', 'confirmed_at', 'max_age', 'linked'],
  ...['from', 'to', 'since', 'high', 'low', 'points'],
  ...['marketsCount', 'bookmakersCount', 'oddsHistory', 'payouts', 'bestPayout'],
  ...['comparable', 'maxPriceAge'],
  ...['bonus_amount', 'bonusAmount', 'badge_text', 'terms_url'],
  ...['offers', 'price', 'lowPrice', 'highPrice', 'priceCurrency'],
];
