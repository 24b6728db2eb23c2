import { and, asc, eq, sql } from 'drizzle-orm';
import type { SearchKind } from '@/lib/contract/search';
import type { Sql } from '@/api/store/database';
import { searchDocuments, searchWordList } from './search-tables';

/** A document as results show it. */
export type FoundDocument = {
  kind: SearchKind;
  ref: string;
  title: string;
  text: string;
  titleMatch: TitleMatch;
};

/**
 * How well its title and other names match: 3 have every word as typed, fillers too; 2 have all words
 * but fillers; 1 have words that begin so; 0 lack one.
 */
export type TitleMatch = 0 | 1 | 2 | 3;

/** `every` word must match, or any. `typed` are all words of the query, fillers too. */
export type FindOptions = { typed: readonly string[]; every: boolean; limit: number };

/** Of each kind: the rank of a word that thousands of texts have is worth no reading of them all. */
const maxCandidates = 200;

/**
 * Ranks, of each kind, the documents that have the words in their title, then the newest with them in
 * their text.
 */
export async function findDocuments(
  database: Sql,
  words: string[][],
  { typed, every, limit }: FindOptions,
): Promise<FoundDocument[]> {
  const joined = words.map(alternatives => `(${alternatives.map(prefixTerm).join(' | ')})`);
  const stems = words.map(([word]) => word ?? '').join(every ? ' ' : ' or ');
  const tsQuery = sql`(websearch_to_tsquery('english', ${stems}::text) ||
    to_tsquery('simple', ${joined.join(every ? ' & ' : ' | ')}::text))`;
  const { kind, ref, date, title, text, titleWords } = searchDocuments;
  const exact = words.map(alternatives => `(${alternatives.map(quoted).join(' | ')})`).join(' & ');
  const titleMatch = sql<TitleMatch>`case
    when ${titleWords} @@ to_tsquery('simple', ${typed.map(quoted).join(' & ')}::text) then 3
    when ${titleWords} @@ to_tsquery('simple', ${exact}::text) then 2
    when ${titleWords} @@ (to_tsquery('simple', ${joined.join(' & ')}::text)
      || plainto_tsquery('english', ${words.map(([word]) => word ?? '').join(' ')}::text)) then 1
    else 0 end`;
  return database.transaction(async transaction => {
    // The planner does not count that reading the words of every document, which are stored apart, is slow.
    await transaction.execute(sql`set local enable_seqscan = off`);
    const candidates = transaction
      .select({
        kind,
        ref,
        place: sql<number>`row_number() over (
          partition by ${kind}
          order by ${titleMatch} desc, ${date} desc nulls last, ${ref}
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
        titleMatch: titleMatch.as('title_match'),
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
      .select({
        ...{ kind: ranked.kind, ref: ranked.ref, title: ranked.title, text: ranked.text },
        titleMatch: ranked.titleMatch,
      })
      .from(ranked)
      .where(sql`${ranked.rank} <= ${limit}`)
      .orderBy(asc(ranked.kind), asc(ranked.rank));
  });
}

const maxNamesakes = 200;

/** The players of whose names this folded word is one, as documents that lack no word. */
export async function namesakes(database: Sql, surname: string): Promise<FoundDocument[]> {
  const { kind, ref, title, text, titleWords, words } = searchDocuments;
  const term = sql`to_tsquery('simple', ${quoted(surname)}::text)`;
  const rows = await database
    .select({ ref, title, text })
    .from(searchDocuments)
    .where(and(eq(kind, 'player'), sql`${words} @@ ${term}`, sql`${titleWords} @@ ${term}`))
    .orderBy(asc(ref))
    .limit(maxNamesakes);
  return rows.map(row => ({ ...row, kind: 'player', titleMatch: 2 }));
}

/** Words are letters, digits and marks only, so a quoted one is always one lexeme. */
const prefixTerm = (word: string): string => `${quoted(word)}:*`;
const quoted = (word: string): string => `'${word}'`;

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
