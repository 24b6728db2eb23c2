import { createBetfairFeed, type BetfairFeed } from '@/api/feeds/betfair/betfair-feed';
import {
  backs,
  betfairCatalogue,
  betfairStart,
  fixtureInfo,
  heartbeatLine,
  marketDefinition,
  marketLine,
  matchStats,
  scoreLine,
  teams,
} from '@/tests/fixtures/feeds/betfair-messages';
import type { TestContext } from '@/tests/api/test-context';
import { testContextForEach } from '@/tests/api/test-context-for-each';

jest.setTimeout(60_000);

let context: TestContext;
let feed: BetfairFeed;
let warnings: object[];
let merger: TestContext['sources']['merger'];

testContextForEach(next => {
  context = next;
  context.clock.ms = betfairStart;
  warnings = [];
  merger = context.sources.merger;
  feed = createBetfairFeed({
    catalogue: [betfairCatalogue],
    merger: { ...merger, applyEach: fragments => merger.applyEach(fragments) },
    log: { warn: details => void warnings.push(details) },
  });
});

const events = () => context.eventCache.all();
const winner = () => events()[0]?.markets[0];
const bests = () => winner()?.selections.map(({ id, odds, best }) => [id, odds, best]);

/**
 * Both streams send these changes `seconds` after the start, and the resulting state is applied.
 */
async function send(
  seconds: number,
  { market = null as object | null, score = null as object | null },
) {
  context.clock.ms = betfairStart + seconds * 1000;
  feed.readMarkets(
    market ? marketLine(context.clock.ms, market) : heartbeatLine('mcm', context.clock.ms),
  );
  feed.readScores(
    score ? scoreLine(context.clock.ms, score) : heartbeatLine('ccm', context.clock.ms),
  );
  await feed.flush();
}

const image = {
  img: true,
  marketDefinition: marketDefinition('OPEN'),
  rc: backs(
    [
      [1.5, 20],
      [1.52, 3.5],
    ],
    [[2.8, 40]],
  ),
};
const inPlay = { ...fixtureInfo('IN_RUNNING'), ...teams, ...matchStats(['India', 8, 0, '1.0']) };

test('both streams are one match, with the prices of one and the score of the other', async () => {
  await send(0, { market: image, score: inPlay });

  expect(events()).toHaveLength(1);
  expect(events()[0]?.fields).toMatchObject({
    name: 'India - Pakistan',
    status: 2,
    score: '8/0 (1.0):',
    inplay_time: '1st innings',
    match_status: 'India won the toss and have elected to bat first',
    bookmakers: [{ slug: 'betfair-exchange', kind: 'exchange', commission: 0.05 }],
    sources: { odds: { name: 'Betfair Exchange' }, score: { name: 'Betfair' } },
  });
  // The highest odds to back after a commission of 5 %; odds to lay are not a price.
  expect(bests()).toEqual([
    ['india', 1.494, ['betfair-exchange']],
    ['pakistan', 2.71, ['betfair-exchange']],
  ]);
  expect(winner()?.selections[0]?.prices).toMatchObject([{ odds: 1.52, size: 3.5 }]);
});

test('a change moves single prices, a size of 0 removes one, and an image replaces all', async () => {
  await send(0, { market: image, score: inPlay });
  await send(2, {
    market: {
      rc: backs(
        [
          [1.52, 0],
          [1.4, 9],
        ],
        [],
      ),
    },
  });
  expect(bests()?.[0]).toEqual(['india', 1.475, ['betfair-exchange']]);

  await send(4, { market: { img: true, rc: backs([[1.3, 5]], [[3.5, 5]]) } });
  expect(bests()).toEqual([
    ['india', 1.285, ['betfair-exchange']],
    ['pakistan', 3.375, ['betfair-exchange']],
  ]);
});

test('only the last state of several changes between two calls is applied', async () => {
  await send(0, { market: image, score: inPlay });
  context.updates.length = 0;
  for (const odds of [1.6, 1.7, 1.8])
    feed.readMarkets(marketLine(context.clock.ms, { rc: backs([[odds, 5]], []) }));
  context.clock.ms += 2000;
  await feed.flush();

  expect(context.updates).toHaveLength(1);
  expect(bests()?.[0]?.[1]).toBe(1.76);
});

test('a suspended market suspends its prices, and opens again; a closed one has none', async () => {
  await send(0, { market: image, score: inPlay });
  await send(2, { market: { marketDefinition: marketDefinition('SUSPENDED') } });
  expect(winner()).toMatchObject({
    status: 'suspended',
    selections: [{ best: [], prices: [{ status: 'suspended' }] }, { best: [] }],
  });

  await send(4, { market: { marketDefinition: marketDefinition('OPEN') } });
  expect(winner()).toMatchObject({ status: 'open', selections: [{ odds: 1.494 }, {}] });

  await send(6, { market: { marketDefinition: marketDefinition('CLOSED') } });
  expect(events()[0]).toMatchObject({ markets: [], fields: { status: 2 } });
});

