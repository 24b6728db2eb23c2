import { BookmakerPage } from '@/lib/contract/bookmaker';
import { GroupedEvents } from '@/lib/contract/event';
import { NewsPage } from '@/lib/contract/news';
import { CardPage } from '@/lib/contract/page';
import type { SearchGroup } from '@/lib/contract/search';
import { contentTags } from '@/lib/domain/content/tags/content-tags';
import { plainText } from '@/lib/domain/content/plain-text';
import { searchLists, type ListedEntry } from '@/lib/domain/search/search-lists';
import { trimSlashes } from '@/lib/domain/trim-slashes';
import { getResponse } from '@/lib/api-client/client';
import { fetchAllPages } from './fetch-all-pages';
import { getLeagues } from '@/lib/api-client/leagues';
import { openListPath } from '@/lib/domain/match/open-list-path';
import { optional } from '@/lib/api-client/optional';

const lifetimeSeconds = 300;
const maxText = 500;

/** Answers a query from the host's lists, for a host without a search. */
export async function searchInLists(query: string, size: number): Promise<SearchGroup[]> {
  const [groups, leagues, ...entries] = await Promise.all([
    optional(getResponse(openListPath('all'), GroupedEvents, openList), []),
    optional(getLeagues(), []),
    optional(getNewsEntries(), []),
    optional(getGuideEntries(), []),
    optional(getBookmakerEntries(), []),
  ]);
  const events = groups.flatMap(group => group.events);
  return searchLists(query, { events, leagues, entries: entries.flat() }, size);
}

const openList = { lifetimeSeconds: 30, tags: ['events', 'league-all'] };

async function getNewsEntries(): Promise<ListedEntry[]> {
  const options = { lifetimeSeconds, tags: [contentTags.news] };
  const items = await fetchAllPages({
    path: '/api/news/',
    schema: NewsPage,
    cacheOptions: options,
  });
  return items.map(({ slug, title, text }) => ({
    kind: 'news',
    ref: slug,
    title,
    text: plainText(text ?? '', maxText),
  }));
}

async function getGuideEntries(): Promise<ListedEntry[]> {
  const options = { lifetimeSeconds, tags: [contentTags.guides] };
  const cards = await fetchAllPages({
    path: '/api/pages/tags/',
    schema: CardPage,
    cacheOptions: options,
  });
  return cards.map(({ link, slug, title, text }) => ({
    kind: 'guide',
    ref: trimSlashes(link || (slug ?? '')),
    title,
    text: plainText(text ?? '', maxText),
  }));
}

async function getBookmakerEntries(): Promise<ListedEntry[]> {
  const options = { lifetimeSeconds, tags: [contentTags.bookmakers] };
  const bookmakers = await fetchAllPages({
    path: '/api/bookmakers/',
    schema: BookmakerPage,
    cacheOptions: options,
  });
  return bookmakers.map(({ slug, title }) => ({ kind: 'bookmaker', ref: slug, title, text: '' }));
}
