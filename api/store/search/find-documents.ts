import { and, asc, eq, sql } from 'drizzle-orm';
import type { SearchKind } from '@/lib/contract/search';
import type { Sql } from '@/api/store/database';
import { searchDocuments, searchWordList } from './search-tables';

/** A document as results show it. */
export type FoundDocument = { kind: SearchKind; ref: string; title: string; text: string };

/** Of each kind: the rank of a word that thousands of texts have is worth no reading of them all. */
const maxCandidates = 200;

/**
 * Ranks, of each kind, the documents that have the words in their title, then the newest with them in
 * their text.
 */
export async function findDocuments(
  database: Sql,
  words: string[][],
  { every, limit }: { every: boolean; limit: number },
): Promise<FoundDocument[]> {
  const joined = words.map(alternatives => `(${alternatives.map(prefixTerm).join(' | ')})`);
  const typed = words.map(([word]) => word ?? '').join(every ? ' ' : ' or ');
  const tsQuery = sql`(websearch_to_tsquery('english', ${typed}::text) ||
    to_tsquery('simple', ${joined.join(every ? ' & ' : ' | ')}::text))`;
  const { kind, ref, date, title, text } = searchDocuments;
  return database.transaction(async transaction => {
    // The planner does not count that reading the words of every document, which are stored apart, is slow.
    await transaction.execute(sql`set local enable_seqscan = off`);
    const candidates = transaction
      .select({
        kind,
        ref,
        place: sql<number>`row_number() over (
          partition by ${kind}
          order by ${searchDocuments.titleWords} @@ ${tsQuery} desc, ${date} desc nulls last, ${ref}
        )`.as('place'),
      })
      .from(searchDocuments)
      .where(sql`${searchDocuments.words} @@ ${tsQuery}`)
      .as('candidates');
    const ranked = transaction
      .select({
        kind,
        ref,
        title,
        text,
        rank: sql<number>`row_number() over (
          partition by ${kind}
          order by ts_rank_cd(${searchDocuments.words}, ${tsQuery}, 1) desc, ${candidates.place}
        )`.as('rank'),
      })
      .from(candidates)
      .innerJoin(searchDocuments, and(eq(kind, candidates.kind), eq(ref, candidates.ref)))
      .where(sql`${candidates.place} <= ${maxCandidates}`)
      .as('ranked');
    return transaction
      .select({ kind: ranked.kind, ref: ranked.ref, title: ranked.title, text: ranked.text })
      .from(ranked)
      .where(sql`${ranked.rank} <= ${limit}`)
      .orderBy(asc(ranked.kind), asc(ranked.rank));
  });
}

/** Words are letters, digits and marks only, so a quoted one is always one lexeme. */
const prefixTerm = (word: string): string => `'${word}':*`;

const maxSimilar = 40;
/** Of the nearest by trigrams, some differ too much in length. */
const maxNear = 200;

/** Known words that are similar to this folded one, most similar first; itself when it begins one. */
export async function similarWords(database: Sql, word: string): Promise<string[]> {
  const prefixMatch = await database
    .select()
    .from(searchWordList)
    .where(sql`starts_with(${searchWordList.word}, ${word})`)
    .limit(1);
  if (prefixMatch.length > 0) return [word];
  const nearest = database
    .select({ word: searchWordList.word })
    .from(searchWordList)
    .orderBy(sql`${searchWordList.word} <-> ${word}`)
    .limit(maxNear)
    .as('nearest');
  const rows = await database
    .select({ word: nearest.word })
    .from(nearest)
    .where(
      sql`char_length(${nearest.word}) between ${word.length - 2} and ${word.length + 2}
        and similarity(${nearest.word}, ${word}) > 0.1`,
    )
    .orderBy(sql`similarity(${nearest.word}, ${word}) desc`, asc(nearest.word))
    .limit(maxSimilar);
  return rows.map(row => row.word);
}
