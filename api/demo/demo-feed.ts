import { secondsInHour } from 'date-fns/constants';
import { getUnixTime } from 'date-fns/getUnixTime';
import { repeat, type Clock } from '@/lib/clock';
import type { Feed, Sink } from '@/api/feeds/feed';
import type { PendingChange, Source } from './schedule/pending-change';
import { guardedSource } from './schedule/guarded-source';
import type { ImportedRecords } from './records/imported-records';
import { demoBookmakers } from './odds/bookmakers/demo-bookmakers';
import { demoCrowd } from './odds/bookmakers/demo-crowd';
import { createOutrights } from './odds/outrights';
import type { MatchRecord } from './records/record';
import { createScheduleRepository } from './schedule/schedule-repository';
import type { ScheduleEntry, ScheduleStore } from './schedule/schedule-store';
import { createScheduledMatch } from './schedule/scheduled-match';
import { lengthOf } from './schedule/timeline';
import { createSeasons } from './schedule/seasons';

type Log = { warn(details: object, text: string): void };

type Options = {
  records: readonly MatchRecord[];
  /** Further records, added while the feed runs. */
  imported?: ImportedRecords;
  scheduleStore: ScheduleStore;
  clock: Clock;
  /** 1 is a ball every five seconds; 10 is ten times as fast. */
  speed: number;
  log: Log;
  /** Five by default, at most `maxDemoBookmakers`. */
  bookmakerCount?: number;
  /** Another seed gives another schedule and other prices. */
  seed?: string;
};

export const demoCredit = 'Ball-by-ball data: Cricsheet';

const intervalMs = 500;
/** The number of changes in one put: the ingest stores them in one transaction. */
const batchSize = 8;
const overlapSeconds = 30;
const catchUpSeconds = 2 * secondsInHour;

/**
 * Replays real matches on the clock, with simulated odds. Needs at least four records to keep three
 * matches live. A change that the sink or the schedule's store rejects is logged and retried on the
 * next step; only a store that cannot be read at the start rejects.
 */
export function createDemoFeed({
  records,
  imported = { poll: async () => [] },
  scheduleStore,
  clock,
  speed,
  log,
  bookmakerCount = demoBookmakers.length,
  seed = 'bails',
}: Options): Feed {
  const bookmakers = demoCrowd(bookmakerCount);
  const byId = new Map<string, MatchRecord>();
  const lengths = new Map<string, number>();
  const importedIds = new Set<string>();
  const add = (record: MatchRecord): void => {
    lengths.set(record.id, lengthOf(record, speed));
    byId.set(record.id, record);
  };
  records.forEach(add);
  let seasons = createSeasons([...byId.values()]);
  const schedule = createScheduleRepository(scheduleStore, {
    seed,
    lengths,
    get seasons() {
      return seasons;
    },
    imported: importedIds,
    overlap: Math.max(1, overlapSeconds / speed),
    catchUp: catchUpSeconds / speed,
  });
  const outrights = createOutrights({ seed, bookmakers });
  const activeMatches = new Map<string, Source>();
  let stopTimer = (): void => undefined;
  let current: Promise<void> | null = null;

  const sourceOf = (entry: ScheduleEntry, record: MatchRecord): Source => {
    const known = activeMatches.get(entry.eventId);
    if (known) return known;
    const source = guardedSource(
      () => createScheduledMatch(entry, record, { speed, seed, bookmakers }),
      (error: unknown) => {
        log.warn({ err: error, record: record.id }, 'a match cannot be replayed');
        schedule.finish(new Set([entry.eventId]));
      },
    );
    activeMatches.set(entry.eventId, source);
    return source;
  };

  // At the start they replace built-in records of the same id; later that would break running
  // matches.
  const addImported = async ({ replace }: { replace: boolean }): Promise<void> => {
    for (const record of await imported.poll(clock.now())) {
      if (!replace && byId.has(record.id)) {
        log.warn({ record: record.id }, 'a changed match is shown after a restart');
        continue;
      }
      try {
        add(record);
        importedIds.add(record.id);
        seasons = createSeasons([...byId.values()]);
      } catch (error) {
        log.warn({ err: error, record: record.id }, 'imported match refused');
      }
    }
  };

  const matchesAt = async (nowMs: number): Promise<Source[]> => {
    const entries = await schedule.at(getUnixTime(nowMs));
    return entries.flatMap(entry => {
      const record = byId.get(entry.recordId);
      return record && !entry.done ? [sourceOf(entry, record)] : [];
    });
  };

  const deliver = async (
    sink: Sink,
    { change, isLast, acknowledge: accept }: PendingChange,
  ): Promise<void> => {
    const eventId = change.event.id;
    try {
      await sink.put(change);
    } catch (error) {
      log.warn({ err: error, eventId }, 'a change was refused; trying again');
      return;
    }
    accept();
    if (!isLast) return;
    schedule.finish(new Set([eventId]));
    activeMatches.delete(eventId);
  };

  // A match is on the site once: its last result goes when it is scheduled again.
  const withdrawSuperseded = async (sink: Sink): Promise<void> => {
    for (const { eventId } of schedule.superseded())
      if (await withdraw(sink, eventId, log)) schedule.remove(new Set([eventId]));
  };

  // A batch is computed only when it is due: a long replay must not block the event loop.
  const runStep = async (sink: Sink): Promise<void> => {
    await addImported({ replace: false });
    await withdrawSuperseded(sink);
    const nowMs = clock.now();
    const waiting = [...(await matchesAt(nowMs)), ...outrights];
    while (waiting.length > 0) {
      const due: PendingChange[] = [];
      while (due.length < batchSize && waiting.length > 0) {
        const found = waiting.shift()?.poll(nowMs);
        if (found) due.push(found);
      }
      await Promise.all(due.map(change => deliver(sink, change)));
    }
  };

  const step = async (sink: Sink): Promise<void> => {
    current ??= runStep(sink)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a step of the demo failed; trying again'),
      )
      .finally(() => {
        current = null;
      });
    await current;
  };

  return {
    start: async sink => {
      await addImported({ replace: true });
      const gone = await schedule.open();
      for (const { eventId, done } of gone) if (!done) await withdraw(sink, eventId, log);
      await step(sink);
      stopTimer = repeat(clock, intervalMs, () => step(sink));
    },
    stop: async () => {
      stopTimer();
      await current;
    },
  };
}

/** Returns whether the sink withdrew it; a refusal is logged. */
async function withdraw(sink: Sink, eventId: string, log: Log): Promise<boolean> {
  try {
    await sink.withdraw(eventId);
    return true;
  } catch (error) {
    log.warn({ err: error, eventId }, 'a match could not be withdrawn');
    return false;
  }
}
