import type { SearchAnswer } from '@/lib/contract/search';
import { cleanQuery, searchWords } from '@/lib/domain/search-words';
import type { CardEvent } from '../store/kept-event';
import { toSearchAnswer } from '../views/search';
import { meantWords } from './corrections';
import { createSearchIndex, type SearchIndexDeps } from './search-index';

/** More of a kind are not looked at: nobody reads so far. */
const limit = 50;

export type Search = {
  /** Finds the words of a query, or what they may have meant; `size` results of each kind. */
  ask(query: string, size: number): Promise<SearchAnswer>;
  /** Makes ready what would otherwise be made by the first question. */
  warm(): Promise<void>;
};

export function createSearch(deps: SearchIndexDeps): Search {
  const { searchStore, board } = deps;
  const index = createSearchIndex(deps);

  async function ask(text: string, size: number): Promise<SearchAnswer> {
    const query = cleanQuery(text);
    const typed = searchWords(query);
    if (typed.length === 0) return { query, corrected: null, groups: [] };
    await index.refresh();

    const meant = await Promise.all(typed.map(alternativesOf));
    const every = await searchStore.find(meant, { every: true, limit });
    const documents =
      every.length > 0 || typed.length === 1
        ? every
        : await searchStore.find(meant, { every: false, limit });
    const isMended = meant.some((words, at) => words[0] !== typed[at]);
    return toSearchAnswer({
      query,
      corrected: isMended ? meant.map(([word]) => word).join(' ') : null,
      words: meant.flat(),
      documents,
      events: await eventsOf(documents.flatMap(({ kind, ref }) => (kind === 'match' ? ref : []))),
      size,
    });
  }

  async function alternativesOf(word: string): Promise<string[]> {
    const alike = await searchStore.alikeWords(word);
    if (alike.includes(word)) return [word];
    const meant = meantWords(word, alike);
    return meant.length > 0 ? meant : [word];
  }

  async function eventsOf(ids: string[]): Promise<Map<string, CardEvent>> {
    const events = new Map<string, CardEvent>(board.all().map(event => [event.id, event]));
    for (const event of await searchStore.events(ids.filter(id => !events.has(id))))
      events.set(event.id, event);
    return events;
  }

  return { ask, warm: index.refresh };
}
