import { spawnSync } from 'node:child_process';
import { finish } from './report';

/* Runs on a phone the journeys that `npm test` runs on a desktop only (`@phone-deep`). */
const { status } = spawnSync(
  process.execPath,
  ['scripts/test.mjs', 'e2e', '--project=phone', '--grep=@phone-deep'],
  { stdio: 'inherit', env: { ...process.env, DEEP_TESTS: '1' } },
);
finish(status === 0 ? [] : ['journeys on a phone failed']);
