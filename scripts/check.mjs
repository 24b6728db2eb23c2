/* `npm run check`: all static checks of the code, with zero warnings. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installIfNeeded } from './setup/ensure-installed.mjs';
import { runPackage } from './processes/run-command.mjs';

const checks = {
  formatting: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '--cache', '.'],
  lint: ['eslint/bin/eslint.js', '--max-warnings=0', '.'],
  styles: ['stylelint/bin/stylelint.mjs', '--allow-empty-input', '--max-warnings=0', '**/*.css'],
  types: ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'],
  'types of tests': ['typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.test.json'],
  'import directions': ['dependency-cruiser/bin/dependency-cruise.mjs', '.', '--output-type=err'],
  'dead code': ['knip/bin/knip.js'],
};
// The editor's packages are its own, and installed when it is first started.
if (existsSync('editor/node_modules/payload'))
  checks['types of the editor'] = ['typescript/bin/tsc', '--noEmit', '-p', 'editor/tsconfig.json'];
const concurrency = 2;

await installIfNeeded();
// Next generates the types of routes; they are not committed.
await runPackage('next/dist/bin/next', ['typegen'], { quiet: true });
const { positionals: only } = parseArgs({ allowPositionals: true });
const queue = Object.entries(checks).filter(([name]) => only.length === 0 || only.includes(name));
const failed = [];

await Promise.all(Array.from({ length: concurrency }, worker));
process.stdout.write(failed.length > 0 ? `check: ${failed.join(', ')} failed\n` : 'check: clean\n');
process.exit(failed.length > 0 ? 1 : 0);

async function worker() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, [file, ...args]] = next;
    if ((await runPackage(file, args, { quiet: true })) !== 0) failed.push(name);
  }
}
