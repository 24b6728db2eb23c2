import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setUpBrowser } from './setup/browser.mjs';
import { root } from './processes/run-command.mjs';

const program = 'node_modules/lighthouse/cli/index.js';
const tries = 3;

/**
 * Returns Lighthouse's JSON report of a page on an emulated phone. Its browser sometimes does not
 * respond on a busy machine; rejects after three failed attempts.
 */
export async function lighthouseReport(url, categories) {
  const chrome = await setUpBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-lighthouse-'));
  // Lighthouse exits before a pipe is drained, which would truncate a long report.
  const file = path.join(folder, 'report.json');
  const args = [
    program,
    url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=${categories.join(',')}`,
  ];
  try {
    let reason = '';
    for (let index = 0; index < tries; index += 1) {
      reason = await run(args, chrome);
      const report = reason === '' ? JSON.parse(readFileSync(file, 'utf8')) : null;
      if (report && !report.runtimeError) return report;
      reason ||= report.runtimeError.message;
    }
    throw new Error(`Lighthouse on ${url}: ${reason}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves to '', or to the reason of the failure. */
function run(args, chrome) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...(chrome && { CHROME_PATH: chrome }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors = [];
  child.stderr.on('data', chunk => errors.push(chunk));
  return new Promise((resolve, reject) =>
    child
      .on('error', reject)
      .on('close', code => resolve(code === 0 ? '' : Buffer.concat(errors).toString() || 'failed')),
  );
}
