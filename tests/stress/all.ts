import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * `npm run test:deep [-- PART …]`: tests that take too long for every day. Each part is a program
 * that prints its result and fails by its exit code; `soak=5` passes an argument to a part.
 */
const parts = [
  'unit',
  'journeys',
  'properties',
  'faults',
  'kills',
  'redirects',
  'crawl',
  'flood',
  'front-cache',
  'https',
  'sockets',
  'cuts',
  'simulation',
  'instances',
  'editor',
  'recorded-match',
  'avalanche',
  'hostile-html',
  'markup',
  'browsers',
  'observatory',
  'lighthouse',
  'soak',
];

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const failed = (wanted.length > 0 ? wanted : parts).filter(part => {
  const [name = '', ...values] = part.split('=');
  if (!parts.includes(name)) throw new Error(`No part '${name}'; there are ${parts.join(', ')}.`);
  process.stdout.write(`\n${name}\n`);
  const program = ['--import', 'tsx', `tests/stress/${name}.ts`, ...values];
  return spawnSync(process.execPath, program, { stdio: 'inherit' }).status !== 0;
});
process.stdout.write(failed.length > 0 ? `failed: ${failed.join(', ')}\n` : 'all passed\n');
process.exit(failed.length > 0 ? 1 : 0);
