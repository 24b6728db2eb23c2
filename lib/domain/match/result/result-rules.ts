import type { MatchResult, ResultMargin, ResultMethod } from '@/lib/contract/match-result';
import {
  beat,
  boundaries,
  bowlOut,
  byMargin,
  details,
  firstInnings,
  forfeited,
  game,
  have,
  loser,
  margin,
  method,
  namesAnEnd,
  reason,
  remaining,
  revisedTarget,
  side,
  superOver,
  walkover,
  weather,
  won,
} from './result-words';

/** The fields of a result that one clause states. */
export type PartialResult = Partial<MatchResult>;

/** The side that some words name; null for neither, or both. */
type SideOf = (name: string) => 0 | 1 | null;
type Groups = Record<string, string | undefined>;
type Reader = (groups: Groups, sideOf: SideOf) => PartialResult | null;
type Rule = readonly [pattern: RegExp, read: Reader];

const rule = (pattern: string, read: Reader): Rule => [new RegExp(`^(?:${pattern})$`, 'u'), read];

/** A clause that names the winner, the loser or both. */
const decided =
  (part: PartialResult): Reader =>
  (groups, sideOf) => {
    const winner = winnerOf(groups, sideOf);
    return winner === null || namesAnEnd.test(groups['reason'] ?? '') ? null : { ...part, winner };
  };

/** 'Ferns won by 3 runs', with the words beside the margin. */
const wonBy: Reader = (groups, sideOf) => {
  const winner = winnerOf(groups, sideOf);
  if (winner === null) return null;
  return { kind: 'won', winner, margin: marginOf(groups), ...additionsOf(groups) };
};

/** A clause that names no side. */
const plainly =
  (part: PartialResult): Reader =>
  groups =>
    namesAnEnd.test(groups['reason'] ?? '') ? null : part;

/** A clause that names both sides as equals. */
const between =
  (part: PartialResult): Reader =>
  ({ winner: first = '', loser: second = '' }, sideOf) =>
    sideOf(first) !== null && sideOf(second) !== null && sideOf(first) !== sideOf(second)
      ? part
      : null;

const ended = '(?:(?:is|was|has been|ends|ended|finishes|finished)(?: in)?(?: an?)? )?';
const stopped = '(?:(?:was|is|has been|had to be|were|got) )?';
const tiebreak = `(?:the|in(?: (?:the|a))?|via(?: a)?|by(?: a)?|after(?: a)?|on|through)? ?`;

