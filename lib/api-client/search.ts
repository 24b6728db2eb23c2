import { cache } from 'react';
import { SearchResponse, type SearchGroup } from '@/lib/contract/search';
import { toSearchHitGroups, type SearchHitGroup } from '@/lib/domain/search/search-result';
import { asksForTable, searchWords } from '@/lib/domain/search/search-words';
import type { Policy } from '@/lib/domain/policy';
import { isRegionBlocked } from '@/lib/routing/region';
import { getResponse } from './client';
import { getSeries } from './leagues';
import { optional } from './optional';
import { searchInLists } from './lists/search-lists';

/** Short: few queries repeat, and live results change. */
const lifetimeSeconds = 15;

export type SearchResults = { corrected: string | null; groups: SearchHitGroup[] };

const emptyResults: SearchResults = { corrected: null, groups: [] };

/** The results of a query, `size` of each kind; from the host's lists when it has no search. */
export const getSearchResults = cache(
  async (query: string, size: number, policy: Policy): Promise<SearchResults> => {
    const words = searchWords(query);
    if (words.length === 0) return emptyResults;
    const path = `/api/search/?${new URLSearchParams({ q: query, page_size: String(size) })}`;
    const response = await getResponse(path, SearchResponse, { lifetimeSeconds, tags: ['search'] });
    const groups = response?.groups ?? (await searchInLists(query, size));
    return {
      corrected: response?.corrected ?? null,
      groups: toSearchHitGroups(
        groups,
        shown => !isRegionBlocked(shown, policy),
        asksForTable(words) ? await leaguesWithTable(groups, policy) : undefined,
      ),
    };
  },
);

/** Each costs a request. */
const maxTables = 3;

/** The first leagues of a response that have a points table. */
async function leaguesWithTable(groups: SearchGroup[], policy: Policy): Promise<Set<string>> {
  const found = groups.find(({ kind }) => kind === 'league')?.results.slice(0, maxTables) ?? [];
  const counts = await Promise.all(
    found.map(({ ref }) =>
      optional(
        getSeries(ref, policy).then(series => series?.tables.length ?? 0),
        0,
      ),
    ),
  );
  return new Set(found.map(({ ref }) => ref).filter((_, at) => counts[at]));
}
