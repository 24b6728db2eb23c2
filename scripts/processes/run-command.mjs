import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command by name, or the current Node with a script (`runPackage`). With `quiet` its output
 * is buffered and printed only when it fails, with a hint when packages look damaged. Resolves to
 * the exit code.
 */
export function runCommand(command, args, { quiet = false, env = {} } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output = [];
    child.stdout?.on('data', chunk => output.push(chunk));
    child.stderr?.on('data', chunk => output.push(chunk));
    child.on('error', error => {
      process.stderr.write(`The command '${command}' could not be run (${error.code}).\n`);
      resolve(1);
    });
    child.on('close', code => {
      const text = String(Buffer.concat(output));
      if (quiet && code !== 0) process.stderr.write(`\n${text}${damageHint(text)}`);
      resolve(code ?? 1);
    });
  });
}

/** Runs a package's command with the same Node, independent of a shell and PATH. */
export function runPackage(file, args, options) {
  return runCommand(process.execPath, [`node_modules/${file}`, ...args], options);
}

/** Prints a message and exits with 1. */
export function stopWith(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Errors of Node, esbuild, Next and sharp when a package or its binary is missing or broken. */
const signs = [
  /ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|Cannot find (?:module|package)/,
  /The package "[^"]+" could not be found/,
  /Failed to load SWC binary|Could not load the "sharp" module|ERR_DLOPEN_FAILED|invalid ELF header/,
  /node_modules[^\n]*\n(?:[^\n]*\n){0,4}\s*SyntaxError/,
];

/** Returns advice when a program's output indicates damaged packages, otherwise ''. */
export function damageHint(output) {
  if (!signs.some(sign => sign.test(output))) return '';
  return (
    'The folder node_modules seems to be damaged, or was made for another system. ' +
    'Delete it and start again: what is missing is then installed.\n'
  );
}
