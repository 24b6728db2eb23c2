import type { Metadata } from 'next';
import { searchPath } from '../domain/search-query';
import { shared } from './shared';

/** What a search finds is for the visitor who asked, not for search engines. */
export const searchMetadata = (query: string | null): Metadata =>
  shared({
    title: query ? `Search: ${query}` : 'Search',
    description: 'Search matches, teams, leagues, news and betting guides.',
    alternates: { canonical: searchPath },
    robots: { index: false, follow: true },
  });
