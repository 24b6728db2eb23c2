import { spawnSync } from 'node:child_process';

/*
 * Runs every property test with 30 times its cases, or the factor given as argument, with new
 * seeds, and the tests that walk records with all of them. A failure is printed with its seed and
 * should become a separate test.
 */
const times = process.argv[2] ?? '30';
const files = spawnSync(
  'git',
  [
    'grep',
    '-lE',
    String.raw`fc\.(property|asyncProperty)\(|walkedRecords|sample\(`,
    '--',
    '*.test.ts',
    '*.test.tsx',
  ],
  {
    encoding: 'utf8',
  },
)
  .stdout.split('\n')
  .filter(Boolean);
const { CI: _, ...env } = process.env;
const run = spawnSync(
  process.execPath,
  ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--testTimeout=1800000', ...files],
  { stdio: 'inherit', env: { ...env, PROPERTY_TIMES: times } },
);
process.exit(run.status ?? 1);
