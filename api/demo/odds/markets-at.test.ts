import { chase, inningsSituation, situation } from '@/tests/fixtures/situation';
import { Market as MarketSchema } from '@/lib/contract/event';
import { walkedRecords } from '@/tests/fixtures/all-records';
import { figuresOf } from '@/lib/domain/scorecard/match-formats';
import { recordFormats } from '@/api/demo/records/record';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import { situationOf } from '@/api/demo/replay/replay-situation';
import type { Situation } from '@/api/demo/replay/situation';
import { demoBookmakers } from './bookmakers/demo-bookmakers';
import { marketsAt, modelsAt } from './markets-at';

const formats = Object.values(recordFormats);
const context = {
  ...{ matchId: '7', seed: 'test', bookmakers: demoBookmakers },
  ...{ jitterStepOf: () => 0, at: 1_790_000_000 },
};
/** Rounding odds down adds a little to the margin. */
const maxSum = (1 + Math.max(...demoBookmakers.map(({ margins }) => margins.longList))) * 1.06;

type Market = ReturnType<typeof marketsAt>[number];

/** The open odds of a bookmaker, in the order of the selections. */
const oddsOf = ({ selections }: Market, bookmaker: string): number[] =>
  selections.flatMap(({ prices }) =>
    (prices ?? []).flatMap(price =>
      price.bookmaker === bookmaker && price.status === 'open' ? Number(price.odds) : [],
    ),
  );

function problemsOf(state: Situation): string[] {
  const markets = marketsAt(state, context);
  const problems: string[] = [];
  const ids = markets.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) problems.push(`ids repeat: ${ids.join(' ')}`);
  for (const market of markets) {
    const selections = market.selections.map(({ id }) => id);
    if (new Set(selections).size !== selections.length) problems.push(`${market.id}: ids repeat`);
    if (selections.length < 2 || selections.length > 8) problems.push(`${market.id}: size`);
    if (market.status !== 'open') continue;
    for (const { slug } of demoBookmakers) {
      const odds = oddsOf(market, slug);
      const sum = odds.reduce((total, decimal) => total + 1 / decimal, 0);
      if (odds.length > 0 && !(sum >= 1 && sum <= maxSum))
        problems.push(`${market.id}: ${slug} adds up to ${sum}`);
      if (odds.some(decimal => !(decimal >= 1.01 && decimal <= 1001)))
        problems.push(`${market.id}: ${slug} has ${odds.join(' ')}`);
    }
    if (oddsOf(market, 'silly-point').length === 0) problems.push(`${market.id}: no open price`);
  }
  return problems;
}

test('there are twelve or more valid markets at every 75th ball of a match', () => {
  const problems: string[] = [];
  for (const [, record] of walkedRecords) {
    let replay = startReplay(record, { startTime: 0 });
    while (!isFinished(replay)) {
      if (replay.ball % 75 === 0 || replay.innings.at(-1)?.superOver) {
        const state = situationOf(replay);
        const count = marketsAt(state, context).length;
        const found = problemsOf(state);
        if (count < 12) found.push(`only ${count} markets`);
        problems.push(...found.map(text => `${record.id} ball ${replay.ball}: ${text}`));
      }
      replay = advance(replay);
    }
    expect(marketsAt(situationOf(replay), context)).toEqual([]);
  }
  expect(walkedRecords.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}, 60_000);

test.each(formats)(
  'there are at least eight markets before a match of %s, the match winner first, and the toss',
  format => {
    const state = situation({ format, phase: 'upcoming', innings: [] });
    const markets = marketsAt(state, context);
    expect(markets.length).toBeGreaterThanOrEqual(8);
    expect(markets[0]?.name).toBe('Match Winner');
    expect(markets.map(({ name }) => name)).toContain('Toss Winner');
    expect(problemsOf(state)).toEqual([]);
  },
);

describe.each(formats)('the markets of %s', format => {
  const { inningsPerSide, counts, ballsPerOver } = figuresOf(format);
  const isTwice = inningsPerSide === 2;
  const models = modelsAt(situation({ format }));
  const named = (pattern: RegExp) => models.some(({ name }) => pattern.test(name));

  test('markets have the draw or the tie, whichever the match can end in', () => {
    const outcomes = models[0]?.outcomes.map(({ id }) => id);
    expect(outcomes).toEqual(isTwice ? ['1', '2', 'draw'] : ['1', '2']);
    expect(models.some(({ id }) => id === 'tie')).toBe(!isTwice);
  });

  test('markets ask who leads, and which innings it is, only where sides bat twice', () => {
    expect(models.some(({ id }) => id === 'first-innings-lead')).toBe(isTwice);
    expect(named(/^Kites 1st innings total runs$/)).toBe(isTwice);
    expect(named(/^Kites total runs$/)).toBe(!isTwice);
  });

  test('markets ask for the wickets of an innings only where its balls are limited', () => {
    expect(models.some(({ id }) => id === 'innings-1-wickets')).toBe(!isTwice);
  });

  test('markets count overs or balls, after the balls that have been bowled', () => {
    const over = Math.ceil(36 / ballsPerOver) + 1;
    const last = over * ballsPerOver;
    const own = counts === 'balls' ? `balls ${last - ballsPerOver + 1} to ${last}` : `over ${over}`;
    expect(named(new RegExp(` ${own} runs$`))).toBe(true);
    expect(named(/ runs after \d+ balls$/)).toBe(counts === 'balls');
    expect(named(/ runs after \d+ overs$/)).toBe(counts === 'overs');
  });

  test('markets match the contract', () => {
    for (const market of marketsAt(situation({ format }), context))
      expect(MarketSchema.safeParse(market).error).toBeUndefined();
  });
});

test('the wicket markets are suspended on the ball of a wicket and then refer to the next one', () => {
  const statusOf = (balls: number) => {
    const state = situation({
      innings: [
        inningsSituation({
          wickets: 2,
          balls,
          fallOfWickets: [
            { runs: 22, balls: 20 },
            { runs: 40, balls: 36 },
          ],
        }),
      ],
    });
    return marketsAt(state, context).find(({ id }) => id === 'wicket-1-3-out');
  };
  expect(statusOf(36)).toMatchObject({ status: 'suspended' });
  expect(statusOf(36)?.selections.map(({ odds }) => odds)).toEqual([null, null, null]);
  expect(statusOf(37)).toMatchObject({ status: 'open' });
});

test('a decided market has no odds: the top batter when no other can catch up', () => {
  const state = chase(
    { runs: 150, runsOffBat: new Map([['Kites-1', 80]]) },
    {
      runs: 149,
      wickets: 9,
      balls: 119,
      runsOffBat: new Map([
        ['Owls-1', 90],
        ['Owls-11', 2],
      ]),
      atCrease: [],
    },
  );
  const top = marketsAt(state, context).find(({ id }) => id === 'top-batter-2-1');
  expect(top).toMatchObject({ status: 'suspended' });
});

test('a price differs from the model by no more than the limit', () => {
  const oddsAt = (draw: number) =>
    marketsAt(situation(), { ...context, jitterStepOf: () => draw }).flatMap(market =>
      oddsOf(market, 'silly-point'),
    );
  const draws = Array.from({ length: 40 }, (_, draw) => oddsAt(draw));

  oddsAt(0).forEach((_, index) => {
    const all = draws.map(odds => odds[index] ?? NaN);
    // One per cent either way, and a step of the ladder.
    expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.12);
  });
});