/** How a match ended. The first rule that fits a clause, and whose names are sides, reads it. */
export const mainRules: readonly Rule[] = [
  rule(
    `${side} ${won} ${tiebreak}${superOver} (?:by|on)(?: the)? ${boundaries}`,
    decided({ kind: 'tied', method: 'boundaries', super_over: true }),
  ),
  rule(
    `${side} ${won} ${tiebreak}${superOver}${byMargin}`,
    decided({ kind: 'tied', super_over: true }),
  ),
  rule(
    `${side} ${beat} ${loser} (?:in|after|via|by)(?: an?| the)? ${superOver}`,
    decided({ kind: 'tied', super_over: true }),
  ),
  rule(
    `${side} ${won} ${tiebreak}${bowlOut}(?: (?:by )?\\d+-\\d+)?`,
    decided({ kind: 'tied', method: 'bowl_out' }),
  ),
  rule(
    `${side} ${won} (?:by|on|via)(?: hitting)?(?: an?| the)? ${boundaries}`,
    decided({ kind: 'tied', method: 'boundaries' }),
  ),
  rule(
    `${side} ${won} (?:by|on|due to|having) ?(?:losing |lost )?(?:the )?(?:fewer|less|lesser) (?:wickets|wkts)(?: lost)?`,
    decided({ kind: 'won', method: 'fewer_wickets' }),
  ),
  rule(
    `${side} ${won} (?:by|on)(?: an?| the)?(?: (?:faster|higher|better|superior))?(?: net)? (?:run|scoring)[ -]rate`,
    decided({ kind: 'won', method: 'run_rate' }),
  ),
  rule(
    `${side} (?:${won} (?:by|on|via|through|with)|${have}(?:took|takes?|gain(?:ed)?|earn(?:ed)?|secured?|claim(?:ed)?)) ${firstInnings}`,
    decided({ kind: 'drawn', method: 'first_innings' }),
  ),
  rule(
    `${side} ${won}(?: the ${game})? (?:by|via|through|on|after) ${walkover}`,
    decided({ kind: 'awarded' }),
  ),
  rule(
    `${side} (?:were |was |are |is |${have})?awarded(?: (?:the|a))? (?:${game}|win|victory|points)`,
    decided({ kind: 'awarded' }),
  ),
  rule(
    `(?:the )?(?:${game} |points |win |victory )?(?:(?:was|were|is|has been) )?(?:awarded|given) to ${side}(?: (?:after|as|because|when) ${loser} ${forfeited}(?: the ${game})?| ${reason})?`,
    decided({ kind: 'awarded' }),
  ),
  rule(`${walkover} (?:for|to|given to|awarded to) ${side}`, decided({ kind: 'awarded' })),
  rule(
    `(?:the )?(?:${game} )?(?:(?:was|is|has been) )?(?:conceded|forfeited|forfeit) by ${loser}(?: to ${side})?(?: ${reason})?`,
    decided({ kind: 'conceded' }),
  ),
  rule(
    `${loser} ${have}(?:${forfeited}|gave)(?: (?:the|a))?(?: (?:${game}|walk[ -]?over))?(?: to ${side})?`,
    decided({ kind: 'conceded' }),
  ),
  rule(
    `${side} ${won}(?: (?:the|this) ${game})?(?: (?:against|over|vs?\\.?) ${loser})?${byMargin}${details}`,
    wonBy,
  ),
  rule(`${side} ${beat} ${loser}${byMargin}${details}`, wonBy),
  rule(
    `${loser} (?:were|was|are|is) (?:beaten|defeated)(?: by ${side})?${byMargin}${details}`,
    wonBy,
  ),
  rule(
    `${loser} ${have}(?:lost|loses?)(?: (?:the|this) ${game})?(?: (?:to|against) ${side})?${byMargin}${details}`,
    wonBy,
  ),
  rule(`(?:victory|win) (?:for|to) ${side}${byMargin}${details}`, wonBy),
  rule(`${side} (?:victory|win|victorious|winners?)${byMargin}${details}`, wonBy),
  rule(`won by ${side} by ${margin}${details}`, wonBy),
  rule(`winners?:? ${side}`, wonBy),
  rule(`(?:the )?(?:${game} )?${ended}tied?`, plainly({ kind: 'tied' })),
  rule(`${side} and ${loser} ${have}tied?`, between({ kind: 'tied' })),
  rule(`${side} ${have}tied? (?:with|against) ${loser}`, between({ kind: 'tied' })),
  rule(`(?:the )?(?:${game} )?${ended}drawn?(?: ${reason})?`, plainly({ kind: 'drawn' })),
  rule(`${side} and ${loser} ${have}(?:draw|drew|drawn)`, between({ kind: 'drawn' })),
  rule(`${side} ${have}(?:draw|drew|drawn) (?:with|against) ${loser}`, between({ kind: 'drawn' })),
  rule(
    `(?:the )?(?:${game} )?(?:(?:ends?|ended|finished|declared)(?: (?:in|as|with))?(?: an?)? )?(?:no[ -]result|without(?: a)? result|nr|n/r|n\\.r)\\.?(?: ${reason})?`,
    plainly({ kind: 'no_result' }),
  ),
  rule(
    `(?:the )?(?:${game} |play )?${stopped}(?:abandoned|aban|abd|cancell?ed|called off|washed[ -]out|rained off|(?:declared )?void)\\.?(?: ${reason})?`,
    plainly({ kind: 'abandoned' }),
  ),
  rule(
    `(?:no play(?: (?:was )?possible)?|no ball (?:was )?bowled|wash[ -]?out|no toss)(?: ${reason})?`,
    plainly({ kind: 'abandoned' }),
  ),
];

