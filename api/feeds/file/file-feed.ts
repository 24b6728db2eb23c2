import { watch, type FSWatcher } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getUnixTime } from 'date-fns/getUnixTime';
import * as z from 'zod';
import { repeat, type Clock } from '@/lib/clock';
import { Push } from '@/lib/contract/push';
import { ApiError } from '@/api/errors';
import type { Fragment } from '@/api/feeds/fragment';
import type { Merger } from '@/api/feeds/merging/merger';
import { toFragment } from '@/api/feeds/push/to-fragment';

type Log = { warn(details: object, text: string): void };

type Options = {
  /** Its `.json` files are matches. */
  folder: string;
  merger: Pick<Merger, 'use' | 'applyEach' | 'touch' | 'links' | 'remove' | 'report'>;
  clock: Clock;
  log: Log;
};

const source = 'file';
const pollMs = 5000;
const maxSilence = 30;
const maxNoted = 5;

/** A push without what only pushes need. */
const { revision: _revision, at: _at, ...parts } = Push.shape;
const MatchFile = z.object(parts);

export type FileFeed = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Reads the folder; called by itself after every change and every few seconds. */
  read(): Promise<void>;
};

/**
 * Reads a folder of matches in the shape of a push, and follows its changes. It is also the example of
 * how a source is written: convert to fragments, apply them, and report what went wrong.
 */
export function createFileFeed({ folder, merger, clock, log }: Options): FileFeed {
  /** The text of each file as it was last read, so that only changes are applied and logged. */
  const texts = new Map<string, string>();
  /** Why a file is not on the site, by its id. */
  const refused = new Map<string, string>();
  let watcher: FSWatcher | null = null;
  let stopPolling = (): void => undefined;
  let reading: Promise<void> | null = null;

  function refuse(externalId: string, reason: string): void {
    log.warn({ file: `${externalId}.json`, reason }, 'match file refused');
    refused.set(externalId, reason);
  }

  const toMatch = (externalId: string, text: string): Fragment | null => {
    const result = parseFile(text);
    if (typeof result === 'string') {
      refuse(externalId, result);
      return null;
    }
    const at = getUnixTime(clock.now());
    const push = { ...result, revision: 1, at };
    const fragment = toFragment(push, { source, externalId, knownFixture: null, now: at });
    if (!fragment) return null;
    const { revision: _revision, ...unrevised } = fragment;
    return unrevised;
  };

  /** Null for a file that cannot be read now: its match stays as it is. */
  async function textOf(name: string): Promise<string | null> {
    try {
      return await readFile(join(folder, name), 'utf8');
    } catch (error) {
      log.warn({ err: error, file: name }, 'match file not read; trying again');
      return null;
    }
  }

  async function readFolder(): Promise<void> {
    const found = new Map<string, string | null>();
    for (const name of await readdir(folder))
      if (name.endsWith('.json') && !name.startsWith('.'))
        found.set(basename(name, '.json'), await textOf(name));
    const changed = [...found].flatMap(([id, text]) =>
      text === null || texts.get(id) === text ? [] : [[id, text] as const],
    );
    for (const id of refused.keys())
      if (!found.has(id) || changed.some(([name]) => name === id)) refused.delete(id);
    const matches = changed.flatMap(([id, text]) => toMatch(id, text) ?? []);
    const results = await merger.applyEach(matches);
    const failed = new Set<string>();
    for (const [index, { externalId }] of matches.entries()) {
      const result = results[index];
      if (result?.status !== 'rejected') continue;
      // It would be refused again; what cannot be stored now is tried again.
      if (isRefusal(result.reason)) refuse(externalId, result.reason.message);
      else failed.add(externalId);
    }
    for (const [id, text] of changed) if (!failed.has(id)) texts.set(id, text);
    for (const { externalId } of merger.links(source))
      if (!found.has(externalId)) {
        await merger.remove(source, externalId);
        texts.delete(externalId);
      }
    merger.touch(source, getUnixTime(clock.now()));
    merger.report(source, { problem: null, note: noteOf(refused) });
  }

  async function read(): Promise<void> {
    reading ??= readFolder()
      .catch((error: unknown) => {
        log.warn({ err: error, folder }, 'the folder of matches could not be read; trying again');
        merger.report(source, { problem: String(error) });
      })
      .finally(() => {
        reading = null;
      });
    await reading;
  }

  return {
    start: async () => {
      merger.use(source, { title: 'our own files', maxSilence, confirms: true });
      await read();
      // The poll also covers network drives, which report no changes.
      stopPolling = repeat(clock, pollMs, read);
      try {
        watcher = watch(folder, () => void read());
        watcher.on('error', () => watcher?.close());
      } catch {
        watcher = null;
      }
    },
    stop: async () => {
      stopPolling();
      watcher?.close();
      await reading;
    },
    read,
  };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 422;

/** For `npm run feeds`; null when there are none. */
const noteOf = (refused: ReadonlyMap<string, string>): string | null =>
  [...refused]
    .slice(0, maxNoted)
    .map(([id, reason]) => `refused ${id}.json: ${reason}`)
    .join('; ') || null;

/** The match of a file, or what is wrong with it. */
function parseFile(text: string): z.infer<typeof MatchFile> | string {
  try {
    const result = MatchFile.safeParse(JSON.parse(text));
    if (result.success) return result.data.fixture ? result.data : 'fixture: required';
    const [issue] = result.error.issues;
    return `${issue?.path.join('.')}: ${issue?.message}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
