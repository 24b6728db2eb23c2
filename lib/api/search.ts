import { cache } from 'react';
import { SearchAnswer } from '../contract/search';
import { toFoundGroups, type FoundGroup } from '../domain/search-result';
import { searchWords } from '../domain/search-words';
import type { Policy } from '../domain/view';
import { getAnswer } from './client';

/** Short: a search is asked for once, and what is live changes. */
const lifetimeSeconds = 15;

export type SearchResults = { corrected: string | null; groups: FoundGroup[] };

const nothing: SearchResults = { corrected: null, groups: [] };

/** What a query finds, `size` of each kind; nothing where the host has no search. */
export const getSearchResults = cache(
  async (query: string, size: number, policy: Policy): Promise<SearchResults> => {
    if (searchWords(query).length === 0) return nothing;
    const path = `/api/search/?${new URLSearchParams({ q: query, page_size: String(size) })}`;
    const answer = await getAnswer(path, SearchAnswer, { lifetimeSeconds, tags: ['search'] });
    if (!answer) return nothing;
    return {
      corrected: answer.corrected ?? null,
      groups: toFoundGroups(answer.groups, policy),
    };
  },
);
