import path from 'node:path';
import {
  demoBookmakers,
  demoSources,
  toEventBookmakers,
} from '@/api/demo/odds/bookmakers/demo-bookmakers';
import { marketsAt, modelsAt } from '@/api/demo/odds/markets-at';
import { loadRecords } from '@/api/demo/records/load-records';
import { situationOf } from '@/api/demo/replay/replay-situation';
import { advance, isFinished, startReplay } from '@/api/demo/replay/replay';
import { withComparison } from '@/lib/domain/odds/comparison/compare-event';

/*
 * `npm run bench:comparison`: the benefit of comparing the demo's bookmakers. Prices the match
 * winner before each tenth ball of every embedded record, and prints how often each bookmaker is
 * best and its mean payout, beside the mean payout of the best price of each selection.
 */
const everyBalls = 10;
const at = 1_790_000_000;

type Tally = { best: number; payouts: number[] };
const tallies = new Map<string, Tally>(
  demoBookmakers.map(({ slug }) => [slug, { best: 0, payouts: [] }]),
);
const bestPayouts: number[] = [];
let selections = 0;

for (const record of await loadRecords(path.resolve('api/demo/records/data'))) {
  let replay = startReplay(record, { startTime: 0 });
  let lastOver = replay;
  while (!isFinished(replay)) {
    if (replay.ball % everyBalls === 0) {
      const models = new Map(modelsAt(situationOf(lastOver)).map(model => [model.id, model]));
      const [winner] = marketsAt(situationOf(replay), {
        matchId: record.id,
        seed: 'bails',
        bookmakers: demoBookmakers,
        jitterStepOf: () => replay.ball,
        at,
        lastOver: models,
      });
      if (winner) count(winner);
      lastOver = replay;
    }
    replay = advance(replay);
  }
}
report();

function count(winner: ReturnType<typeof marketsAt>[number]): void {
  const event = {
    bookmakers: toEventBookmakers(demoBookmakers, at),
    sources: demoSources(true, at),
  };
  const [market] = withComparison({ ...event, markets: [winner] }, at).markets;
  if (!market?.best_payout) return;
  bestPayouts.push(market.best_payout);
  for (const { best = [] } of market.selections) {
    selections += 1;
    for (const slug of best ?? []) (tallies.get(slug) ?? { best: 0 }).best += 1;
  }
  for (const { bookmaker, payout } of market.books ?? [])
    if (payout) tallies.get(bookmaker)?.payouts.push(payout);
}

function report(): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const mean = (values: number[]) =>
    percent(values.reduce((sum, value) => sum + value, 0) / values.length);
  process.stdout.write(`${selections} selections of match winners, ties counted for each\n`);
  for (const { slug, title } of demoBookmakers) {
    const { best, payouts } = tallies.get(slug) ?? { best: 0, payouts: [] };
    process.stdout.write(
      `${title.padEnd(14)} best ${percent(best / selections).padStart(7)}   payout ${mean(payouts)}\n`,
    );
  }
  process.stdout.write(`Best of all    payout ${mean(bestPayouts)}\n`);
}
