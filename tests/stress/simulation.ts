import { simulate } from '@/tests/simulation/simulate';
import { finish, print } from './report';

/*
 * Runs the simulation of the live line (tests/simulation) with many seeds: feed, ingest, hub and the
 * browser's half in virtual time, with random deaths, delays and reconnects. `simulation=5000=7`: 5000
 * runs from seed 7 on; without a seed the runs are new ones.
 */
const [runs = 5000, first = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number);
const problems: string[] = [];
const totals = { reconnects: 0, restarts: 0, changes: 0 };

for (let seed = first; seed < first + runs; seed += 1) {
  const outcome = await simulate(seed);
  totals.reconnects += outcome.reconnects;
  totals.restarts += outcome.restarts;
  totals.changes += outcome.changes;
  problems.push(...outcome.problems.slice(0, 5).map(text => `seed ${seed}: ${text}`));
}
print(
  `${runs} runs from seed ${first}: ${totals.changes} changes, ${totals.reconnects} cuts, ${totals.restarts} restarts of the API`,
);
finish(problems);
