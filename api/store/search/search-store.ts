import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, notExists, or, sql, type SQL } from 'drizzle-orm';
import { foldText } from '@/lib/domain/fold-text';
import { toText } from '@/lib/domain/scorecard/scalar';
import { wordPattern } from '@/lib/domain/search/search-words';
import type { SearchKind } from '@/lib/contract/search';
import type { Database, Sql } from '@/api/store/database';
import { fromRow } from '@/api/store/event-rows';
import type { CardEvent, EventFields, StoredEvent } from '@/api/store/stored-event';
import {
  findDocuments,
  namesakes,
  similarWords,
  type FindOptions,
  type FoundDocument,
} from './find-documents';
import { searchDocuments, searchWordList } from './search-tables';
import { events, matchInfos, type EventKind } from '@/api/store/tables';

/** `names` are other titles, and `keywords` are searched like the rest; neither is ever shown. */
export type SearchDocument = {
  kind: SearchKind;
  ref: string;
  title: string;
  text: string;
  names?: string;
  keywords?: string;
  /** Unix seconds; of equally good results the newest comes first. */
  date?: number;
  /** Of what it is made of, where that is known without making it; `documentHash` by default. */
  hash?: string;
};

export type DocumentKey = Pick<SearchDocument, 'kind' | 'ref'>;

/** By `keyText`. */
export type StoredDocuments = Map<string, DocumentKey & { hash: string }>;

/** The searchable part of a match or outright; ground and players as its scorecard names them. */
export type SearchedMatch = {
  id: string;
  kind: EventKind;
  fields: Pick<EventFields, SearchedField>;
  ground: string | null;
  players: readonly string[];
};
type SearchedField =
  'name' | 'competitors' | 'tournament' | 'category' | 'league' | 'start_time' | 'status';

export type SearchStore = {
  /** The next matches that are not withdrawn after one of them, earliest first; null is the first. */
  matchesAfter(last: SearchedMatch | null, limit: number): Promise<SearchedMatch[]>;
  /** The events with these ids, without markets. */
  events(ids: string[]): Promise<CardEvent[]>;
  /** The keys and hashes of all stored documents of these kinds. */
  stored(kinds: readonly SearchKind[]): Promise<StoredDocuments>;
  /** The keys and hashes of the stored documents of some matches. */
  storedMatches(matches: readonly Pick<SearchedMatch, 'id'>[]): Promise<StoredDocuments>;
  /** Removes the documents of matches that are withdrawn or no longer stored. */
  removeMissingMatches(): Promise<void>;
  /** Stores documents, each in place of the one with its key. */
  putDocuments(documents: readonly SearchDocument[]): Promise<void>;
  removeDocuments(keys: readonly DocumentKey[]): Promise<void>;
  /** Merges what was written into the index; searches read the latest documents one by one until then. */
  mergeIndex(): Promise<void>;
  /**
   * The best results of each kind, best first, at most `limit` of a kind. Each word is a list of
   * folded words of which one must begin a word of the document; `every` word must match, or any.
   */
  find(words: string[][], options: FindOptions): Promise<FoundDocument[]>;
  /** Known words that are similar to this folded one, most similar first; itself if it begins one. */
  similarWords(word: string): Promise<string[]>;
  /** The players of whose names this folded word is one; of very many some. */
  namesakes(surname: string): Promise<FoundDocument[]>;
};

/** Names a document in maps. */
export const keyText = ({ kind, ref }: DocumentKey): string => `${kind} ${ref}`;

/** Of everything that is stored of a document: equal hashes need no writing. */
export const documentHash = (document: SearchDocument): string => {
  const { title, text, names, keywords, date, hash } = document;
  return (
    hash ??
    createHash('sha1')
      .update(JSON.stringify([title, text, names, keywords, date]))
      .digest('base64')
  );
};

/** The documents of an event have its kind. */
const eventKinds: SearchKind[] = ['match', 'outright'];

/** A tsvector must not exceed a megabyte. */
const maxText = 50_000;
/** A statement has at most 65,535 parameters. */
const maxRows = 1000;

export function createSearchStore({ sql: query }: Database): SearchStore {
  return {
    matchesAfter: (last, limit) => matchesAfter(query, last, limit),
    events: ids => eventsById(query, ids),
    stored: kinds => storedWhere(query, inArray(searchDocuments.kind, [...kinds])),
    storedMatches: matches => {
      const { kind, ref } = searchDocuments;
      const ids = matches.map(({ id }) => id);
      return storedWhere(query, and(inArray(kind, eventKinds), inArray(ref, ids)));
    },
    removeMissingMatches: () => removeMissingMatches(query),
    putDocuments: documents => putDocuments(query, documents),
    removeDocuments: async keys => {
      const isOne = keys.map(({ kind, ref }) =>
        and(eq(searchDocuments.kind, kind), eq(searchDocuments.ref, ref)),
      );
      if (isOne.length > 0) await query.delete(searchDocuments).where(or(...isOne));
    },
    mergeIndex: async () => {
      await query.execute(sql`select gin_clean_pending_list('search_documents_by_words')`);
    },
    find: (words, options) => findDocuments(query, words, options),
    similarWords: word => similarWords(query, word),
    namesakes: surname => namesakes(query, surname),
  };
}

