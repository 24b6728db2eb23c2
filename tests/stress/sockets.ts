import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { hasNginx, startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';
import { event, frameKinds, tryRawSocket } from '@/tests/fixtures/servers/raw-socket';

/*
 * Live sockets against hostile clients: forged addresses through a real nginx, directly
 * to the API and through the site, more sockets than one visitor may open, and floods of frames.
 */
const perNetwork = 50;
const tries = 300;
const floodMs = 5000;
/** Without a limit such a flood took 87 % of a core. */
const maxCpuShare = 0.3;
/** The window in which the API counts new sockets; ms. */
const windowMs = 10_000;

const problems: string[] = [];
const copy = await startApp({
  TRUSTED_PROXIES: '1',
  SOCKETS_PER_NETWORK: String(perNetwork),
  LOG_LEVEL: 'fatal',
});
try {
  if (hasNginx()) {
    await tryNginx('straight to the API', copy.apiUrl, '127.0.0.2');
    await tryNginx('through the site', copy.url, '127.0.0.3');
  } else print('skipped behind nginx: it is not installed');
  for (const [kind, [first, rest]] of Object.entries(frameKinds)) await flood(kind, first, rest);
} finally {
  await copy.stop();
}
finish(problems);

async function tryNginx(way: string, apiUrl: string, localAddress: string): Promise<void> {
  const { url, stop } = await startDeployedNginx({ siteUrl: copy.url, apiUrl });
  try {
    const forged = await hold(url, localAddress);
    check(`${way}: ${forged.length} of ${tries} with forged addresses`, forged.length, perNetwork);
    const other = await tryRawSocket({ url, localAddress: '127.0.0.9' });
    check(`${way}: another visitor`, other.status, 101);
    other.socket.destroy();

    forged.forEach(socket => socket.destroy());
    await sleep(windowMs);
    const again = await hold(url, localAddress);
    check(`${way}: ${again.length} once they have ended`, again.length, perNetwork);
    again.forEach(socket => socket.destroy());
  } finally {
    await stop();
  }
}

/** Opens as many sockets as it can, each with another forged address, and keeps them open. */
async function hold(url: string, localAddress: string): Promise<Socket[]> {
  const admitted: Socket[] = [];
  for (let index = 0; index < tries; index += 1) {
    const forwardedFor = `198.51.${index >> 8}.${index & 255}, 203.0.113.${index & 255}`;
    const { status, socket } = await tryRawSocket({ url, localAddress, forwardedFor });
    if (status === 101) admitted.push(socket.resume());
    else socket.destroy();
  }
  return admitted;
}

/** A client that sends frames as fast as it can, and reconnects when it is closed. */
async function flood(kind: string, first: string, rest: string): Promise<void> {
  const frames = Buffer.from(rest.repeat(10_000), 'hex');
  const before = { cpuMs: copy.cpuMs('api'), at: performance.now() };
  const end = Date.now() + floodMs;
  let opened = 0;
  while (Date.now() < end) {
    const { status, socket } = await tryRawSocket({ url: copy.apiUrl, localAddress: '127.0.0.4' });
    if (status === 101) {
      opened += 1;
      socket.resume().write(Buffer.from(first, 'hex'));
      await sendUntilClosed(socket, frames, end);
    } else await sleep(100);
    socket.destroy();
  }
  const share = (copy.cpuMs('api') - before.cpuMs) / (performance.now() - before.at);
  print(`a flood of ${kind}: ${opened} sockets, ${Math.round(100 * share)} % of a core`);
  if (opened < 2) problems.push(`a flood of ${kind} was not closed`);
  if (share > maxCpuShare) problems.push(`a flood of ${kind} took ${share.toFixed(2)} of a core`);
  await sleep(windowMs);
}

async function sendUntilClosed(socket: Socket, frames: Buffer, end: number): Promise<void> {
  while (!socket.destroyed && Date.now() < end)
    if (!socket.write(frames)) await Promise.race([event(socket, 'drain', 'close'), sleep(100)]);
    else await new Promise(setImmediate);
}

function check(what: string, found: number, expected: number): void {
  print(`${found === expected ? 'ok ' : 'NOT'} ${what}`);
  if (found !== expected) problems.push(`${what}: expected ${expected}, found ${found}`);
}
