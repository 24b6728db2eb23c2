import { readFileSync, readdirSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU seconds that a process and all below it have used; NaN where there is no /proc. */
export function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    return childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), own);
  } catch {
    return NaN;
  }
}

const childrenOf = pid =>
  readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
