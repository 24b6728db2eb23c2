import { bigint, customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@/lib/contract/search';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The searchable documents, derived from content and events, and derived again at any time. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<SearchKind>().notNull(),
    ref: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Of a story's publication or a match's start, in unix seconds. */
    date: bigint({ mode: 'number' }),
    /** Of the document: one that has not changed is not written. */
    hash: text().notNull().default(''),
    /** The folded words of title, text and keywords. */
    words: tsvector().notNull(),
    titleWords: tsvector('title_words').notNull().default(''),
  },
  table => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_documents_by_words').using('gin', table.words),
  ],
);

/** All words of the documents, folded: the candidates for corrections. */
export const searchWordList = pgTable(
  'search_words',
  { word: text().primaryKey() },
  // By distance: the nearest words of a misspelt one without reading all.
  table => [index('search_words_by_trigrams').using('gist', table.word.op('gist_trgm_ops'))],
);
