import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type OwnSite = {
  url: string;
  /** What it has printed: its log at the level asked for, and whatever escaped that. */
  output(): string;
  stop(): Promise<void>;
};

/** All visitors of the tests come from one address. */
const forTests = { LOG_LEVEL: 'fatal', NOT_FOUND_LIMIT: '1000000' };
const maxOutput = 4_000_000;

/**
 * A second copy of the built site in front of another API host; it starts whether or not one is there.
 * With `isDiskFull` no byte can be written to any file.
 */
export async function startOwnSite(
  apiUrl: string,
  settings: Record<string, string> = {},
  { isDiskFull = false } = {},
): Promise<OwnSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { PORT: String(port), API_URL: apiUrl, SITE_URL: url, ...forTests };
  const start = [process.execPath, 'scripts/start.mjs', 'web'];
  const limited = ['sh', '-c', 'ulimit -f 0; exec "$0" "$@"', ...start];
  const [command = '', ...args] = isDiskFull ? limited : start;
  const site = spawn(command, args, {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', chunk => (output = (output + String(chunk)).slice(-maxOutput)));
  const ended = once(site, 'exit');
  await answering(`${url}/healthz`);
  return {
    url,
    output: () => output,
    async stop() {
      if (site.exitCode !== null) return;
      site.kill('SIGTERM');
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

async function answering(url: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
