import type { WireEvent } from '../contract/event';
import { event, eventPage, groupedEvents } from '../contract/live-shapes';
import { readShape } from '../contract/shape';
import { logProblem } from '../browser-log';
import { learnServerTime } from '../server-clock';

/** A list's events; not `isWhole` when the host sent a page of a longer one. */
export type ListSnapshot = { events: WireEvent[]; isWhole: boolean };

/** Browser only. A list's matches as they are now, past every cache. */
export async function fetchListSnapshot(path: string): Promise<ListSnapshot> {
  const answer = await fetchJson(path);
  if (Array.isArray(answer)) {
    const groups = readShape(groupedEvents, answer).data;
    return { events: groups.flatMap(group => group.events), isWhole: true };
  }
  const { count, results } = readShape(eventPage, answer).data;
  return { events: results, isWhole: count <= results.length };
}

/** Browser only. One match as it is now, with all its comments if asked; null when there is none. */
export async function fetchMatchSnapshot(
  id: string,
  options: { allComments: boolean },
): Promise<WireEvent | null> {
  const query = options.allComments ? '?commentary=all' : '';
  const answer = await fetchJson(`/api/events/${encodeURIComponent(id)}${query}`);
  return answer === null ? null : readShape(event, answer).data;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path, {
    cache: 'no-store',
    headers: { accept: 'application/json' },
  });
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) learnServerTime(date);
  if (response.status === 404) return null;
  if (!response.ok) {
    logProblem('Bad response status', { path, status: response.status });
    throw new Error(`Bad response status ${response.status}`);
  }
  return response.json();
}
