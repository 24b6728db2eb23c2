const terminalMs = 1000;
const fileMs = 10_000;

/**
 * Prints the label and the elapsed time while `task` runs: in a terminal one line updated every
 * second, elsewhere a line every ten seconds. Resolves to the result of `task`.
 */
export async function withProgress(label, task, { output = process.stdout, everyMs } = {}) {
  const startedAt = Date.now();
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const line = text => output.write(output.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  line(`${label} …`);
  const pause = everyMs ?? (output.isTTY ? terminalMs : fileMs);
  const timer = setInterval(() => line(`${label} … ${elapsed()}`), pause);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    line(`${label} … ended after ${elapsed()}`);
    if (output.isTTY) output.write('\n');
  }
}
