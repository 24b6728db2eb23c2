import { spawnSync } from 'node:child_process';
import { finish } from './report';

/* Runs on a phone the journeys that `npm test` runs on a desktop only (`@deep-on-phones`). */
const { status } = spawnSync(
  process.execPath,
  ['scripts/test.mjs', 'e2e', '--project=phone', '--grep=@deep-on-phones'],
  { stdio: 'inherit', env: { ...process.env, DEEP_TESTS: '1' } },
);
finish(status === 0 ? [] : ['journeys on a phone failed']);
