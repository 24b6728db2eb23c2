import { foldSentence } from '@/lib/domain/fold-text';
import type { MatchResult } from '@/lib/contract/match-result';
import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { bareResult } from './match-result';
import { furtherRules, mainRules, readClause, type PartialResult } from './result-rules';
import { markSides, sideNamed, type SideName } from './side-names';

/** Words before a result. */
const lead =
  /^(?:(?:match )?result|full time|ft|(?:match |game )?(?:over|ended|finished|completed?)|day \d|stumps|final)(?: ?[:-] ?| - )(?:stumps ?[:-] ?)?/;

/** The match goes on, or will be played another time. */
const goesOn =
  /\b(?:in progress|to follow|needs?|requires?|trails?|postponed|delayed|reserve day|yet to)\b/;

/**
 * Reads a result in words, for hosts and providers that send no other result: `sides` are in the
 * order of the match. The main clause states how the match ended, and each further one, in brackets
 * or behind punctuation, adds to it. A sentence that is not understood in all its parts is null, so
 * that nothing is guessed.
 */
export function parseResult(
  text: string,
  sides: readonly [SideName, SideName],
): MatchResult | null {
  const sentence = markSides(foldSentence(text), sides);
  if (goesOn.test(sentence)) return null;
  const [main = '', ...further] = clausesOf(sentence.replace(lead, ''));
  const sideOf = (name: string) => sideNamed(name, sides);
  const first = readClause(mainRules, main, sideOf);
  if (!first) return null;
  let result: MatchResult | null = { ...bareResult('won'), ...first };
  for (const clause of further) {
    const part = readClause(furtherRules, clause, sideOf) ?? readClause(mainRules, clause, sideOf);
    result = part && result && join(result, part);
  }
  return result && isPossible(result) ? result : null;
}

/** Not the points of initials and abbreviations, nor a colon before the name that a clause is about. */
const separator =
  / ?; ?| - |, |(?<!\b(?:winners?|of the match|toss|super over)): |(?<!\b(?:\p{L}|def|inns?|wkts?))\. /u;

/** The main clause, those behind it, and those in brackets. */
function clausesOf(sentence: string): string[] {
  const bracketed: string[] = [];
  const outside = sentence.replace(/ ?[([]([^()[\]]*)[)\]]/g, (_, inner: string) => {
    bracketed.push(...inner.split(/[;,] /));
    return ' ; ';
  });
  return [...outside.split(separator), ...bracketed]
    .map(clause => clause.trim().replace(/[.!]$/, ''))
    .filter(Boolean);
}

type Kind = MatchResult['kind'];

/** The kind of a match of which two clauses name different kinds; the others contradict each other. */
const joinedKinds: readonly (readonly [first: Kind, further: Kind, both: Kind])[] = [
  ['tied', 'won', 'tied'],
  ['won', 'awarded', 'awarded'],
  ['abandoned', 'awarded', 'awarded'],
  ['abandoned', 'conceded', 'conceded'],
  ['abandoned', 'no_result', 'abandoned'],
  ['no_result', 'abandoned', 'abandoned'],
  ['awarded', 'conceded', 'awarded'],
  ['conceded', 'awarded', 'conceded'],
];

/** The result of two clauses together; null when they contradict each other. */
function join(result: MatchResult, part: PartialResult): MatchResult | null {
  const winner = part.winner ?? null;
  if (winner !== null && result.winner != null && winner !== result.winner) return null;
  const joined = { ...result, ...part, winner: winner ?? result.winner };
  if (joined.kind === result.kind) return joined;
  const both = joinedKinds.find(([a, b]) => a === result.kind && b === joined.kind)?.[2];
  if (both === undefined) return null;
  // 'Match tied, Ferns won by 3 runs' refers to the super over.
  return { ...joined, kind: both, ...(both === 'tied' && { margin: null }) };
}

/** Whether a match can have this result. */
function isPossible({ kind, winner, margin }: MatchResult): boolean {
  const { runs = 1, wickets = 1 } = margin ?? {};
  if (runs < 1 || wickets < 1 || wickets > maxWickets.innings) return false;
  const needsWinner = kind === 'won' || kind === 'awarded' || kind === 'conceded';
  const mayHaveWinner = needsWinner || kind === 'tied' || kind === 'drawn';
  return winner == null ? !needsWinner : mayHaveWinner;
}