test('a settled market states the result, which a market that opens again takes back', async () => {
  await send(0, { market: image, score: inPlay });
  const settled = marketDefinition('CLOSED', ['LOSER', 'WINNER']);
  await send(6, { market: { marketDefinition: settled }, score: fixtureInfo('FINISHED') });
  const state = () => events()[0]?.fields;
  expect(state()).toMatchObject({ status: 4, result: { kind: 'won', winner: 1 } });

  await send(8, { market: { marketDefinition: marketDefinition('OPEN') } });
  expect(state()).toMatchObject({ status: 4, match_status: 'Ended' });
  expect(state()?.result).toBeUndefined();
});

test('an ended match keeps its result when its sources drop it', async () => {
  await send(0, { market: image, score: inPlay });
  const settled = marketDefinition('CLOSED', ['WINNER', 'LOSER']);
  await send(6, { market: { marketDefinition: settled } });
  await merger.remove('betfair-scores', '315');
  await merger.remove('betfair', '315');

  const result = { kind: 'won', winner: 0 };
  expect(events()[0]?.fields).toMatchObject({ status: 4, match_status: null, result });
});

test('a runner that is not active, or has no bets on the other side, has no price', async () => {
  await send(0, { market: image, score: inPlay });
  await send(2, {
    market: {
      marketDefinition: marketDefinition('OPEN', ['ACTIVE', 'REMOVED']),
      rc: backs([], []),
    },
  });
  expect(winner()?.selections[1]?.prices).toEqual([]);

  await send(4, {
    market: {
      marketDefinition: marketDefinition('OPEN'),
      rc: backs(
        [
          [1.5, 0],
          [1.52, 0],
        ],
        [],
      ),
    },
  });
  expect(winner()?.selections.map(({ prices }) => prices?.length)).toEqual([0, 1]);
});

test('heartbeats confirm the prices of a quiet market; without them they are suspended', async () => {
  await send(0, { market: image, score: inPlay });
  for (let seconds = 5; seconds <= 60; seconds += 5) await send(seconds, {});
  await context.sources.merger.sweep();
  expect(bests()?.[0]?.[2]).toEqual(['betfair-exchange']);
  expect(context.sources.silent()).toEqual([]);

  context.clock.ms += 20_000;
  await context.sources.merger.sweep();
  expect(winner()?.selections[0]).toMatchObject({ best: [], prices: [{ status: 'suspended' }] });
  expect(context.sources.silent()).toEqual(['betfair', 'betfair-scores']);
});

test('a side that is all out and the other innings have their scores in the order of the teams', async () => {
  const stats = matchStats(['Pakistan', 131, 10, '18.4'], ['India', 40, 2, '5.0']);
  await send(0, { score: { ...inPlay, ...stats } });

  expect(events()[0]?.fields).toMatchObject({
    score: '40/2 (5.0):131 (18.4)',
    inplay_time: '2nd innings',
  });
});

test('an invalid message is logged with the reason, and changes nothing', async () => {
  await send(0, { market: image, score: inPlay });
  const before = bests();
  const bad = [
    '{"op":"mcm","pt":1',
    '[]',
    marketLine(1, { rc: [{ id: 11, atb: [['1.9', 5]] }] }),
    marketLine(1, { marketDefinition: { ...marketDefinition('OPEN'), status: 'ASLEEP' } }),
  ];
  for (const line of bad) feed.readMarkets(line);
  feed.readScores(
    scoreLine(1, { matchStats: { currentInnings: 1, inningsStats: [{ inningsRuns: -1 }] } }),
  );
  // The replies to connecting and subscribing are not messages.
  feed.readMarkets('{"op":"connection","connectionId":"002"}');
  feed.readMarkets('{"op":"status","id":2,"statusCode":"SUCCESS"}');
  await feed.flush();

  expect(bests()).toEqual(before);
  expect(warnings).toHaveLength(5);
  expect(warnings[2]).toMatchObject({
    source: 'betfair',
    reason: expect.stringContaining('mc.0.rc.0.atb'),
  });
});

test('what could not be stored is applied with the next call', async () => {
  const { applyEach } = merger;
  const rejected = { status: 'rejected' as const, reason: new Error('no database') };
  merger = { ...merger, applyEach: async fragments => fragments.map(() => rejected) };
  await send(0, { market: image, score: inPlay });
  expect(events()).toEqual([]);

  merger = { ...merger, applyEach };
  await feed.flush();
  expect(events()[0]?.fields).toMatchObject({ status: 2, score: '8/0 (1.0):' });
});
