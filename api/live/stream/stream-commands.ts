import { createClient, defineScript } from '@redis/client';
import { toTickId, type TickId } from './tick';

/** All keys are in one slot, so that a cluster runs the script too. */
const keys = {
  stream: '{off-the-bat}:ticks',
  /** Fields: term, tick, epoch, and the run id of Redis. */
  head: '{off-the-bat}:head',
  /** The number of the last frame of each group. */
  numbers: '{off-the-bat}:numbers',
};
export const streamKey = keys.stream;

/**
 * Appends a tick. An older term is refused, and a tick that exists already changes nothing, so that
 * the leader can repeat one whose reply was lost. A Redis that has lost its data or was restarted
 * begins a new epoch: readers must not continue numbers that it may have forgotten. So does a leader whose
 * first tick is gone, where one before it was faster to write into the empty Redis, and one that cannot
 * append because of an entry that no leader has written.
 */
const appendTick = defineScript({
  NUMBER_OF_KEYS: 3,
  SCRIPT: `
    local term, tick, epoch, oldest = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], ARGV[4]
    local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
    local head = redis.call('HMGET', KEYS[2], 'term', 'tick', 'epoch', 'run')
    local previous = ''
    if head[1] then
      local known, last = tonumber(head[1]), tonumber(head[2])
      if known > term then return { 'refused', head[1] } end
      if known == term and last >= tick and head[4] == run then return { 'appended', head[3] } end
      if head[4] == run and (known == term or tick == 1) then
        epoch = head[3]
        previous = head[1] .. '-' .. head[2]
      end
    end
    local function add()
      local id = ARGV[1] .. '-' .. ARGV[2]
      return redis.pcall('XADD', KEYS[1], id, 'e', epoch, 'p', previous, 'd', ARGV[5])
    end
    if previous == '' then redis.call('DEL', KEYS[1], KEYS[3]) end
    if type(add()) == 'table' then
      epoch = ARGV[3]
      previous = ''
      redis.call('DEL', KEYS[1], KEYS[3])
      add()
    end
    redis.call('HSET', KEYS[2], 'term', ARGV[1], 'tick', ARGV[2], 'epoch', epoch, 'run', run)
    if #ARGV > 5 then redis.call('HSET', KEYS[3], unpack(ARGV, 6)) end
    if oldest ~= '' then redis.call('XTRIM', KEYS[1], 'MINID', '~', oldest) end
    return { 'appended', epoch }`,
  parseCommand(parser, id: TickId, tick: AppendedTick) {
    parser.pushKeys([keys.stream, keys.head, keys.numbers]);
    parser.push(String(id.term), String(id.tick), tick.newEpoch, tick.oldest, tick.data);
    for (const [group, seq] of tick.numbers) parser.push(group, String(seq));
  },
  transformReply: (reply: unknown) => {
    const [outcome, value] = reply as [string, string];
    return { outcome: outcome as 'appended' | 'refused', value };
  },
});

export type AppendedTick = {
  /** The new epoch, if the tick begins one. */
  newEpoch: string;
  /** Entries with an older id are removed; empty removes none. */
  oldest: string;
  data: string;
  numbers: [group: string, seq: number][];
};

/** An entry of the stream as it was read. */
export type StreamEntry = { id: TickId; epoch: string; previous: TickId | null; data: string };

export type StreamStart = {
  /** Null while nothing was ever published. */
  epoch: string | null;
  /** The last tick; the stream is read from here. */
  last: TickId;
  numbers: Map<string, number>;
  entries: StreamEntry[];
};

/** Before the first tick. */
export const noTick: TickId = { term: 0, tick: 0 };
const reconnectMs = 200;
const timeoutMs = 2000;

export type RedisConnection = ReturnType<typeof createRedis>;

/** A connection that reconnects by itself; commands fail immediately while it is down. */
export function createRedis(url: string, onError: (error: Error) => void) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    scripts: { appendTick },
    socket: { connectTimeout: timeoutMs, keepAlive: true, reconnectStrategy: () => reconnectMs },
  });
  client.on('error', onError);
  return client;
}

/** The last tick and its epoch; null while there is none. */
export async function readHead(
  redis: RedisConnection,
): Promise<{ epoch: string; last: TickId } | null> {
  const { epoch, term, tick } = await redis.hGetAll(keys.head);
  return epoch === undefined ? null : { epoch, last: toTickId(`${term}-${tick}`) };
}

/** Reads everything that a reader starts from, in one transaction. */
export async function readStart(redis: RedisConnection): Promise<StreamStart> {
  const [head, numbers, entries] = (await redis
    .multi()
    .hGetAll(keys.head)
    .hGetAll(keys.numbers)
    .xRange(keys.stream, '-', '+')
    .exec()) as unknown as [Record<string, string>, Record<string, string>, RawEntry[]];
  return {
    epoch: head['epoch'] ?? null,
    last: head['term'] === undefined ? noTick : toTickId(`${head['term']}-${head['tick']}`),
    numbers: new Map(Object.entries(numbers).map(([group, seq]) => [group, Number(seq)])),
    entries: entries.map(toEntry),
  };
}

export async function readNumbers(redis: RedisConnection): Promise<Map<string, number>> {
  const numbers = await redis.hGetAll(keys.numbers);
  return new Map(Object.entries(numbers).map(([group, seq]) => [group, Number(seq)]));
}

export type RawEntry = { id: string; message: Record<string, string> };

export function toEntry({ id, message }: RawEntry): StreamEntry {
  const { e: epoch = '', p: previous, d: data = '' } = message;
  return { id: toTickId(id), epoch, previous: previous ? toTickId(previous) : null, data };
}
