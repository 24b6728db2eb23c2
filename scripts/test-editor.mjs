/*
 * `npm run test:editor`: the editor in a real browser, against the real site and API. Installs and builds what is
 * missing, the editor's own packages too. Further arguments go to Playwright.
 */
import { setUpBrowser } from './setup/browser.mjs';
import { buildEditorIfNeeded, installEditorIfNeeded } from './editor-build.mjs';
import { buildIfNeeded, installIfNeeded } from './setup/ensure-installed.mjs';
import { runPackage } from './processes/run-command.mjs';

await installIfNeeded();
const browser = await setUpBrowser();
await buildIfNeeded();
await installEditorIfNeeded();
await buildEditorIfNeeded();
const args = ['test', '--config', 'tests/editor/playwright.config.ts', ...process.argv.slice(2)];
process.exit(
  await runPackage('playwright/cli.js', args, { env: browser && { CHROMIUM_PATH: browser } }),
);
