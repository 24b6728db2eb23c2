import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { foldText } from '@/lib/domain/fold-text';
import { wordPattern } from '@/lib/domain/search/search-words';
import type { SearchKind } from '@/lib/contract/search';
import type { Database, Sql } from './database';
import { fromRow } from './event-rows';
import type { CardEvent, EventFields } from './stored-event';
import { searchDocuments, searchWordList } from './search-tables';
import { events } from './tables';

/** A searchable document. `keywords` are searched like the rest and never shown. */
export type SearchDocument = {
  kind: SearchKind;
  ref: string;
  title: string;
  text: string;
  keywords?: string;
};

export type FoundDocument = Pick<SearchDocument, 'kind' | 'ref' | 'title' | 'text'>;

/** The searchable part of a match. */
export type SearchedMatch = { id: string; fields: Pick<EventFields, SearchedField> };
type SearchedField =
  'name' | 'competitors' | 'tournament' | 'category' | 'league' | 'start_time' | 'status';

export type SearchStore = {
  /** Every match that is not withdrawn, earliest first. */
  everyMatch(): Promise<SearchedMatch[]>;
  /** The events with these ids, without markets. */
  events(ids: string[]): Promise<CardEvent[]>;
  /** Replaces all documents of these kinds, all or nothing. */
  replaceDocuments(kinds: SearchKind[], documents: SearchDocument[]): Promise<void>;
  putDocuments(documents: SearchDocument[]): Promise<void>;
  removeDocument(kind: SearchKind, ref: string): Promise<void>;
  /**
   * The best results of each kind, best first, at most `limit` of a kind. Each word is a list of
   * folded words of which one must begin a word of the document; `every` word must match, or any.
   */
  find(words: string[][], options: { every: boolean; limit: number }): Promise<FoundDocument[]>;
  /**
   * Known words that are similar to this folded one, most similar first; itself when it begins one.
   */
  similarWords(word: string): Promise<string[]>;
};

const batchSize = 200;
/** A tsvector must not exceed a megabyte. */
const maxText = 50_000;

export function createSearchStore({ sql: query }: Database): SearchStore {
  return {
    everyMatch: () => everyMatch(query),
    events: ids => eventsById(query, ids),
    replaceDocuments: (kinds, documents) =>
      query.transaction(async transaction => {
        for (const kind of kinds)
          await transaction.delete(searchDocuments).where(eq(searchDocuments.kind, kind));
        await put(transaction, documents);
      }),
    putDocuments: documents => query.transaction(transaction => put(transaction, documents)),
    removeDocument: async (kind, ref) => {
      const one = and(eq(searchDocuments.kind, kind), eq(searchDocuments.ref, ref));
      await query.delete(searchDocuments).where(one);
    },
    find: (words, options) => find(query, words, options),
    similarWords: word => similarWords(query, word),
  };
}

async function everyMatch(database: Sql): Promise<SearchedMatch[]> {
  const rows = await database
    .select()
    .from(events)
    .where(and(eq(events.kind, 'match'), eq(events.withdrawn, false)))
    .orderBy(asc(events.startTime), asc(events.id));
  return rows.map(({ id, startTime, ...row }) => ({
    id,
    fields: { ...row, start_time: startTime },
  }));
}

async function eventsById(database: Sql, ids: string[]): Promise<CardEvent[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(events)
    .where(and(inArray(events.id, ids), eq(events.withdrawn, false)))
    .orderBy(asc(events.id));
  return rows.map(row => fromRow(row, { markets: [], matchInfo: null, commentary: [] }));
}

async function put(database: Sql, documents: SearchDocument[]): Promise<void> {
  const words = new Set<string>();
  for (let at = 0; at < documents.length; at += batchSize) {
    const rows = documents.slice(at, at + batchSize).map(document => {
      const text = document.text.slice(0, maxText);
      const title = splitWords(document.title);
      const rest = splitWords(`${document.keywords ?? ''} ${text}`);
      for (const word of [...title, ...rest]) words.add(word);
      const { kind, ref } = document;
      const vector = vectorOf(title.join(' '), rest.join(' '));
      return { kind, ref, title: document.title, text, words: vector };
    });
    await database
      .insert(searchDocuments)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchDocuments.kind, searchDocuments.ref],
        set: { title: sql`excluded.title`, text: sql`excluded.text`, words: sql`excluded.words` },
      });
  }
  const list = [...words].filter(word => word.length > 2 && word.length <= 40).sort();
  for (let at = 0; at < list.length; at += 1000) {
    const rows = list.slice(at, at + 1000).map(word => ({ word }));
    await database.insert(searchWordList).values(rows).onConflictDoNothing();
  }
}

/** Split by our rules instead of the database's, which treats 'T20-2026' as something else. */
const splitWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

/** Unchanged, for prefixes of words, and by their English stems. */
const vectorOf = (title: string, rest: string): SQL<string> => sql`
  setweight(to_tsvector('simple', ${title}::text) || to_tsvector('english', ${title}::text), 'A') ||
  setweight(to_tsvector('simple', ${rest}::text) || to_tsvector('english', ${rest}::text), 'C')`;

async function find(
  database: Sql,
  words: string[][],
  { every, limit }: { every: boolean; limit: number },
): Promise<FoundDocument[]> {
  const joined = words.map(alternatives => `(${alternatives.map(prefixTerm).join(' | ')})`);
  const typed = words.map(([word]) => word ?? '').join(every ? ' ' : ' or ');
  const tsQuery = sql`(websearch_to_tsquery('english', ${typed}::text) ||
    to_tsquery('simple', ${joined.join(every ? ' & ' : ' | ')}::text))`;
  const matching = database
    .select({
      kind: searchDocuments.kind,
      ref: searchDocuments.ref,
      title: searchDocuments.title,
      text: searchDocuments.text,
      place: sql<number>`row_number() over (
        partition by ${searchDocuments.kind}
        order by ts_rank_cd(${searchDocuments.words}, ${tsQuery}, 1) desc, ${searchDocuments.ref}
      )`.as('place'),
    })
    .from(searchDocuments)
    .where(sql`${searchDocuments.words} @@ ${tsQuery}`)
    .as('found');
  return database
    .select({ kind: matching.kind, ref: matching.ref, title: matching.title, text: matching.text })
    .from(matching)
    .where(sql`${matching.place} <= ${limit}`)
    .orderBy(asc(matching.kind), asc(matching.place));
}

/** Words are letters, digits and marks only, so a quoted one is always one lexeme. */
const prefixTerm = (word: string): string => `'${word}':*`;

const maxSimilar = 40;

async function similarWords(database: Sql, word: string): Promise<string[]> {
  const prefixMatch = await database
    .select()
    .from(searchWordList)
    .where(sql`starts_with(${searchWordList.word}, ${word})`)
    .limit(1);
  if (prefixMatch.length > 0) return [word];
  const rows = await database
    .select()
    .from(searchWordList)
    .where(
      sql`char_length(${searchWordList.word}) between ${word.length - 2} and ${word.length + 2}
        and similarity(${searchWordList.word}, ${word}) > 0.1`,
    )
    .orderBy(sql`similarity(${searchWordList.word}, ${word}) desc`, asc(searchWordList.word))
    .limit(maxSimilar);
  return rows.map(row => row.word);
}
