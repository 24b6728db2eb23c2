import { join } from 'node:path';
import { loadRecords } from '@/api/feeds/demo/records/load-records';
import { advance, isFinished, startReplay } from '@/api/feeds/demo/replay/replay';
import type { Replay } from '@/api/feeds/demo/replay/replay-state';
import { situationOf } from '@/api/feeds/demo/replay/replay-situation';
import { contradictionsOf } from '@/tests/fixtures/market-laws/market-contradictions';
import { marketsAt } from './markets-at';

const context = { seed: 'test', at: 1_790_000_000 };

/** Every ball of a close chase and of a super over, where contradictions hide, and each tenth. */
const isChecked = (replay: Replay): boolean => {
  const innings = replay.innings.at(-1);
  const needed = innings?.target ? innings.target - innings.runs : Infinity;
  return replay.ball % 10 === 0 || needed < 30 || innings?.superOver === true;
};

test('no bookmaker contradicts itself, and the winner stays open, in any recorded match', async () => {
  const problems: string[] = [];
  let checked = 0;
  for (const record of await loadRecords(join(__dirname, '../records/data'))) {
    let replay = startReplay(record, { startTime: 0 });
    while (!isFinished(replay)) {
      if (isChecked(replay)) {
        const { ball } = replay;
        const state = situationOf(replay);
        const markets = marketsAt(state, {
          ...context,
          matchId: record.id,
          jitterStepOf: () => ball,
        });
        const found = contradictionsOf(state, markets);
        checked += found.checked;
        if (markets[0]?.id !== 'winner' || markets[0].status !== 'open')
          problems.push(`${record.id} ball ${ball}: the winner is not open`);
        problems.push(...found.problems.map(text => `${record.id} ball ${ball}: ${text}`));
      }
      replay = advance(replay);
    }
  }
  expect(checked).toBeGreaterThan(30_000);
  expect(problems.slice(0, 40)).toEqual([]);
}, 120_000);
