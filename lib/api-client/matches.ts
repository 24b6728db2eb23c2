import { cache } from 'react';
import {
  Event,
  EventPage,
  GroupedEvents,
  type EventGroup,
  type WireEvent,
} from '@/lib/contract/event';
import { BookmakerPrices } from '@/lib/contract/prices/bookmaker-prices';
import { ClosedMarkets } from '@/lib/contract/prices/closed-markets';
import { Movers } from '@/lib/contract/prices/movers';
import { PriceHistory } from '@/lib/contract/prices/price-history';
import type { Match } from '@/lib/domain/match/match';
import { moverQueries, toMovers, type Mover } from '@/lib/domain/odds/history/movers';
import type { Policy } from '@/lib/domain/policy';
import { siteMatch, siteMatchUnder } from './page-data/site-match';
import { nullOnClientError } from './api-error';
import { getResponse, getWithTimestamp } from './client';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { fetchListPage, type List } from './lists/fetch-list-page';
import { openListPath } from '@/lib/domain/match/open-list-path';

const liveSeconds = 5;
const listSeconds = 30;
const historySeconds = 15;

/** Live and upcoming matches of a league, or of all, each with its first market. */
export async function getOpenMatches(league: string, policy: Policy): Promise<Match[]> {
  const cacheOptions = { lifetimeSeconds: liveSeconds, tags: ['events', `league-${league}`] };
  return toMatches(
    await getWithTimestamp(openListPath(league), GroupedEvents, cacheOptions),
    policy,
  );
}

/** Past matches, newest first. */
export async function getRecentMatches(count: number, policy: Policy): Promise<Match[]> {
  return (await getHistory(1, count, policy))?.items ?? [];
}

/**
 * One match in wire form, or null. A host may know an ended match only with `history=true`: it is
 * requested again with that, so that a live match's URL stays valid after the match.
 */
export const getEvent = cache((id: string, history: boolean): Promise<WireEvent | null> =>
  requestEvent(id, { history, search: '' }),
);

/** The same with all comments of the match, of a host that has them. */
export const getEventWithAllComments = cache((id: string): Promise<WireEvent | null> =>
  requestEvent(id, { history: false, search: 'commentary=all' }),
);

async function requestEvent(
  id: string,
  { history, search }: { history: boolean; search: string },
): Promise<WireEvent | null> {
  const path = `/api/events/${encodeURIComponent(id)}`;
  const cacheOptions = { lifetimeSeconds: liveSeconds, tags: ['events', contentTags.event(id)] };
  if (!history) {
    const dated = await nullOnClientError(
      getWithTimestamp(search ? `${path}?${search}` : path, Event, cacheOptions),
    );
    if (dated) return confirmed(dated.data, dated.at);
  }
  const query = ['history=true', search].filter(Boolean).join('&');
  return nullOnClientError(getResponse(`${path}?${query}`, Event, cacheOptions));
}

/** Enough for a line as wide as a phone; the live line has more. */
const firstHistoryPoints = 12;

/** How the prices of an event's first market moved; null for a host that does not record them. */
export const getPriceHistory = (id: string): Promise<PriceHistory | null> =>
  nullOnClientError(
    getResponse(`${priceHistoryPath(id)}?points=${firstHistoryPoints}`, PriceHistory, {
      lifetimeSeconds: historySeconds,
      tags: ['events', contentTags.event(id)],
    }),
  );

/**
 * A market that an event no longer has, by its id: none when the event never had it; null for a host that
 * does not record it.
 */
export const getClosedMarkets = (id: string, marketId: string): Promise<ClosedMarkets | null> =>
  nullOnClientError(
    getResponse(
      `/api/events/${encodeURIComponent(id)}/closed-markets/?market=${encodeURIComponent(marketId)}`,
      ClosedMarkets,
      { lifetimeSeconds: liveSeconds, tags: ['events', contentTags.event(id)] },
    ),
  );

const priceHistoryPath = (id: string): string =>
  `/api/events/${encodeURIComponent(id)}/price-history/`;

/** Prices without a time count as confirmed at the time of the response. */
const confirmed = (event: WireEvent, at: number): WireEvent => ({
  ...event,
  updated_at: event.updated_at ?? at,
});

const toMatches = (response: { data: EventGroup[]; at: number } | null, policy: Policy): Match[] =>
  (response?.data ?? [])
    .flatMap(group => group.events)
    .map((event, index) => siteMatchUnder(policy, confirmed(event, response?.at ?? 0), index));

/** The path of the outrights, the same for the page and its refetches. */
export const outrightsPath = '/api/events/?type=outright&group_by=tournament';

/** Outright events, each with its first market. */
export async function getOutrights(policy: Policy): Promise<Match[]> {
  const cacheOptions = { lifetimeSeconds: listSeconds, tags: ['events'] };
  return toMatches(await getWithTimestamp(outrightsPath, GroupedEvents, cacheOptions), policy);
}

/**
 * The prices that moved most within the last hours, with the time of the response in unix seconds; none for a
 * host that does not record them.
 */
export async function getMovers(hours: number): Promise<{ movers: Mover[]; at: number }> {
  const cacheOptions = { lifetimeSeconds: historySeconds, tags: ['events'] };
  const responses = await Promise.all(
    moverQueries(hours).map(query =>
      nullOnClientError(getWithTimestamp(`/api/movers/?${query}`, Movers, cacheOptions)),
    ),
  );
  return {
    movers: toMovers(responses.flatMap(response => response?.data.results ?? [])),
    at: responses[0]?.at ?? 0,
  };
}

const searchedResults = 60;

/** The latest results of a league among those of all. */
export async function getLeagueResults(
  league: string,
  count: number,
  policy: Policy,
): Promise<Match[]> {
  const latest = (await getHistory(1, searchedResults, policy))?.items ?? [];
  return latest.filter(match => match.league === league).slice(0, count);
}

/**
 * The open matches that a bookmaker quotes, in play first, each with the bookmaker's prices of its first
 * market; none for a host without this call. `slug` is encoded; `at` is unix seconds.
 */
export async function getBookmakerPrices(slug: string): Promise<{ matches: Match[]; at: number }> {
  const response = await nullOnClientError(
    getWithTimestamp(`/api/bookmakers/${slug}/prices/`, BookmakerPrices, {
      lifetimeSeconds: listSeconds,
      tags: ['events'],
    }),
  );
  return {
    matches: (response?.data.results ?? []).map((event, index) => siteMatch(event, index)),
    at: response?.at ?? 0,
  };
}

/** One page of past matches, newest first; null beyond the last. */
export async function getHistory(
  page: number,
  pageSize: number,
  policy: Policy,
): Promise<List<Match> | null> {
  const list = await fetchListPage(
    '/api/events/history/',
    EventPage,
    { page, tags: [] },
    { lifetimeSeconds: listSeconds, tags: ['history'], pageSize, search: '&list=1' },
  );
  return (
    list && {
      ...list,
      items: list.items.map((event, index) => siteMatchUnder(policy, event, index)),
    }
  );
}
