import { spawnSync } from 'node:child_process';
import { finish } from './report';

/* All tests of the editor, on SQLite and on Postgres: `npm test` runs the main ones, on SQLite. */
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'editor'], {
  stdio: 'inherit',
});
finish(status === 0 ? [] : ['tests of the editor failed']);
