import { createMarketBook, MarketMessage } from './market-book';
import { toMarketFragment } from './to-market-fragment';

const names: Record<number, string> = { 1: 'Knots', 2: 'Auks', 3: 'The Draw' };

/** What a closed market states, by the states of its runners. */
function settledBy(states: Record<number, string>) {
  const runners = Object.entries(states).map(([id, status]) => ({ id: Number(id), status }));
  const [market] = createMarketBook().apply(
    MarketMessage.parse({
      op: 'mcm',
      pt: Date.UTC(2026, 10, 26, 19),
      mc: [
        {
          id: '1.7',
          marketDefinition: {
            ...{ eventId: '315', marketType: 'MATCH_ODDS', status: 'CLOSED', runners },
            marketTime: '2026-11-26T15:00:00.000Z',
          },
        },
      ],
    }),
  );
  if (!market) throw new Error('The market has a definition.');
  const catalogue = {
    marketId: '1.7',
    event: { name: 'Knots v Auks' },
    runners: runners.map(({ id }) => ({ selectionId: id, runnerName: names[id] ?? '' })),
  };
  return toMarketFragment(market, catalogue, { source: 'exchange', at: 0 })?.prices;
}

test.each([
  ['the first side', { 1: 'WINNER', 2: 'LOSER' }, { kind: 'won', winner: 0 }],
  ['the second side', { 1: 'LOSER', 2: 'WINNER' }, { kind: 'won', winner: 1 }],
  ['a side of three runners', { 3: 'LOSER', 2: 'LOSER', 1: 'WINNER' }, { kind: 'won', winner: 0 }],
  ['the draw', { 1: 'LOSER', 2: 'LOSER', 3: 'WINNER' }, { kind: 'drawn' }],
])('a market that %s has won states it and has no prices', (_, states, settled) => {
  expect(settledBy(states)).toEqual({ markets: [], bookmakers: [], settled });
});

test.each([
  ['nobody has won', { 1: 'LOSER', 2: 'LOSER' }],
  ['nobody has won and one is removed', { 1: 'LOSER', 2: 'REMOVED' }],
  ['all are removed', { 1: 'REMOVED', 2: 'REMOVED', 3: 'REMOVED' }],
  ['the only other runner is removed', { 1: 'WINNER', 2: 'REMOVED' }],
  ['the other runner is hidden', { 1: 'WINNER', 2: 'HIDDEN' }],
  ['several have won', { 1: 'WINNER', 2: 'WINNER', 3: 'LOSER' }],
  ['the runners are not settled', { 1: 'ACTIVE', 2: 'ACTIVE' }],
])('a closed market states no result when %s', (_, states) => {
  expect(settledBy(states)).toEqual({ markets: [], bookmakers: [] });
});
