import { cache } from 'react';
import {
  Event,
  EventPage,
  GroupedEvents,
  type EventGroup,
  type WireEvent,
} from '../contract/event';
import { toMatch, type Match } from '../domain/match';
import { noneIfRefused } from './api-error';
import { getAnswer, getDatedAnswer } from './client';
import { getList, type List } from './get-list';

/** Everything live or to come; lists show of it what their filter lets through. */
const openStatuses = '0,1,2,3';
const liveSeconds = 5;
const listSeconds = 30;

/** The query of an open list of a league ('all' for every one), the same for pages and refetches. */
export function openListPath(league: string): string {
  const slug = league === 'all' ? '' : encodeURIComponent(league);
  return `/api/events/?status=${openStatuses}&type=match&group_by=tournament&league=${slug}`;
}

/** Live and upcoming matches of a league, or of all, each with its first market. */
export async function getOpenMatches(league: string): Promise<Match[]> {
  const keep = { lifetimeSeconds: liveSeconds, tags: ['events', `league-${league}`] };
  return toMatches(await getDatedAnswer(openListPath(league), GroupedEvents, keep));
}

/** Past matches, newest first. */
export async function getRecentMatches(count: number): Promise<Match[]> {
  return (await getHistory(1, count))?.items ?? [];
}

/**
 * One match as the wire has it, or null. A host may know an ended match only with `history=true`:
 * it is asked once more, so a live match's address outlives the match.
 */
export const getEvent = cache(async (id: string, history: boolean): Promise<WireEvent | null> => {
  const path = `/api/events/${encodeURIComponent(id)}`;
  const keep = { lifetimeSeconds: liveSeconds, tags: ['events', `event-${id}`] };
  if (!history) {
    const dated = await noneIfRefused(getDatedAnswer(path, Event, keep));
    if (dated) return confirmed(dated.answer, dated.at);
  }
  return noneIfRefused(getAnswer(`${path}?history=true`, Event, keep));
});

/** A host that does not say when it last stood by its prices did so when it answered. */
const confirmed = (event: WireEvent, at: number): WireEvent => ({
  ...event,
  updated_at: event.updated_at ?? at,
});

const toMatches = (dated: { answer: EventGroup[]; at: number } | null): Match[] =>
  (dated?.answer ?? [])
    .flatMap(group => group.events)
    .map((event, at) => toMatch(confirmed(event, dated?.at ?? 0), at));

/** The query of the outrights, the same for the page and its refetches. */
export const outrightsPath = '/api/events/?type=outright&group_by=tournament';

/** Outright events, each with its first market. */
export async function getOutrights(): Promise<Match[]> {
  const keep = { lifetimeSeconds: listSeconds, tags: ['events'] };
  return toMatches(await getDatedAnswer(outrightsPath, GroupedEvents, keep));
}

/** One page of past matches, newest first; null beyond the last. */
export async function getHistory(page: number, pageSize: number): Promise<List<Match> | null> {
  const list = await getList(
    '/api/events/history/',
    EventPage,
    { page, tags: [] },
    { lifetimeSeconds: listSeconds, tags: ['history'], pageSize, search: '&list=1' },
  );
  return list && { ...list, items: list.items.map(toMatch) };
}
