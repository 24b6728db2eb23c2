import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const programs = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs the Debian packages of the two browsers where that is allowed. Throws an error with the
 * command for the others.
 */
export function installBrowsers(): void {
  const missing = Object.entries(programs)
    .filter(([, program]) => !existsSync(program))
    .map(([name]) => name);
  if (missing.length === 0) return;
  const command = ['install', '-y', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0 || !isDebian())
    throw new Error(`Missing browsers. On Debian: apt-get ${command.join(' ')}`);
  for (const args of [['update'], command])
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error(`apt-get ${args.join(' ')} failed`);
}

function isDebian(): boolean {
  const about = '/etc/os-release';
  return (
    existsSync(about) && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync(about, 'utf8'))
  );
}
