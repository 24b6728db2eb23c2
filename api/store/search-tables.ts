import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@/lib/contract/search';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be found, made from content and events, and made anew from them at any time. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<SearchKind>().notNull(),
    ref: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** Of title, text and words that are not shown, all folded. */
    words: tsvector().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.ref] }),
    index('search_documents_by_words').using('gin', table.words),
  ],
);

/** Every word of them, folded: what a mistyped one may have meant. */
export const searchWordList = pgTable('search_words', { word: text().primaryKey() });
