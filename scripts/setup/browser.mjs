import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDebian, mayInstall } from './debian.mjs';
import { runCommand, runPackage, stopWith } from '../processes/run-command.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const completeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: the one named by `CHROMIUM_PATH`, an installed one, the
 * system's package where that may be installed, else Playwright's own download. The shell is preferred:
 * it renders as the complete browser does, whose own windows take a third of the tests' time. With
 * `isComplete` the shell is never chosen, because it shows no notifications. Resolves to the browser's
 * path, or to undefined for Playwright's own download.
 */
export async function setUpBrowser({ isComplete = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runs(named)) stopWith(`CHROMIUM_PATH is '${named}', which is no browser that starts.`);
    return named;
  }
  const places = isComplete ? completeBrowsers : [shell, ...completeBrowsers];
  return places.find(runs) ?? (await installPackage(places)) ?? (await download());
}

// On some systems the file is a script that only explains how to install the browser.
function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

async function installPackage(places) {
  if (!mayInstall() || !isDebian()) return undefined;
  process.stdout.write('Installing Chromium …\n');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runCommand('apt-get', ['update'], options);
  const install = ['install', '-y', '--no-install-recommends', 'fonts-liberation'];
  // Older systems have no package of the shell alone.
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (places.includes(`/usr/bin/${browser}`))
      if ((await runCommand('apt-get', [...install, browser], options)) === 0) break;
  return places.find(runs);
}

async function download() {
  const code = await runPackage('playwright/cli.js', ['install', 'chromium'], { quiet: true });
  if (code !== 0) stopWith('No Chromium found or downloaded. Set CHROMIUM_PATH to one.');
  return undefined;
}
