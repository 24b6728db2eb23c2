import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program of `node_modules/.bin` by its script, or any other command by name. With `quiet`
 * its output is held back and shown only when it fails. Resolves to the exit code.
 */
export function runCommand(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const held = [];
    child.stdout?.on('data', chunk => held.push(chunk));
    child.stderr?.on('data', chunk => held.push(chunk));
    child.on('error', reject);
    child.on('close', code => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}

/** Runs the JavaScript file of a package's command with this same Node: no shell, no PATH. */
export function runPackage(file, args, options) {
  return runCommand(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Ends the process with one line about what failed. */
export function stopWith(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
