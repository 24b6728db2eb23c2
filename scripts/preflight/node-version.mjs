/*
 * Imported first by the commands that people run: an older Node would fail at a missing function.
 * Uses only functions that older versions have.
 */
import { readFileSync } from 'fs';

const { engines } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const [needed, given] = [engines.node, process.versions.node].map(text =>
  text.replace('>=', '').split('.').map(Number),
);

if (given[0] < needed[0] || (given[0] === needed[0] && given[1] < needed[1])) {
  process.stderr.write(
    `This needs Node.js ${needed.join('.')} or newer, and ${process.versions.node} runs here ` +
      `(${process.execPath}). A newer one is at https://nodejs.org.\n`,
  );
  process.exit(1);
}
