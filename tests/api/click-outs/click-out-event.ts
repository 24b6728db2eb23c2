import { fedMarkets, fedMatch } from '@/tests/api/fed-match';

const priceOf = (bookmaker: string, odds: number) => ({ bookmaker, odds });
const pricedBy = (id: string) => ({ id, name: id, odds: 9, prices: [priceOf(id, 9)] });

/** The bookmakers by slug, with targets of which only the first is valid. */
export const clickOutTargets = {
  example: 'bets.example/offers?from=us',
  'no-scheme': '//evil.example',
  script: 'javascript:alert(1)',
  'no-host': 'http:///evil.example',
  spaced: 'http://evil .example/x y',
};

/** An event with an open and a suspended market, one with invalid bookmakers, and one without odds. */
export function clickOutEvent() {
  const [open, suspended, scripted, gone] = fedMarkets(4).map(market => ({
    ...market,
    selections: market.selections.map(selection => ({
      ...selection,
      prices: [priceOf('unknown', 1.3), priceOf('example', 1.5), priceOf('unknown', 1.4)],
    })),
  }));
  if (!open || !suspended || !scripted || !gone) throw new Error('four markets');
  return fedMatch({
    markets: [
      open,
      { ...suspended, status: 'suspended' },
      {
        ...scripted,
        selections: [
          { id: 'home', name: 'Ferns', odds: 1.5, prices: [priceOf('script', 1.5)] },
          { id: 'away', name: 'Herons', odds: 2.6, prices: [priceOf('no-scheme', 2.6)] },
          { id: 'tie', name: 'Tie', odds: 12 },
          ...['no-host', 'spaced'].map(pricedBy),
        ],
      },
      { ...gone, selections: [{ id: 'home', name: 'Ferns', odds: null }] },
    ],
  });
}