test('the same time has the same prices, a later step slightly different ones', () => {
  const now = marketsAt(situation(), context);
  expect(marketsAt(situation(), context)).toEqual(now);

  const drifted = marketsAt(situation(), { ...context, jitterStepOf: () => 1 });

  expect(drifted.map(({ id }) => id)).toEqual(now.map(({ id }) => id));
  expect(drifted).not.toEqual(now);
});

test('every bookmaker but the exchange prices every market, and confirms its prices', () => {
  for (const { group, selections } of marketsAt(situation(), context)) {
    const slugs = demoBookmakers
      .map(({ slug }) => slug)
      .filter(slug => slug !== 'leg-gully' || ['main', 'innings'].includes(String(group)));
    for (const { prices } of selections) {
      if (!prices) continue;
      expect(prices.map(({ bookmaker }) => bookmaker)).toEqual(slugs);
      expect(prices.every(price => price.updated_at === context.at)).toBe(true);
    }
  }
});

test('the toss has equal odds at each bookmaker', () => {
  const upcoming = marketsAt(situation({ phase: 'upcoming', innings: [] }), context);
  const toss = upcoming.find(({ id }) => id === 'toss');

  for (const { slug } of demoBookmakers)
    expect(new Set(toss && oddsOf(toss, slug))).toHaveProperty('size', 1);
});

test('a winner that is all but known stays open, at 1.01', () => {
  const [winner] = marketsAt(chase({ runs: 120 }, { runs: 120, wickets: 1, balls: 60 }), context);

  expect(winner).toMatchObject({ id: 'winner', status: 'open' });
  expect(Number(winner?.selections[1]?.prices?.[0]?.odds)).toBe(1.01);
});

test('the early closer suspends the markets about an over with its third ball, alone', () => {
  const statusesAt = (ballsOfOver: number) =>
    marketsAt(situation(), { ...context, ballsOfOver })
      .find(({ id }) => String(id).startsWith('over-'))
      ?.selections[0]?.prices?.flatMap(({ bookmaker, status }) =>
        status === 'suspended' ? bookmaker : [],
      );

  expect(statusesAt(2)).toEqual([]);
  expect(statusesAt(3)).toEqual(['deep-cover']);
});

test('the slow bookmaker has the prices of the last over, and suspends them when they are out of date', () => {
  const before = chase({ runs: 170 }, { runs: 100, wickets: 3, balls: 78 });
  const after = (runs: number, wickets: number) =>
    chase({ runs: 170 }, { runs, wickets, balls: 80 });
  const lastOver = new Map(modelsAt(before).map(model => [model.id, model]));
  const slowAt = (state: Situation, slow: Parameters<typeof marketsAt>[1]) => {
    const [winner] = marketsAt(state, slow);
    return winner?.selections[0]?.prices?.find(price => price.bookmaker === 'nightwatchman');
  };

  const rested = slowAt(after(100, 5), { ...context, lastOver });
  const slowPrices = slowAt(after(103, 3), { ...context, lastOver });

  expect(rested).toMatchObject({ status: 'suspended', odds: null });
  expect(slowPrices).toEqual(slowAt(before, context));
});

test('the odds of the better side fall when the chase favours it', () => {
  const oddsAt = (runs: number) => {
    const [winner] = marketsAt(chase({ runs: 170 }, { runs, wickets: 3, balls: 80 }), context);
    return Number(winner?.selections[1]?.prices?.[0]?.odds);
  };
  expect(oddsAt(140)).toBeLessThan(oddsAt(110));
  expect(oddsAt(110)).toBeLessThan(oddsAt(80));
});
