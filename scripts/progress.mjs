const terminalMs = 1000;
const fileMs = 10_000;

/**
 * Says what is being done and for how long already, while `task` runs: in a terminal one line that
 * counts seconds, elsewhere a line every ten seconds. Resolves to what `task` resolves to.
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
