import { spawnSync } from 'node:child_process';

/** `LOG_LEVEL` is silent in unit tests, so a separate program writes each log. */
const logOf = (script: string) =>
  JSON.parse(
    spawnSync(
      'env',
      ['LOG_LEVEL=info', process.execPath, '--import', 'tsx', '--input-type=module', '-e', script],
      {
        encoding: 'utf8',
      },
    ).stdout,
  ) as Record<string, unknown>;

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test.each([
  ['site', "const { log } = await import('./lib/log.ts'); log.warn('warned');"],
  ['api', "const { createLog } = await import('./api/log.ts'); createLog('info').warn('warned');"],
])('the %s logs level names and ISO times', (name, script) => {
  expect(logOf(script)).toMatchObject({
    name,
    level: 'warn',
    time: expect.stringMatching(isoTime),
  });
});
