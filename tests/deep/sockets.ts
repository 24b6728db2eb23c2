import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { finish, say } from './outcome';
import { startOwnCopy } from './own-copy';
import { hasNginx, startNginx } from './own-nginx';
import { event, frameKinds, tryRawSocket } from './raw-socket';

/*
 * Live sockets against clients that mean harm: forged addresses through a real nginx, both straight
 * to the API and through the site, more sockets than one visitor may hold, and floods of frames.
 */
const perNetwork = 50;
const tries = 300;
const floodMs = 5000;
/** A flood took 87 % of a core while nothing stopped it. */
const maxCpuShare = 0.3;
/** How long the API counts new sockets together. */
const windowMs = 10_000;

const problems: string[] = [];
const copy = await startOwnCopy({
  TRUSTED_PROXIES: '1',
  SOCKETS_PER_NETWORK: String(perNetwork),
  LOG_LEVEL: 'fatal',
});
try {
  if (hasNginx()) {
    await tryNginx('straight to the API', copy.apiUrl, '127.0.0.2');
    await tryNginx('through the site', copy.url, '127.0.0.3');
  } else say('skipped behind nginx: it is not installed');
  for (const [kind, [first, rest]] of Object.entries(frameKinds)) await flood(kind, first, rest);
} finally {
  await copy.stop();
}
finish(problems);

async function tryNginx(way: string, apiUrl: string, localAddress: string): Promise<void> {
  const { url, stop } = await startNginx({ siteUrl: copy.url, apiUrl });
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

/** Opens as many sockets as it gets, each with another address in its request, and keeps them. */
async function hold(url: string, localAddress: string): Promise<Socket[]> {
  const held: Socket[] = [];
  for (let at = 0; at < tries; at += 1) {
    const forwardedFor = `198.51.${at >> 8}.${at & 255}, 203.0.113.${at & 255}`;
    const { status, socket } = await tryRawSocket({ url, localAddress, forwardedFor });
    if (status === 101) held.push(socket.resume());
    else socket.destroy();
  }
  return held;
}

/** One client that sends as many frames as it can, and opens its socket again when it is closed. */
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
  say(`a flood of ${kind}: ${opened} sockets, ${Math.round(100 * share)} % of a core`);
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
  say(`${found === expected ? 'ok ' : 'NOT'} ${what}`);
  if (found !== expected) problems.push(`${what}: expected ${expected}, found ${found}`);
}
