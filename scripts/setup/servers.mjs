import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDebian, mayInstall } from './debian.mjs';
import { runCommand } from '../processes/run-command.mjs';

/** The servers that tests of several instances run, by the Debian package that has them. */
const servers = {
  'redis-server': () => runs('redis-server'),
  postgresql: () => existsSync('/usr/lib/postgresql'),
  nginx: () => runs('nginx', '-v'),
};

/**
 * Installs the servers that tests run, where that may be done: as root on Debian or Ubuntu. Without
 * them those tests are skipped with a message.
 */
export async function setUpServers() {
  const missing = Object.keys(servers).filter(name => !servers[name]());
  if (missing.length === 0) return;
  if (!mayInstall() || !isDebian()) {
    process.stdout.write(`Not installed, so their tests are skipped: ${missing.join(', ')}\n`);
    return;
  }
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runCommand('apt-get', ['update'], options);
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...missing], options);
}

const runs = (program, argument = '--version') =>
  spawnSync(program, [argument], { timeout: 30_000 }).status === 0;
