import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program of `node_modules/.bin` by its script, or any other command by name. With `quiet`
 * its output is held back and shown only when it fails, with a hint when packages look damaged.
 * Resolves to the exit code.
 */
export function runCommand(command, args, { quiet = false, env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const held = [];
    child.stdout?.on('data', chunk => held.push(chunk));
    child.stderr?.on('data', chunk => held.push(chunk));
    child.on('error', error => {
      process.stderr.write(`The command '${command}' could not be run (${error.code}).\n`);
      resolve(1);
    });
    child.on('close', code => {
      const output = Buffer.concat(held);
      if (quiet && code !== 0) process.stderr.write(`\n${output}${damageHint(String(output))}`);
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

/** What Node, esbuild, Next and sharp say when a package or its binary is missing or broken. */
const signs = [
  /ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|Cannot find (?:module|package)/,
  /The package "[^"]+" could not be found/,
  /Failed to load SWC binary|Could not load the "sharp" module|ERR_DLOPEN_FAILED|invalid ELF header/,
  /node_modules[^\n]*\n(?:[^\n]*\n){0,4}\s*SyntaxError/,
];

/** What to do when the output of a program looks as if node_modules were damaged; '' when it does not. */
export function damageHint(output) {
  if (!signs.some(sign => sign.test(output))) return '';
  return (
    'The folder node_modules seems to be damaged, or was made for another system. ' +
    'Delete it and start again: what is missing is then installed.\n'
  );
}
