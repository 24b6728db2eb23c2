import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { matchFigures } from '@/lib/domain/figures/match-figures';
import { playerIdOf, playerSegment } from '@/lib/domain/figures/player';
import type { ListedPlayer } from '@/lib/contract/figures';
import { singleRefresh, type Refresh } from '@/api/lifecycle/single-refresh';
import type { Bus } from '@/api/live/bus';
import type { EventCache } from '@/api/live/event-cache';
import type { FigureStore } from '@/api/store/figures/figure-store';
import type { FigureSource, MatchPlace } from '@/api/store/figures/figure-rows';
import type { ChangedFigures } from '@/api/store/figures/write-figures';
import type { SearchDocument, SearchStore } from '@/api/store/search/search-store';
import { isPast } from '@/api/store/stored-event';
import { toMatchRows } from './to-match-rows';

/** Few enough that a request between two batches hardly waits for the one connection of the embedded database. */
const batchSize = 10;
const rememberedMatches = 2000;
const documentsPerRead = 200;
/** Refreshes from one search for outdated figures to the next: about a minute. */
const searchEvery = 60;

export type FigureIndexDeps = {
  figureStore: FigureStore;
  /** Players and grounds are searched by name. */
  searchStore: Pick<SearchStore, 'stored' | 'putDocuments' | 'removeDocuments'>;
  eventCache: Pick<EventCache, 'all' | 'get'>;
  bus: Pick<Bus, 'subscribe'>;
  /** Whether this process writes the index: of several instances only the leader. */
  isWriter?: () => boolean;
};

/** Its refresh brings the figures up to date. */
export type FigureIndex = Refresh;

/**
 * Keeps the figures of ended matches up to date. At first all matches are read whose figures are missing
 * or of another version; then those that an event has changed. Requests never wait for it.
 */
export function createFigureIndex(deps: FigureIndexDeps): FigureIndex {
  const { figureStore, searchStore, eventCache, bus, isWriter = () => true } = deps;
  /** The line-ups last stored of open matches, so that most of their updates write nothing. */
  const storedLineUps = new LRUCache<string, string>({ max: rememberedMatches });
  let changed = new Set<string>();
  let refreshes = 0;
  bus.subscribe(({ eventId }) => changed.add(eventId));

  async function deriveOutdated(): Promise<void> {
    const gone = await figureStore.goneMatches();
    const { grounds } = await figureStore.putMatches(
      gone.map(id => ({ id, version: 0, rows: null })),
      'later',
    );
    await writeGroundDocuments(grounds);
    let hasChanged = gone.length > 0;
    let last: MatchPlace | null = null;
    do {
      const places: MatchPlace[] = await figureStore.outdated(last, batchSize);
      await derive(
        places.map(({ id }) => id),
        'later',
      );
      hasChanged ||= places.length > 0;
      last = places.at(-1) ?? null;
      await nextTurn();
    } while (last);
    if (hasChanged) await figureStore.countAll();
    if (hasChanged || (await areDocumentsMissing())) await writeAllDocuments();
    for (const event of eventCache.all()) if (!isPast(event)) await addLineUp(event);
  }

  /** The search documents may be emptied while the API is stopped. */
  const areDocumentsMissing = async (): Promise<boolean> =>
    refreshes === 0 && (await searchStore.stored(['ground'])).size === 0;

  async function writeAllDocuments(): Promise<void> {
    for (let offset = 0, count = 1; offset < count; offset += documentsPerRead) {
      const page = await figureStore.grounds({ limit: documentsPerRead, offset });
      count = page.count;
      await searchStore.putDocuments(page.results.map(groundDocument));
    }

    for (let offset = 0, count = 1; offset < count; offset += documentsPerRead) {
      const page = await figureStore.players({ leastMatches: 0, limit: documentsPerRead, offset });
      count = page.count;
      await searchStore.putDocuments(page.results.map(toDocument));
      await nextTurn();
    }
  }

  /** A ground without an ended match has no page. */
  async function writeGroundDocuments(slugs: readonly string[]): Promise<void> {
    const listed = await figureStore.listedGrounds(slugs);
    const known = new Set(listed.map(({ slug }) => slug));
    await searchStore.putDocuments(listed.map(groundDocument));
    await searchStore.removeDocuments(
      slugs.filter(slug => !known.has(slug)).map(ref => ({ kind: 'ground', ref })),
    );
  }

  async function derive(ids: readonly string[], counts: 'now' | 'later'): Promise<ChangedFigures> {
    const found = new Map((await figureStore.sources(ids)).map(source => [source.id, source]));
    const writes = ids.map(id => {
      const source = found.get(id);
      return { id, version: source?.version ?? 0, rows: source ? toMatchRows(source) : null };
    });
    const changes = await figureStore.putMatches(writes, counts);
    await writeGroundDocuments(changes.grounds);
    return changes;
  }

  async function deriveChanged(): Promise<void> {
    const ids = [...changed];
    changed = new Set();
    try {
      const ended: string[] = [];
      for (const id of ids) {
        const event = eventCache.get(id);
        if (event && !event.withdrawn && !isPast(event)) await addLineUp(event);
        else ended.push(id);
      }
      for (let first = 0; first < ended.length; first += batchSize) {
        const changes = await derive(ended.slice(first, first + batchSize), 'now');
        const listed = await figureStore.listed(changes.players);
        await searchStore.putDocuments(listed.map(toDocument));
      }
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  }

  /** Pages of players exist as soon as a scorecard names them. */
  async function addLineUp({ id, fields, matchInfo }: Omit<FigureSource, 'balls'>): Promise<void> {
    if (!matchInfo) return;
    const named = matchFigures(matchInfo, fields.format).map(({ id: player, name }) => ({
      playerId: playerIdOf(player),
      name,
    }));
    const lineUp = named.map(({ playerId, name }) => `${playerId} ${name}`).join('\n');
    if (storedLineUps.get(id) === lineUp) return;
    const listed = named.filter(({ playerId }) => playerId !== '');
    await figureStore.addPlayers(listed);
    const players = await figureStore.listed(listed.map(({ playerId }) => playerId));
    await searchStore.putDocuments(players.map(toDocument));
    storedLineUps.set(id, lineUp);
  }

  async function refreshAll(): Promise<void> {
    if (!isWriter()) {
      // Another instance has written since.
      refreshes = 0;
      changed = new Set();
      return;
    }
    // From time to time, too: an operator may have marked all of them as outdated.
    if (refreshes % searchEvery === 0) await deriveOutdated();
    refreshes += 1;
    await deriveChanged();
  }

  return singleRefresh(refreshAll);
}

const groundDocument = ({ slug, name }: { slug: string; name: string }): SearchDocument => ({
  kind: 'ground',
  ref: slug,
  title: name,
  text: '',
});

const toDocument = (player: ListedPlayer): SearchDocument => ({
  kind: 'player',
  ref: playerSegment(player),
  title: player.name,
  text: player.sides.map(({ name }) => name).join(', '),
});
