import { spawnSync } from 'node:child_process';

/* Runs the unit tests that take too long for every day (`*.deep.test.ts`). */
const run = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--maxWorkers=2', String.raw`\.deep\.test\.ts$`],
  { stdio: 'inherit', env: { ...process.env, DEEP_TESTS: '1' } },
);
process.exit(run.status ?? 1);
