import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SearchKind } from '@/lib/contract/search';
import type { ContentSource } from '@/api/content/content-source';
import type { EventCache } from '@/api/live/event-cache';
import { singleRefresh, type Refresh } from '@/api/lifecycle/single-refresh';
import type { Bus } from '@/api/live/bus';
import {
  documentHash,
  keyText,
  searchedMatch,
  type DocumentKey,
  type SearchDocument,
  type SearchedMatch,
  type SearchStore,
  type StoredDocuments,
} from '@/api/store/search/search-store';
import type { Store } from '@/api/store/store';
import { contentDocuments } from './content-documents';
import { matchDocuments } from './match-documents';

const contentKinds: SearchKind[] = ['news', 'guide', 'page', 'bookmaker'];
/** Derived from matches; each is that of many. */
const sharedKinds: SearchKind[] = ['team', 'league'];
/** Few enough that a search between two batches hardly waits for the one connection of the embedded database. */
const batchSize = 20;
const matchesPerRead = 200;
/** More than are live and upcoming; one that is forgotten is written once more. */
const rememberedMatches = 2000;

export type SearchIndexDeps = {
  searchStore: SearchStore;
  store: Pick<Store, 'eventById'>;
  eventCache: EventCache;
  bus: Bus;
  content: ContentSource;
  /** Whether this process writes the index: of several instances only the leader. */
  isWriter?: () => boolean;
};

/** Its refresh updates the documents to the current content and events. */
export type SearchIndex = Refresh;

/**
 * Keeps the search documents up to date. At first all documents are compared with those stored, by
 * their hashes; then those are written that a publication or an event has changed. Searches never wait.
 */
export function createSearchIndex(deps: SearchIndexDeps): SearchIndex {
  const { searchStore, bus, content, isWriter = () => true } = deps;
  /** The hashes last written for a match, so that most of its updates write nothing. */
  const writtenHashes = new LRUCache<string, string>({ max: rememberedMatches });
  let changedMatches = new Set<string>();
  let contentAt: number | null = null;
  let areMatchesCompared = false;
  bus.subscribe(({ eventId }) => changedMatches.add(eventId));

  async function refreshContent(): Promise<void> {
    const generation = content.generation();
    if (contentAt === generation) return;
    const tags = contentAt === null ? null : content.changedSince(contentAt);
    const stored = tags ? null : await searchStore.stored(contentKinds);
    const batch = createBatch(searchStore, stored);
    const changes = contentDocuments(content.current(), batch.keep, tags ?? undefined);
    for await (const change of changes)
      await ('gone' in change ? batch.remove(change.gone) : batch.put(change.document));
    await batch.end();
    contentAt = generation;
  }

  /** Reads some hundred matches at a time: memory holds no more of them, however many have ended. */
  async function compareAllMatches(): Promise<void> {
    changedMatches = new Set();
    /** Of teams and leagues; the newest match names them. */
    const shared = new Map<string, SearchDocument>();
    let last: SearchedMatch | null = null;
    do {
      const matches: SearchedMatch[] = await searchStore.matchesAfter(last, matchesPerRead);
      const batch = createBatch(searchStore, await searchStore.storedMatches(matches));
      for (const document of matches.flatMap(matchDocuments))
        if (sharedKinds.includes(document.kind)) shared.set(keyText(document), document);
        else await batch.put(document);
      await batch.end();
      last = matches.at(-1) ?? null;
    } while (last);
    await searchStore.removeMissingMatches();
    const batch = createBatch(searchStore, await searchStore.stored(sharedKinds));
    for (const document of shared.values()) await batch.put(document);
    await batch.end();
    areMatchesCompared = true;
  }

  async function writeChangedMatches(): Promise<void> {
    const ids = [...changedMatches];
    changedMatches = new Set();
    const batch = createBatch(searchStore, null);
    try {
      for (const id of ids) await addMatch(id, batch);
      await batch.end();
    } catch (error) {
      for (const id of ids) {
        writtenHashes.delete(id);
        changedMatches.add(id);
      }
      throw error;
    }
  }

  async function addMatch(id: string, batch: Batch): Promise<void> {
    const event = deps.eventCache.get(id) ?? (await deps.store.eventById(id));
    if (!event) return;
    if (event.withdrawn) {
      writtenHashes.delete(id);
      return batch.remove({ kind: event.kind, ref: id });
    }
    const documents = matchDocuments(searchedMatch(event));
    const hashes = documents.map(documentHash).join(' ');
    if (writtenHashes.get(id) === hashes) return;
    writtenHashes.set(id, hashes);
    for (const document of documents) await batch.put(document);
  }

  async function refreshAll(): Promise<void> {
    if (!isWriter()) {
      // Another instance has written since.
      areMatchesCompared = false;
      contentAt = null;
      return;
    }
    await (areMatchesCompared ? writeChangedMatches() : compareAllMatches());
    await refreshContent();
  }

  return singleRefresh(refreshAll);
}

type Batch = {
  /** Whether the document is stored with this hash; it is not removed then. */
  keep(key: DocumentKey, hash: string): boolean;
  put(document: SearchDocument): Promise<void>;
  remove(key: DocumentKey): Promise<void>;
  /** Writes the rest; where all stored documents are known, removes those that were not put. */
  end(): Promise<void>;
};

/** Writes documents in small statements; those that are stored as they are need no writing. */
function createBatch(store: SearchStore, stored: StoredDocuments | null): Batch {
  let documents = new Map<string, SearchDocument>();
  let keys: DocumentKey[] = [];
  let hasWritten = false;

  async function write(): Promise<void> {
    const [some, gone] = [[...documents.values()], keys];
    documents = new Map();
    keys = [];
    hasWritten ||= some.length > 0;
    await store.putDocuments(some);
    await store.removeDocuments(gone);
    // The embedded database runs on this thread, which has requests to respond to.
    await nextTurn();
  }

  function keep(key: DocumentKey, hash: string): boolean {
    const isStored = stored?.get(keyText(key))?.hash === hash;
    if (isStored) stored.delete(keyText(key));
    return isStored;
  }

  return {
    keep,
    async put(document) {
      const key = keyText(document);
      if (keep(document, documentHash(document))) return;
      stored?.delete(key);
      documents.set(key, document);
      if (documents.size >= batchSize) await write();
    },
    async remove(key) {
      // Among all stored documents it is one that is not put.
      if (!stored) keys.push(key);
      if (keys.length >= batchSize) await write();
    },
    async end() {
      for (const key of stored?.values() ?? []) {
        keys.push(key);
        if (keys.length >= batchSize) await write();
      }
      await write();
      if (hasWritten) await store.mergeIndex();
    },
  };
}
