import { join } from 'node:path';
import { chase, inningsSituation, situation } from '@/tests/fixtures/situation';
import { Market } from '@/lib/contract/event';
import { loadRecords } from '../records';
import { advance, isFinished, startReplay } from '../replay';
import { situationOf } from '../replay-situation';
import type { Situation } from '../situation';
import { margins } from './market-model';
import { marketsAt, modelsAt } from './markets-at';

const context = { matchId: '7', seed: 'test', driftOf: () => 0, at: 1_790_000_000 };
/** Rounding odds down adds a little to the margin. */
const widest = (1 + margins.longList) * 1.06;

const implied = (market: ReturnType<typeof marketsAt>[number]): number =>
  market.selections.reduce((sum, { odds }) => sum + (odds ? 1 / Number(odds) : 0), 0);

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
    const sum = implied(market);
    if (!(sum >= 1 && sum <= widest)) problems.push(`${market.id}: adds up to ${sum}`);
    for (const { id, odds } of market.selections)
      if (odds !== null && !(Number(odds) >= 1.01 && Number(odds) <= 1001))
        problems.push(`${market.id} ${id}: odds ${odds}`);
  }
  return problems;
}

test('at every 25th ball of every record there are twelve or more sound markets', async () => {
  const records = await loadRecords(join(__dirname, '../../../data'));
  const problems: string[] = [];
  for (const record of records) {
    let replay = startReplay(record, { startTime: 0 });
    while (!isFinished(replay)) {
      if (replay.ball % 25 === 0 || replay.innings.at(-1)?.superOver) {
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
  expect(records.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
}, 60_000);

test.each(['T20', 'ODI', 'Test', 'Hundred'] as const)(
  'before a %s there are at least eight markets, the winner first, and the toss',
  format => {
    const state = situation({ format, phase: 'upcoming', innings: [] });
    const markets = marketsAt(state, context);
    expect(markets.length).toBeGreaterThanOrEqual(8);
    expect(markets[0]?.name).toBe('Match Winner');
    expect(markets.map(({ name }) => name)).toContain('Toss Winner');
    expect(problemsOf(state)).toEqual([]);
  },
);

test('a Test may be drawn, a Twenty20 match may not', () => {
  const outcomes = (state: Situation) => modelsAt(state)[0]?.outcomes.map(({ id }) => id);
  expect(
    outcomes(situation({ format: 'Test', innings: [inningsSituation({ allottedBalls: null })] })),
  ).toEqual(['1', '2', 'draw']);
  expect(outcomes(situation())).toEqual(['1', '2']);
});

test('the wicket markets rest on the ball of the wicket and then ask for the next one', () => {
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

test('an answered question has no odds: who was top batter when nobody can catch up', () => {
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

test('a price strays from the model by no more than it may', () => {
  const oddsAt = (draw: number) =>
    marketsAt(situation(), { ...context, driftOf: () => draw }).flatMap(({ selections }) =>
      selections.flatMap(({ odds }) => odds ?? []).map(Number),
    );
  const draws = Array.from({ length: 40 }, (_, draw) => oddsAt(draw));

  oddsAt(0).forEach((_, at) => {
    const all = draws.map(odds => odds[at] ?? NaN);
    // Two per cent either way, the others' strays, and a step of the ladder.
    expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.2);
  });
});

test.each(['T20', 'Test'] as const)('the markets of a %s are of the contract', format => {
  for (const market of marketsAt(situation({ format }), context))
    expect(Market.safeParse(market).error).toBeUndefined();
});

test('the same moment has the same prices, a later price step slightly other ones', () => {
  const now = marketsAt(situation(), context);
  expect(marketsAt(situation(), context)).toEqual(now);

  const drifted = marketsAt(situation(), { ...context, driftOf: () => 1 });

  expect(drifted.map(({ id }) => id)).toEqual(now.map(({ id }) => id));
  expect(drifted).not.toEqual(now);
});

test('three bookmakers price every selection, and the best of them is shown', () => {
  for (const { selections } of marketsAt(situation(), context)) {
    for (const { odds, prices } of selections) {
      if (odds === null) continue;
      const offers = (prices ?? []).map(price => Number(price.odds));
      expect(offers).toHaveLength(3);
      expect(Math.max(...offers)).toBe(odds);
      expect(prices?.every(price => price.updated_at === context.at)).toBe(true);
    }
  }
});

test('the better side’s price shortens when the chase goes its way', () => {
  const oddsAt = (runs: number) => {
    const [winner] = marketsAt(chase({ runs: 170 }, { runs, wickets: 3, balls: 80 }), context);
    return Number(winner?.selections[1]?.odds);
  };
  expect(oddsAt(140)).toBeLessThan(oddsAt(110));
  expect(oddsAt(110)).toBeLessThan(oddsAt(80));
});
