import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** The folded words of title, text and keywords. */
    words: tsvector().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_documents_by_words').using('gin', table.words),
  ],
);

/** All words of the documents, folded: the candidates for corrections. */
export const searchWordList = pgTable('search_words', { word: text().primaryKey() });