/** Further clauses, which add to how the match ended. */
export const furtherRules: readonly Rule[] = [
  rule(method, additionsOf),
  rule(revisedTarget, additionsOf),
  rule(`${method} ${revisedTarget}`, additionsOf),
  rule(remaining, () => ({})),
  rule('(?:by )?(?:losing )?fewer wickets(?: lost)?', () => ({ method: 'fewer_wickets' })),
  rule('(?:by |on )?(?:faster |higher )?(?:net )?run[ -]rate', () => ({ method: 'run_rate' })),
  rule('awarded', () => ({ kind: 'awarded' })),
  rule(`${side} led on ${firstInnings}`, decided({ method: 'first_innings' })),
  rule(`${superOver} (?:also )?tied`, () => ({ super_over: true })),
  rule(`${superOver}:? (?:won by |to )?${side}(?: won)?`, decided({ super_over: true })),
  rule(`(?:via |after |in |by )?(?:an? |the )?${superOver}`, () => ({ super_over: true })),
  rule(
    `${side} ${have}(?:advanced?s?|progress(?:ed|es)?|go(?:es)? through|qualif(?:y|ied|ies))(?: .+)?`,
    decided({}),
  ),
  rule(
    `toss(?::? .+)?|no toss|(?:.+ )?${won} the toss(?: .+)?|.+ (?:opt(?:ed)?|chose|elected) to (?:bat|bowl|field)(?: .+)?`,
    () => ({}),
  ),
  rule(`${weather}|${reason}`, plainly({})),
  rule('(?:no|without a) (?:ball (?:(?:was|being) )?bowled|play(?: possible)?|toss)', () => ({})),
  rule('(?:.+ )?series(?: .+)?', () => ({})),
  rule(
    'day \\d|stumps|full time|end of match|points (?:are |were )?shared|\\d+ points? each',
    () => ({}),
  ),
  rule('(?:player|man) of the match:? .+', () => ({})),
];

/** The result by the first rule that matches a clause; null if none does. */
export function readClause(
  rules: readonly Rule[],
  clause: string,
  sideOf: SideOf,
): PartialResult | null {
  for (const [pattern, read] of rules) {
    const found = pattern.exec(clause);
    const part = found && read(found.groups ?? {}, sideOf);
    if (part) return part;
  }
  return null;
}

/**
 * The winner by the names of a clause; null when one of them is not a side, or both are the same.
 */
function winnerOf({ winner, loser: beaten }: Groups, sideOf: SideOf): 0 | 1 | null {
  const won = winner === undefined ? undefined : sideOf(winner);
  const lost = beaten === undefined ? undefined : sideOf(beaten);
  if (won === null || lost === null || won === lost) return null;
  return won ?? (lost === 0 ? 1 : 0);
}

function marginOf({ innings, extra, runs, wickets }: Groups): ResultMargin | null {
  if (innings !== undefined)
    return { innings: 1, ...(extra !== undefined && { runs: toNumber(extra) }) };
  if (runs !== undefined) return { runs: toNumber(runs) };
  return wickets === undefined ? null : { wickets: toNumber(wickets) };
}

const words = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const toNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text) : Math.max(1, words.indexOf(text));

/** The method and the target of a clause. */
function additionsOf({ dls, vjd, target, overs }: Groups): PartialResult {
  const by: ResultMethod | null = dls !== undefined ? 'dls' : vjd !== undefined ? 'vjd' : null;
  return {
    ...(by && { method: by }),
    ...(target !== undefined && {
      revised: { target: Number(target), overs: overs === undefined ? null : Number(overs) },
    }),
  };
}
