import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { median, spread } from '../load';
import type { Command as ReaderCommand, ReplyKey as ReaderReplyKey } from '../live/live-readers';
import type { Command as ServerCommand, ReplyKey as ServerReplyKey } from '../live/live-server';

type Kind = 'hub' | 'loop';
type Reply = Partial<Record<ServerReplyKey | ReaderReplyKey, number>>;

const rounds = 3;
const bursts = 10;
const measuredRuns = 5;
/**
 * All measures are of servers that have published before. V8 compiles the code of a publication for
 * some 5,000 of them, in threads whose time counts too: up to a third of the deliveries' own. And
 * its young generation grows by 20 MB, which are not the memory of the sockets that connect in the
 * meantime.
 */
const warmUp = { matches: 50, bursts: 100 };
const group = 'event_m1';
const list = { bytes: 1000 };
const matchPage = { bytes: 18_700 };

/** P10: deliveries per CPU second of the hub, relative to a bare `ws` send loop in turn with it. */
export async function broadcast() {
  return {
    plain1000: await compare({ sockets: 1000, ...list }),
    plain5000: await compare({ sockets: 5000, ...list }),
    compressed1000: await compare({ sockets: 1000, ...matchPage, compressed: true }),
    compressed5000: await compare({ sockets: 5000, ...matchPage, compressed: true }),
    burst1000: await compare({ sockets: 1000, ...list, perBurst: 4 }),
  };
}

type Load = { sockets: number; bytes: number; compressed?: boolean; perBurst?: number };

/**
 * Rounds of both in turn; the ratio of each pair. Only the second run of a turn counts: in the
 * first the processor's caches still hold the other server's connections, which slows either by a
 * fifth.
 */
export async function compare({ sockets, bytes, compressed = false, perBurst = 1 }: Load) {
  const [hubPair, loopPair] = await Promise.all([startWarmPair('hub'), startWarmPair('loop')]);
  const pairs: Record<Kind, Pair> = { hub: hubPair, loop: loopPair };
  try {
    for (const pair of Object.values(pairs))
      await pair.readers({ type: 'open', port: pair.port, count: sockets, group, compressed });
    const run = async (kind: Kind) => {
      const pair = pairs[kind];
      const expected = sockets * bursts * (kind === 'hub' ? 1 : perBurst);
      await pair.server({ type: 'publish', bursts, perBurst, matches: 1, bytes });
      const { frames = 0, bytes: received = 0 } = await pair.readers({
        type: 'counts',
        frames: expected,
      });
      const { cpuSeconds = NaN } = await pair.server({ type: 'cpu' });
      if (frames !== expected) throw new Error(`${kind}: ${frames} frames of ${expected} arrived`);
      return { perCpuSecond: (sockets * bursts * perBurst) / cpuSeconds, received };
    };
    const warmRun = async (kind: Kind) => {
      await run(kind);
      return run(kind);
    };
    const hub: number[] = [];
    const loop: number[] = [];
    let received = { hub: 0, loop: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const ours = await warmRun('hub');
      const theirs = await warmRun('loop');
      hub.push(ours.perCpuSecond);
      loop.push(theirs.perCpuSecond);
      received = { hub: ours.received, loop: theirs.received };
    }
    return {
      ...spread(hub.map((value, round) => value / (loop[round] ?? NaN))),
      perCpuSecond: Math.round(median(hub)),
      bytesRatio: Number((received.hub / received.loop).toPrecision(2)),
    };
  } finally {
    Object.values(pairs).forEach(pair => pair.stop());
  }
}

/**
 * Bytes per socket at `count` sockets, and after each of five rounds in which as many connected and
 * left.
 */
