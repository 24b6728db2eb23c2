import type { SearchKind } from '@/lib/contract/search';
import type { LiveContent } from '../content/live-content';
import type { Board } from '../live/board';
import type { Bus } from '../live/bus';
import type { SearchStore } from '../store/search';
import type { Store } from '../store/store';
import { contentDocuments } from './content-documents';
import { matchDocuments } from './match-documents';

const contentKinds: SearchKind[] = ['news', 'guide', 'page', 'bookmaker'];
const matchKinds: SearchKind[] = ['match', 'team', 'league'];

export type SearchIndexDeps = {
  searchStore: SearchStore;
  store: Pick<Store, 'eventById'>;
  board: Board;
  bus: Bus;
  content: LiveContent;
};

export type SearchIndex = {
  /** Brings the documents up to what content and events are now. */
  refresh(): Promise<void>;
};

/**
 * Keeps what can be found up to date: whole from content and events at first, then what a publish
 * or an event changed. Nothing is written until somebody searches, and a match's every ball is
 * none of its business.
 */
export function createSearchIndex(deps: SearchIndexDeps): SearchIndex {
  const { searchStore, bus, content } = deps;
  /** What was written of a match, so that most updates of it write nothing. */
  const written = new Map<string, string>();
  let changed = new Set<string>();
  let contentAt: number | null = null;
  let isWhole = false;
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
    const documents = matches.map(match => ({ id: match.id, of: matchDocuments(match) }));
    const once = new Map(
      documents.flatMap(({ of }) => of).map(one => [`${one.kind} ${one.ref}`, one]),
    );
    await searchStore.replaceDocuments(matchKinds, [...once.values()]);
    for (const { id, of } of documents) written.set(id, JSON.stringify(of));
    isWhole = true;
  }

  async function writeChanged(): Promise<void> {
    const ids = [...changed];
    changed = new Set();
    try {
      for (const id of ids) await writeMatch(id);
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  async function writeMatch(id: string): Promise<void> {
    const event = deps.board.get(id) ?? (await deps.store.eventById(id));
    if (!event || event.kind !== 'match') return;
    if (event.withdrawn) {
      written.delete(id);
      return searchStore.removeDocument('match', id);
    }
    const documents = matchDocuments(event);
    const text = JSON.stringify(documents);
    if (written.get(id) === text) return;
    await searchStore.putDocuments(documents);
    written.set(id, text);
  }

  async function refreshAll(): Promise<void> {
    await refreshContent();
    await (isWhole ? writeChanged() : writeAllMatches());
  }

  let running: Promise<void> | null = null;
  return {
    refresh: () =>
      (running ??= refreshAll().finally(() => {
        running = null;
      })),
  };
}
