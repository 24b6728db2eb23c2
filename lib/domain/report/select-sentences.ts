import type { Sentence } from '@/lib/domain/prose/sentence';

/** A sentence at its place; the lowest rank matters most. Null where its facts are not known. */
export type Candidate = { rank: number; paragraph: number; sentence: Sentence | null };

/** Of a report; a name of 80 characters is many words. */
export const reportWords = { least: 150, most: 300 } as const;

export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/**
 * The paragraphs of the sentences that matter most, as many as a report may have, in the order of the
 * candidates; null where there are too few words for one.
 */
export function selectSentences(candidates: readonly Candidate[]): Sentence[][] | null {
  const known = candidates.flatMap(({ sentence, ...candidate }, order) =>
    sentence ? [{ ...candidate, sentence, order }] : [],
  );
  let words = 0;
  const selected = known
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .filter(({ sentence }) => {
      const added = wordsOf(sentence.text);
      if (words + added > reportWords.most) return false;
      words += added;
      return true;
    })
    .toSorted((a, b) => a.paragraph - b.paragraph || a.order - b.order);
  if (words < reportWords.least) return null;
  const paragraphs = new Map<number, Sentence[]>();
  for (const { paragraph, sentence } of selected)
    paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), sentence]);
  return [...paragraphs.values()];
}