export async function memory(count: number) {
  const of = async (kind: Kind, compressed: boolean) => {
    const pair = await startWarmPair(kind);
    try {
      const open = { type: 'open' as const, port: pair.port, group, compressed };
      // The first compressed sockets also load code.
      await pair.readers({ ...open, count: 200 });
      await pair.readers({ type: 'close', count: 200 });
      const { rssBytes: before = NaN } = await pair.server({ type: 'memory' });
      await pair.readers({ ...open, count });
      const perSocket = async () => {
        const { rssBytes = NaN } = await pair.server({ type: 'memory' });
        return Math.round((rssBytes - before) / count);
      };
      const first = await perSocket();
      for (let round = 0; round < 5; round += 1) {
        await pair.readers({ type: 'close', count });
        await pair.readers({ ...open, count });
      }
      return { bytesPerSocket: first, afterChurn: await perSocket() };
    } finally {
      pair.stop();
    }
  };
  return {
    hub: await of('hub', false),
    compressed: await of('hub', true),
    loop: await of('loop', false),
  };
}

/**
 * P12: CPU per delivery at other numbers of matches and visitors, in microseconds; the first is one match
 * and 500 visitors.
 */
export async function growth() {
  const cost = async (sockets: number, matches: number) => {
    const pair = await startWarmPair('hub');
    try {
      const count = Math.floor(sockets / matches);
      for (let match = 1; match <= matches; match += 1)
        await pair.readers({
          type: 'open',
          port: pair.port,
          count,
          group: `event_m${match}`,
          compressed: false,
        });
      const frames = count * matches * bursts;
      const costs: number[] = [];
      for (let run = 0; run < measuredRuns; run += 1) {
        await pair.server({ type: 'publish', bursts, perBurst: 1, matches, ...list });
        await pair.readers({ type: 'counts', frames });
        const { cpuSeconds = NaN } = await pair.server({ type: 'cpu' });
        costs.push((cpuSeconds * 1e6) / frames);
      }
      return Number(median(costs).toPrecision(3));
    } finally {
      pair.stop();
    }
  };
  const microseconds: Record<string, number> = {};
  for (const [sockets, matches] of [
    [500, 1],
    [1000, 1],
    [5000, 1],
    [500, 10],
    [5000, 10],
    [5000, 100],
  ] as const)
    microseconds[`${matches} × ${sockets}`] = await cost(sockets, matches);
  return microseconds;
}

type Pair = {
  port: number;
  server(command: ServerCommand): Promise<Reply>;
  readers(command: ReaderCommand): Promise<Reply>;
  stop(): void;
};

async function startPair(kind: Kind): Promise<Pair> {
  const server = startProcess('live-server', [kind]);
  const readers = startProcess('live-readers', []);
  const [{ port = 0 }] = (await once(server, 'message')) as [Reply];
  return {
    port,
    server: command => ask(server, command),
    readers: command => ask(readers, command),
    stop: () => [server, readers].forEach(child => child.kill()),
  };
}

/** Publishes to a client of each of some matches, who then leave. */
async function startWarmPair(kind: Kind): Promise<Pair> {
  const pair = await startPair(kind);
  const { matches, bursts: warmUpBursts } = warmUp;
  for (let match = 1; match <= matches; match += 1)
    await pair.readers({
      type: 'open',
      port: pair.port,
      count: 1,
      group: `event_m${match}`,
      compressed: false,
    });
  await pair.server({ type: 'publish', bursts: warmUpBursts, perBurst: 1, matches, ...list });
  const published = matches * warmUpBursts;
  const frames = kind === 'hub' ? published : published * matches;
  await pair.readers({ type: 'counts', frames });
  await pair.readers({ type: 'close', count: matches });
  return pair;
}

const startProcess = (name: string, args: string[]): ChildProcess =>
  fork(new URL(`../live/${name}.ts`, import.meta.url), args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });

async function ask(child: ChildProcess, command: object): Promise<Reply> {
  const aborted = new AbortController();
  const { signal } = aborted;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a process of the measurement ended with ${String(code)}`);
  });
  ended.catch(() => undefined);
  const reply = once(child, 'message', { signal });
  child.send(command);
  const [message] = (await Promise.race([reply, ended])) as [Reply];
  aborted.abort();
  return message;
}
