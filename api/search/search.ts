import type { SearchResponse } from '@/lib/contract/search';
import { cleanQuery, evidenceWords, searchWords } from '@/lib/domain/search/search-words';
import type { FoundDocument } from '@/api/store/search/find-documents';
import type { CardEvent } from '@/api/store/stored-event';
import { toSearchResponse } from '@/api/views/search';
import { suggestCorrections } from './corrections';
import { isNameByInitial } from '@/lib/domain/search/search-words';
import { createSearchIndex, type SearchIndexDeps } from './search-index';

/** Further results of a kind are not loaded. */
const limit = 50;

export type Search = {
  /** Searches the words of a query, or their corrections; `size` results of each kind. */
  search(query: string, size: number): Promise<SearchResponse>;
  /** Brings the index up to date; searches use what it has. */
  refreshIndex(): Promise<void>;
  /** Resolves when the index is not being written. */
  idle(): Promise<void>;
};

const isOfEvent = ({ kind }: FoundDocument): boolean => kind === 'match' || kind === 'outright';

export function createSearch(deps: SearchIndexDeps): Search {
  const { searchStore, eventCache } = deps;
  const index = createSearchIndex(deps);

  async function search(text: string, size: number): Promise<SearchResponse> {
    const query = cleanQuery(text);
    const typed = searchWords(query);
    if (typed.length === 0) return { query, corrected: null, groups: [] };
    const evidence = evidenceWords(typed);
    const byInitial = await playersByInitial(evidence);
    const alternatives =
      byInitial.length > 0
        ? evidence.map(word => [word])
        : await Promise.all(evidence.map(alternativesOf));
    const matchingAll = await searchStore.find(alternatives, { typed, every: true, limit });
    const found =
      matchingAll.length > 0 || evidence.length === 1 || byInitial.length > 0
        ? matchingAll
        : await searchStore.find(alternatives, { typed, every: false, limit });
    const known = new Set(found.filter(({ kind }) => kind === 'player').map(({ ref }) => ref));
    const documents = [...found, ...byInitial.filter(({ ref }) => !known.has(ref))];
    const isCorrected = alternatives.some((words, index) => words[0] !== evidence[index]);
    return toSearchResponse({
      query,
      corrected: isCorrected ? alternatives.map(([word]) => word).join(' ') : null,
      typed,
      words: alternatives,
      documents,
      events: await eventsOf(documents.filter(isOfEvent).map(({ ref }) => ref)),
      size,
    });
  }

  async function alternativesOf(word: string): Promise<string[]> {
    const similarWords = await searchStore.similarWords(word);
    if (similarWords.includes(word)) return [word];
    const corrections = suggestCorrections(word, similarWords);
    return corrections.length > 0 ? corrections : [word];
  }

  /** Scorecards have initials, visitors type 'virat kohli'. */
  async function playersByInitial(evidence: readonly string[]): Promise<FoundDocument[]> {
    const [given = '', surname = ''] = evidence;
    if (evidence.length !== 2 || given.length < 3) return [];
    const namesakes = await searchStore.namesakes(surname);
    return namesakes.filter(({ title }) => isNameByInitial(title, given, surname));
  }

  async function eventsOf(ids: string[]): Promise<Map<string, CardEvent>> {
    const events = new Map<string, CardEvent>(eventCache.all().map(event => [event.id, event]));
    for (const event of await searchStore.events(ids.filter(id => !events.has(id))))
      events.set(event.id, event);
    return events;
  }

  return { search, refreshIndex: index.refresh, idle: index.idle };
}
