import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/run-command.mjs';

const readyMs = 300_000;

/** Starts a Node program and waits until the address answers; resolves to its process. */
export async function startAndWait(args, env, url) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = Date.now() + readyMs;
  while (child.exitCode === null && Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return child;
    await sleep(200);
  }
  child.kill();
  throw new Error(`${args.join(' ')} did not answer at ${url}`);
}

export async function stop(child) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Memory in MB of the direct children by the file they run; empty where /proc is not to be had. */
export function childMemory(child) {
  try {
    const ids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
    return Object.fromEntries(
      ids.split(' ').map(id => {
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').filter(Boolean);
        const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'));
        return [command.at(-1), Math.round(Number(kilobytes?.[1]) / 1024)];
      }),
    );
  } catch {
    return {};
  }
}