async function storedWhere(database: Sql, condition: SQL | undefined): Promise<StoredDocuments> {
  const { kind, ref, hash } = searchDocuments;
  const rows = await database.select({ kind, ref, hash }).from(searchDocuments).where(condition);
  return new Map(rows.map(row => [keyText(row), row]));
}

async function removeMissingMatches(database: Sql): Promise<void> {
  const { kind, ref } = searchDocuments;
  const match = database
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, ref), eq(events.withdrawn, false), sql`${events.kind} = ${kind}`));
  await database.delete(searchDocuments).where(and(inArray(kind, eventKinds), notExists(match)));
}

async function matchesAfter(
  database: Sql,
  last: SearchedMatch | null,
  limit: number,
): Promise<SearchedMatch[]> {
  const { id, kind, name, competitors, tournament, category, league, startTime, status } = events;
  const isLater = last && sql`(${startTime}, ${id}) > (${last.fields.start_time}, ${last.id})`;
  const rows = await database
    .select({
      ...{ id, kind, name, competitors, tournament, category, league, status },
      start_time: startTime,
      ground: sql<MatchInfoValue>`${matchInfos.matchInfo} #> '{Matchdetail,Venue,Name}'`,
      players: sql<MatchInfoValue[] | null>`jsonb_path_query_array(
        ${matchInfos.matchInfo}, '$.Teams.*.Players.*.Name_Full')`,
    })
    .from(events)
    .leftJoin(matchInfos, eq(matchInfos.eventId, id))
    .where(and(eq(events.withdrawn, false), isLater ?? undefined))
    .orderBy(asc(startTime), asc(id))
    .limit(limit);
  return rows.map(({ id: matchId, kind: eventKind, ground, players, ...fields }) => ({
    id: matchId,
    kind: eventKind,
    fields,
    ...{ ground: toText(ground), players: namesIn(players ?? []) },
  }));
}

/** Of a scorecard, which a feed may have written in any type. */
type MatchInfoValue = string | number | boolean | null;

/** In an order that does not depend on where they were read. */
const namesIn = (names: readonly MatchInfoValue[]): string[] =>
  [...new Set(names.flatMap(name => toText(name) ?? []))].sort();

/** The searchable part of a match in memory. */
export const searchedMatch = ({ id, kind, fields, matchInfo }: MatchInMemory): SearchedMatch => ({
  id,
  kind,
  fields,
  ground: toText(matchInfo?.Matchdetail?.Venue?.Name),
  players: namesIn(
    Object.values(matchInfo?.Teams ?? {}).flatMap(({ Players }) =>
      Object.values(Players ?? {}).map(({ Name_Full }) => Name_Full ?? null),
    ),
  ),
});

type MatchInMemory = Pick<StoredEvent, 'id' | 'kind' | 'fields' | 'matchInfo'>;

async function eventsById(database: Sql, ids: string[]): Promise<CardEvent[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(events)
    .where(and(inArray(events.id, ids), eq(events.withdrawn, false)))
    .orderBy(asc(events.id));
  return rows.map(row => fromRow(row, { markets: [], matchInfo: null, commentary: [] }));
}

/** The words first: what is found can be corrected, too. */
async function putDocuments(database: Sql, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const words = new Set<string>();
  const rows = documents.map(document => {
    const text = document.text.slice(0, maxText);
    const title = splitWords(`${document.title} ${document.names ?? ''}`);
    const rest = splitWords(`${document.keywords ?? ''} ${text}`);
    for (const word of [...title, ...rest]) words.add(word);
    return {
      kind: document.kind,
      ref: document.ref,
      title: document.title,
      text,
      date: document.date ?? null,
      hash: documentHash(document),
      words: vectorOf(title.join(' '), rest.join(' ')),
      titleWords: vectorOf(title.join(' '), ''),
    };
  });
  const list = [...words].filter(word => word.length > 2 && word.length <= 40).sort();
  for (let first = 0; first < list.length; first += maxRows) {
    const some = list.slice(first, first + maxRows).map(word => ({ word }));
    await database.insert(searchWordList).values(some).onConflictDoNothing();
  }
  await database
    .insert(searchDocuments)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchDocuments.kind, searchDocuments.ref],
      set: {
        title: sql`excluded.title`,
        text: sql`excluded.text`,
        date: sql`excluded.date`,
        hash: sql`excluded.hash`,
        words: sql`excluded.words`,
        titleWords: sql`excluded.title_words`,
      },
    });
}

/** Split by our rules instead of the database's, which treats 'T20-2026' as something else. */
const splitWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

/** Unchanged, for prefixes of words, and by their English stems. */
const vectorOf = (title: string, rest: string): SQL<string> => sql`
  setweight(to_tsvector('simple', ${title}::text) || to_tsvector('english', ${title}::text), 'A') ||
  setweight(to_tsvector('simple', ${rest}::text) || to_tsvector('english', ${rest}::text), 'C')`;
