import type { Feed, Sink } from '../feed';
import type { DueChange, Source } from './due-change';
import { guardedSource } from './guarded-source';
import type { ImportedRecords } from './imported-records';
import { createOutrights } from './outrights';
import type { MatchRecord } from './record';
import { createScheduleKeeper } from './schedule-keeper';
import type { ScheduleEntry, ScheduleStore } from './schedule-store';
import { createShowing } from './showing';
import { lengthOf } from './timeline';
import { systemTimers, type Timers } from './timers';

type Log = { warn(details: object, text: string): void };

type Options = {
  records: readonly MatchRecord[];
  /** Further ones, added while it runs. */
  imported?: ImportedRecords;
  scheduleStore: ScheduleStore;
  /** Unix ms. */
  now: () => number;
  /** 1 is a ball every five seconds; 10 is ten times as fast. */
  speed: number;
  log: Log;
  timers?: Timers;
  /** Another seed is another schedule and other prices. */
  seed?: string;
};

const tickMs = 500;
/** Changes handed over together: the ingest stores them in one go. */
const batchSize = 8;
const overlapSeconds = 30;
const catchUpSeconds = 2 * 3600;

/**
 * Replays real matches on the clock, with simulated odds. Needs four records or more to keep three
 * matches on. What the sink or the schedule's store refuses is logged and tried again on the next
 * tick; only a store that cannot be read at the start rejects.
 */
export function createDemoFeed({
  records,
  imported = { poll: async () => [] },
  scheduleStore,
  now,
  speed,
  log,
  timers = systemTimers,
  seed = 'bails',
}: Options): Feed {
  const byId = new Map<string, MatchRecord>();
  const lengths = new Map<string, number>();
  const importedIds = new Set<string>();
  const add = (record: MatchRecord): void => {
    lengths.set(record.id, lengthOf(record, speed));
    byId.set(record.id, record);
  };
  records.forEach(add);
  const keeper = createScheduleKeeper(scheduleStore, {
    seed,
    lengths,
    imported: importedIds,
    overlap: Math.max(1, overlapSeconds / speed),
    catchUp: catchUpSeconds / speed,
  });
  const outrights = createOutrights(seed);
  const showings = new Map<string, Source>();
  let stopTimer = (): void => undefined;
  let tick: Promise<void> | null = null;

  const showingOf = (entry: ScheduleEntry, record: MatchRecord): Source => {
    const known = showings.get(entry.eventId);
    if (known) return known;
    const showing = guardedSource(
      () => createShowing(entry, record, { speed, seed }),
      (error: unknown) => {
        log.warn({ err: error, record: record.id }, 'a match cannot be replayed');
        keeper.finish(new Set([entry.eventId]));
      },
    );
    showings.set(entry.eventId, showing);
    return showing;
  };

  // At the start they replace built-in records of the same id; later that would break running matches.
  const addImported = async ({ replace }: { replace: boolean }): Promise<void> => {
    for (const record of await imported.poll(now())) {
      if (!replace && byId.has(record.id)) {
        log.warn({ record: record.id }, 'a changed match is shown after a restart');
        continue;
      }
      try {
        add(record);
        importedIds.add(record.id);
      } catch (error) {
        log.warn({ err: error, record: record.id }, 'imported match refused');
      }
    }
  };

  const matchesAt = async (nowMs: number): Promise<Source[]> => {
    const entries = await keeper.at(Math.floor(nowMs / 1000));
    return entries.flatMap(entry => {
      const record = byId.get(entry.recordId);
      return record && !entry.done ? [showingOf(entry, record)] : [];
    });
  };

  const hand = async (sink: Sink, { change, isLast, accept }: DueChange): Promise<void> => {
    const eventId = change.event.id;
    try {
      await sink.put(change);
    } catch (error) {
      log.warn({ err: error, eventId }, 'a change was refused; trying again');
      return;
    }
    accept();
    if (!isLast) return;
    keeper.finish(new Set([eventId]));
    showings.delete(eventId);
  };

  // A batch is worked out only when its turn comes: a long replay must not hold up everything else.
  const runTick = async (sink: Sink): Promise<void> => {
    await addImported({ replace: false });
    const nowMs = now();
    const waiting = [...(await matchesAt(nowMs)), ...outrights];
    while (waiting.length > 0) {
      const due: DueChange[] = [];
      while (due.length < batchSize && waiting.length > 0) {
        const found = waiting.shift()?.due(nowMs);
        if (found) due.push(found);
      }
      await Promise.all(due.map(one => hand(sink, one)));
    }
  };

  const tickOnce = async (sink: Sink): Promise<void> => {
    tick ??= runTick(sink)
      .catch((error: unknown) => log.warn({ err: error }, 'the demo missed a tick; trying again'))
      .finally(() => {
        tick = null;
      });
    await tick;
  };

  return {
    start: async sink => {
      await addImported({ replace: true });
      const gone = await keeper.open();
      for (const { eventId, done } of gone) if (!done) await withdraw(sink, eventId, log);
      await tickOnce(sink);
      stopTimer = timers.every(tickMs, () => tickOnce(sink));
    },
    stop: async () => {
      stopTimer();
      await tick;
    },
  };
}

async function withdraw(sink: Sink, eventId: string, log: Log): Promise<void> {
  try {
    await sink.withdraw(eventId);
  } catch (error) {
    log.warn({ err: error, eventId }, 'a match whose record is gone could not be withdrawn');
  }
}
