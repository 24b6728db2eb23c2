import { writeSentence, type Facts, type Sentence } from '@/lib/domain/prose/sentence';
import type { ReportInnings } from './innings-facts';
import { playerPhrases, totalPhrases } from './innings-phrases';
import type { Candidate } from './select-sentences';

/** An innings of a match: its number from 1, and whether its side bats for the second time, or last to win. */
export type PlacedInnings = ReportInnings & { number: number; isSecond: boolean; isChase: boolean };

/** The facts of an innings under ids of its own in the match. */
export const factsOfInnings = ({ facts, number }: PlacedInnings): Facts =>
  Object.fromEntries(Object.entries(facts).map(([id, fact]) => [idIn(number, id), fact]));

const idIn = (number: number, id: string): string => id.replace(/^i\./, `innings${number}.`);

/** Writes one of the first list's phrases whose facts an innings has. */
function write(
  { facts, number }: PlacedInnings,
  lists: readonly (readonly string[])[],
  key: string,
): Sentence | null {
  for (const phrases of lists) {
    const sentence = writeSentence(phrases, facts, `${key}/innings${number}`);
    if (sentence) return { ...sentence, facts: sentence.facts.map(id => idIn(number, id)) };
  }
  return null;
}

/** The total of an innings in a sentence. */
export function totalSentence(innings: PlacedInnings, key: string): Sentence | null {
  const { end, isChase, isSecond, facts } = innings;
  if (isChase && 'i.target' in facts)
    return write(innings, totalPhrases[end === 'allOut' ? 'chaseAllOut' : 'chase'], `${key}/total`);
  const second = { open: 'second', allOut: 'secondAllOut', declared: 'secondDeclared' } as const;
  return write(innings, totalPhrases[isSecond ? second[end] : end], `${key}/total`);
}

/** What a report can state about an innings. */
export function inningsSentences(innings: PlacedInnings, key: string): Candidate[] {
  const { isLed, number } = innings;
  const { batters, battersLed, bowlers, bowlersLed } = playerPhrases;
  const about = (rank: number, lists: readonly (readonly string[])[], name: string) => ({
    rank,
    paragraph: number,
    sentence: write(innings, lists, `${key}/${name}`),
  });
  return [
    { rank: 0, paragraph: number, sentence: totalSentence(innings, key) },
    about(1, [isLed.batting ? battersLed : batters, playerPhrases.batter], 'batters'),
    about(8, [playerPhrases.hits], 'hits'),
    about(4, [playerPhrases.stand], 'stand'),
    about(1, [isLed.bowling ? bowlersLed : bowlers, playerPhrases.bowler], 'bowlers'),
    about(9, [playerPhrases.boundaries], 'boundaries'),
    about(10, [playerPhrases.extras], 'extras'),
  ];
}
