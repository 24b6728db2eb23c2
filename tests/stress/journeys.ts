import { spawnSync } from 'node:child_process';
import { finish } from './report';

/*
 * The tests in a browser that `npm test` and `npm run test:system` leave out: `@deep`, and on a
 * phone `@deep-on-phones`.
 */
const failed = ['journeys', 'pages'].filter(part => {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', part], {
    stdio: 'inherit',
    env: { ...process.env, DEEP_TESTS: '1' },
  });
  return status !== 0;
});
finish(failed.map(part => `${part} failed`));
