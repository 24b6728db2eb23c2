import path from 'node:path';
import { demoBookmakers } from '@/api/demo/odds/bookmakers/demo-bookmakers';
import { createScheduledMatch } from '@/api/demo/schedule/scheduled-match';
import { loadRecords } from '@/api/demo/records/load-records';
import { lengthOf } from '@/api/demo/schedule/timeline';
import { createEventCache } from '@/api/live/event-cache';
import { createBatch } from '@/api/live/hub/frame-encoding';
import type { Frame } from '@/api/live/hub/frame';
import type { Hub } from '@/api/live/hub/hub';
import { createIngest } from '@/api/live/ingest';
import { createTestHub } from '@/tests/api/live/test-hub';

const matches = 3;
const startTime = 1_795_681_200;
const intervalMs = 500;

type Bytes = { count: number; plain: number; compressed: number };

/** The demo plays a ball in 5.5 seconds; real cricket, with its breaks, takes 35 (docs/performance.md). */
const speeds = { real: 5.5 / 35, demo: 1 };

/**
 * wire: the bytes a second that a visitor receives while three Twenty20s of the demo are live, on the page
 * of the first and on the list, by type of frame; KB a second of 1000 bytes.
 */
export async function frameBytes() {
  return { ...(await bytesAt(speeds.real)), atDemoSpeed: await bytesAt(speeds.demo) };
}

async function bytesAt(speed: number) {
  const records = await loadRecords(path.join(import.meta.dirname, '../../api/demo/records/data'));
  const played = records.filter(({ format }) => format === 'T20').slice(0, matches);
  const sources = played.map((record, index) =>
    createScheduledMatch(
      { eventId: String(index + 1), recordId: record.id, startTime, lane: index, done: false },
      record,
      { speed, seed: 'bench', bookmakers: demoBookmakers },
    ),
  );
  const seconds = Math.min(...played.map(record => lengthOf(record, speed)));
  let nowMs = startTime * 1000;
  const { ingest, hub, flush } = createLiveUpdates(() => nowMs);
  const page = listen(hub, 'event_1');
  const list = listen(hub, 'event');

  for (const end = nowMs + seconds * 1000; nowMs < end; nowMs += intervalMs) {
    const due = sources.flatMap(source => source.poll(nowMs) ?? []);
    await Promise.all(due.map(({ change }) => ingest.put(change)));
    due.forEach(({ acknowledge }) => acknowledge());
    flush();
    // A page comes with the state before the match's first ball.
    if (nowMs === startTime * 1000) [page, list].forEach(types => types.clear());
  }
  return { page: perSecond(page, seconds), list: perSecond(list, seconds) };
}

function createLiveUpdates(now: () => number) {
  const { bus, hub, flush } = createTestHub({ now });
  const store = {
    eventById: async () => null,
    storedComments: async () => [],
    writeChanges: async () => undefined,
  };
  const ingest = createIngest({ store, eventCache: createEventCache(), bus, now });
  return { hub, flush, ingest };
}

/** Counts the frames of a group by type. */
function listen(hub: Hub, group: string): Map<string, Bytes> {
  const types = new Map<string, Bytes>();
  const connection = hub.add({
    bufferedAmount: 0,
    send: ({ frames }) => frames.forEach(frame => add(types, frame)),
    reply: () => undefined,
    ping: () => undefined,
    close: () => undefined,
    terminate: () => undefined,
  });
  hub.onMessage(connection, JSON.stringify({ type: 'switchGroup', message: group }));
  return types;
}

function add(types: Map<string, Bytes>, frame: Frame): void {
  const type = frame.parts[0]?.type ?? '';
  const sum = types.get(type) ?? { count: 0, plain: 0, compressed: 0 };
  const bytes = (compressed: boolean) =>
    createBatch([frame]).encoded({ compressed, prices: true }).length;
  types.set(type, {
    count: sum.count + 1,
    plain: sum.plain + bytes(false),
    compressed: sum.compressed + bytes(true),
  });
}

function perSecond(types: ReadonlyMap<string, Bytes>, seconds: number) {
  const all = [...types.values()];
  const kb = (bytes: number) => Number((bytes / seconds / 1000).toPrecision(2));
  const total = (of: 'plain' | 'compressed') => kb(all.reduce((sum, one) => sum + one[of], 0));
  return {
    compressed: total('compressed'),
    plain: total('plain'),
    types: Object.fromEntries(
      [...types].map(([type, { count, plain, compressed }]) => [
        type,
        {
          perMinute: Number(((count * 60) / seconds).toPrecision(2)),
          bytes: Math.round(plain / count),
          compressedBytes: Math.round(compressed / count),
        },
      ]),
    ),
  };
}
