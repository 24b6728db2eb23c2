import type { WireEvent } from '@/lib/contract/event';
import { event, eventPage, groupedEvents } from '@/lib/contract/shapes/live-shapes';
import { parseShape } from '@/lib/contract/shapes/shape';
import { logWarning } from '@/lib/client-log';
import { syncServerClock } from '@/lib/server-clock';

/** The site itself waits 3 s for the API host; a request that hangs would block the recovery. */
const timeLimitMs = 10_000;

/** A list's events; `isComplete` is false if the host has more pages. */
export type ListSnapshot = { events: WireEvent[]; isComplete: boolean };

/** Browser only. The current matches of a list, uncached. */
export async function fetchListSnapshot(path: string): Promise<ListSnapshot> {
  const response = await fetchJson(path);
  if (Array.isArray(response)) {
    const groups = parseShape(groupedEvents, response).data;
    return { events: groups.flatMap(group => group.events), isComplete: true };
  }
  const { count, results } = parseShape(eventPage, response).data;
  return { events: results, isComplete: count <= results.length };
}

/**
 * Browser only. Events as lists have them, with every bookmaker's prices of the first market; null when the host
 * has no such call. Unknown ids are left out; at most `maxPricedEvents`.
 */
export async function fetchEventPrices(ids: readonly string[]): Promise<WireEvent[] | null> {
  const query = new URLSearchParams({ ids: ids.join(',') });
  const response = await fetchJson(`/api/events/prices/?${query}`);
  return response === null ? null : parseShape(eventPage, response).data.results;
}

type MatchSnapshotOptions = {
  allComments: boolean;
  /** Replaced in simulations. */
  nextTask?: (() => Promise<void>) | undefined;
};

/**
 * Browser only. The current state of a match, optionally with all its comments; null when it does
 * not exist.
 */
export async function fetchMatchSnapshot(
  id: string,
  { allComments, nextTask = byTimer }: MatchSnapshotOptions,
): Promise<WireEvent | null> {
  const query = allComments ? '?commentary=all' : '';
  const response = await fetchJson(`/api/events/${encodeURIComponent(id)}${query}`);
  if (response === null) return null;
  await nextTask();
  const { data } = parseShape(event, response);
  await nextTask();
  return data;
}

/** Parsing, validating and applying a snapshot in one task would block a slow phone for 150 ms. */
const byTimer = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Browser only. A JSON response of this site, uncached; null on 404. Throws on any other failure. */
export async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {
    cache: 'no-store',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) syncServerClock(date);
  if (response.status === 404) return null;
  if (!response.ok) {
    logWarning('Bad response status', { path, status: response.status });
    throw new Error(`Bad response status ${response.status}`);
  }
  return response.json();
}
