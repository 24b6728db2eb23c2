import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLogFile } from '../logs/log-file.mjs';
import { latestWarning, toSentence } from '../logs/plain-log.mjs';
import { damageHint, root } from './run-command.mjs';

const readyMs = 120_000;
const sayEveryMs = 10_000;
const stopMs = 10_000;

/**
 * Runs programs as child processes: a signal stops all of them, and when one exits, the reason is
 * printed and the others are stopped. Each is `{name, args, env}`. Their output goes to files in
 * `logDir`, or to this process's output without it. `whenReady` waits until URLs respond with 2xx,
 * prints what it is waiting for, and stops everything when a URL does not respond at all
 * within a time.
 */
export function startPrograms(programs, { logDir } = {}) {
  const children = programs.map(program => start(program, logDir));
  let stopping = false;

  async function stopAll(code, signal) {
    if (stopping) return;
    stopping = true;
    const running = children.filter(({ child }) => child.exitCode === null && !child.signalCode);
    for (const { child } of running) child.kill(signal);
    const late = sleep(stopMs, undefined, { ref: false }).then(() =>
      running.forEach(({ child }) => child.kill('SIGKILL')),
    );
    await Promise.race([Promise.all(running.map(({ ended }) => ended)), late]);
    process.exit(code);
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0, signal));
  onOrphaned(() => void stopAll(0, 'SIGTERM'));
  for (const { name, ended, log } of children)
    void ended.then(reason => {
      if (stopping) return;
      const tail = log?.tail() ?? '';
      const sentences = tail.split('\n').map(toSentence).join('\n');
      process.stderr.write(
        `The ${name} stopped (${reason}).\n${tail && `${sentences}\n`}${damageHint(tail)}`,
      );
      void stopAll(1, 'SIGTERM');
    });

  return {
    async whenReady(urls, limitMs = readyMs) {
      for (const url of urls) {
        if (await becomesReady(url, limitMs, () => warningsOf(children))) continue;
        process.stderr.write(`${url} did not answer within ${limitMs / 1000} s.\n`);
        await stopAll(1, 'SIGTERM');
      }
    },
  };
}

/** A signal to npm ends npm and its shell without reaching this process: detect a new parent. */
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), 500).unref();
}

function start({ name, args, env }, logDir) {
  const output = logDir ? 'pipe' : 'inherit';
  const child = spawn(
    process.execPath,
    ['--import', './scripts/processes/exit-with-parent.mjs', ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, 'ipc'],
    },
  );
  const log = logDir && openLogFile(path.join(logDir, `${name}.log`));
  child.stdout?.on('data', chunk => {
    log.write(chunk);
    if (process.env.LOG_LEVEL) process.stdout.write(chunk);
  });
  child.stderr?.on('data', chunk => {
    log.write(chunk);
    if (process.env.LOG_LEVEL) process.stderr.write(chunk);
  });
  const ended = new Promise(resolve =>
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`)),
  );
  return { name, child, ended, log };
}

/**
 * Polls a URL until it responds with 2xx. Any other response extends the deadline, because the
 * program is running and waits for something such as its database.
 */
async function becomesReady(url, limitMs, reasons) {
  const startedAt = Date.now();
  let [end, sayAt] = [startedAt + limitMs, startedAt + sayEveryMs];
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    if (response) end = Date.now() + limitMs;
    if (Date.now() >= sayAt) {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      process.stdout.write(`Waiting for ${url} … ${seconds} s${reasons()}\n`);
      sayAt += sayEveryMs;
    }
    await sleep(100);
  }
  return false;
}

const warningsOf = children =>
  children
    .map(({ name, log }) => [name, log && latestWarning(log.tail())])
    .filter(([, warning]) => warning)
    .map(([name, warning]) => `\n  ${name}: ${warning}`)
    .join('');
