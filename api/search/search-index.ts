import type { SearchKind } from '@/lib/contract/search';
import type { ContentSource } from '@/api/content/content-source';
import type { EventCache } from '@/api/live/event-cache';
import type { Bus } from '@/api/live/bus';
import type { SearchStore } from '@/api/store/search';
import type { Store } from '@/api/store/store';
import { contentDocuments } from './content-documents';
import { matchDocuments } from './match-documents';

const contentKinds: SearchKind[] = ['news', 'guide', 'page', 'bookmaker'];
const matchKinds: SearchKind[] = ['match', 'team', 'league'];

export type SearchIndexDeps = {
  searchStore: SearchStore;
  store: Pick<Store, 'eventById'>;
  eventCache: EventCache;
  bus: Bus;
  content: ContentSource;
  /** Whether this process writes the index: of several instances only the leader. */
  isWriter?: () => boolean;
};

export type SearchIndex = {
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
  /** Updates the documents to the current content and events. */
  refresh(): Promise<void>;
};

/**
 * Keeps the search documents up to date: all of content and events at first, then those that a
 * publication or an event changed. Nothing is written before the first search, or when a match only
 * gets another ball.
 */
export function createSearchIndex(deps: SearchIndexDeps): SearchIndex {
  const { searchStore, bus, content, isWriter = () => true } = deps;
  /** The documents last written for a match, so that most of its updates write nothing. */
  const writtenDocuments = new Map<string, string>();
  let changed = new Set<string>();
  let contentAt: number | null = null;
  let isInitialised = false;
  bus.subscribe(({ eventId }) => changed.add(eventId));

  async function refreshContent(): Promise<void> {
    const generation = content.generation();
    if (contentAt === generation) return;
    await searchStore.replaceDocuments(contentKinds, contentDocuments(content.current()));
    contentAt = generation;
  }

  async function writeAllMatches(): Promise<void> {
    changed = new Set();
    const matches = await searchStore.everyMatch();
    const documents = matches.map(match => ({ id: match.id, docs: matchDocuments(match) }));
    const unique = new Map(
      documents.flatMap(({ docs }) => docs).map(one => [`${one.kind} ${one.ref}`, one]),
    );
    await searchStore.replaceDocuments(matchKinds, [...unique.values()]);
    for (const { id, docs } of documents) writtenDocuments.set(id, JSON.stringify(docs));
    isInitialised = true;
  }

  async function writeChanged(): Promise<void> {
    const ids = [...changed];
    changed = new Set();
    const errors: unknown[] = [];
    for (const id of ids)
      try {
        await writeMatch(id);
      } catch (error) {
        changed.add(id);
        errors.push(error);
      }
    if (errors.length > 0) throw errors[0];
  }

  async function writeMatch(id: string): Promise<void> {
    const event = deps.eventCache.get(id) ?? (await deps.store.eventById(id));
    if (!event || event.kind !== 'match') return;
    if (event.withdrawn) {
      writtenDocuments.delete(id);
      return searchStore.removeDocument('match', id);
    }
    const documents = matchDocuments(event);
    const text = JSON.stringify(documents);
    if (writtenDocuments.get(id) === text) return;
    await searchStore.putDocuments(documents);
    writtenDocuments.set(id, text);
  }

  async function refreshAll(): Promise<void> {
    if (!isWriter()) {
      // Another instance has written since.
      isInitialised = false;
      contentAt = null;
      return;
    }
    await refreshContent();
    await (isInitialised ? writeChanged() : writeAllMatches());
  }

  let running: Promise<void> | null = null;
  return {
    idle: async () => {
      await running?.catch(() => undefined);
    },
    refresh: () =>
      (running ??= refreshAll().finally(() => {
        running = null;
      })),
  };
}
