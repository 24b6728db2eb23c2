import { spawnSync } from 'node:child_process';
import { finish } from './report';

/* The journeys that `npm test` leaves out: `@deep`, and on a phone `@deep-on-phones`. */
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'e2e'], {
  stdio: 'inherit',
  env: { ...process.env, DEEP_TESTS: '1' },
});
finish(status === 0 ? [] : ['journeys failed']);
