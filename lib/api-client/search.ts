import { cache } from 'react';
import { SearchResponse } from '@/lib/contract/search';
import { toSearchHitGroups, type SearchHitGroup } from '@/lib/domain/search/search-result';
import { searchWords } from '@/lib/domain/search/search-words';
import type { Policy } from '@/lib/domain/policy';
import { isRegionBlocked } from '@/lib/routing/region';
import { getResponse } from './client';
import { searchInLists } from './search-lists';

/** Short: few queries repeat, and live results change. */
const lifetimeSeconds = 15;

export type SearchResults = { corrected: string | null; groups: SearchHitGroup[] };

const emptyResults: SearchResults = { corrected: null, groups: [] };

/** The results of a query, `size` of each kind; from the host's lists when it has no search. */
export const getSearchResults = cache(
  async (query: string, size: number, policy: Policy): Promise<SearchResults> => {
    if (searchWords(query).length === 0) return emptyResults;
    const path = `/api/search/?${new URLSearchParams({ q: query, page_size: String(size) })}`;
    const response = await getResponse(path, SearchResponse, { lifetimeSeconds, tags: ['search'] });
    const groups = response?.groups ?? (await searchInLists(query, size));
    return {
      corrected: response?.corrected ?? null,
      groups: toSearchHitGroups(groups, path => !isRegionBlocked(path, policy)),
    };
  },
);
