import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { extrasKinds, type Extras, type ExtrasKind, type ScoredInnings } from './scored-innings';

/**
 * The laws of cricket that the figures of an innings break, as sentences; none for a sound one. A
 * figure that the provider does not send is not checked.
 */
export function brokenLaws(innings: ScoredInnings): string[] {
  return [
    ...totalLaws(innings),
    ...wicketLaws(innings),
    ...ballLaws(innings),
    ...batterLaws(innings),
  ];
}

function totalLaws({ runs, extras, extrasTotal, batters, bowlers }: ScoredInnings): string[] {
  const offBat = sumOf(batters, ({ runs: scored }) => scored);
  const conceded = sumOf(bowlers, ({ runs: scored }) => scored);
  const known = extras === null ? 0 : sumOfKinds(extras, extrasKinds);
  const areComplete = extras !== null && extrasKinds.every(kind => extras[kind] !== null);
  const total = extrasTotal ?? (areComplete ? known : null);
  const beside = extras === null ? 0 : sumOfKinds(extras, notOfBowlers);
  const hasBatters = batters.length > 0;
  return sentences([
    extrasTotal !== null &&
      (areComplete ? known !== extrasTotal : known > extrasTotal) &&
      `the extras add up to ${known}, not ${extrasTotal}`,
    hasBatters &&
      total !== null &&
      offBat + total !== runs &&
      `${offBat} off the bat and ${total} extras are not ${runs}`,
    hasBatters && offBat > runs && `${offBat} runs off the bat are more than ${runs}`,
    bowlers.length > 0 &&
      (areComplete ? conceded + beside !== runs : conceded + beside > runs) &&
      `the bowlers conceded ${conceded}, byes and penalties are ${beside}, not ${runs} together`,
  ]);
}

function wicketLaws({ wickets, batters, bowlers, falls, runs, balls }: ScoredInnings): string[] {
  const out = batters.filter(({ isOut }) => isOut).length;
  const taken = sumOf(bowlers, ({ wickets: count }) => count);
  const last = falls?.at(-1);
  return sentences([
    wickets > maxWickets.innings && `${wickets} wickets are more than ${maxWickets.innings}`,
    batters.length > 0 && out !== wickets && `${out} batters are out, and ${wickets} wickets fell`,
    taken > wickets && `the bowlers took ${taken} of ${wickets} wickets`,
    falls !== null &&
      falls.length !== wickets &&
      `${falls.length} falls of wicket are listed, and ${wickets} wickets fell`,
    falls?.some((fall, index) => index > 0 && fall.runs < (falls[index - 1]?.runs ?? 0)) === true &&
      'a wicket fell at a lower score than the one before it',
    last !== undefined &&
      (last.runs > runs || last.balls > balls) &&
      `a wicket fell at ${last.runs} after ${last.balls} balls, later than now`,
  ]);
}

function ballLaws({ balls, batters, bowlers, allottedBalls }: ScoredInnings): string[] {
  const bowled = sumOf(bowlers, ({ balls: legal }) => legal);
  const noballs = sumOf(bowlers, ({ noballs: count }) => count);
  const faced = sumOf(batters, ({ balls: count }) => count);
  const isKnown = bowlers.length > 0 && batters.length > 0;
  return sentences([
    bowlers.length > 0 &&
      bowled !== balls &&
      `the bowlers bowled ${bowled} legal balls, not ${balls}`,
    isKnown &&
      (faced < balls || faced > balls + noballs) &&
      `the batters faced ${faced} balls of ${balls} legal ones and ${noballs} no-balls`,
    allottedBalls !== null &&
      balls > allottedBalls &&
      `${balls} balls are more than the ${allottedBalls} of the innings`,
  ]);
}

function batterLaws({ batters }: ScoredInnings): string[] {
  const ids = batters.map(({ playerId }) => playerId);
  const impossible = batters.find(({ fours, sixes, runs }) => 4 * fours + 6 * sixes > runs);
  return sentences([
    new Set(ids).size < ids.length && 'a batter is listed twice',
    impossible !== undefined &&
      `${impossible.fours} fours and ${impossible.sixes} sixes are more than ${impossible.runs} runs`,
  ]);
}

/** Byes, leg byes and penalties do not count against a bowler. */
const notOfBowlers = ['byes', 'legbyes', 'penalty'] as const;

/** The runs of some kinds, as far as the provider sends them. */
const sumOfKinds = (extras: Extras, kinds: readonly ExtrasKind[]): number =>
  sumOf(kinds, kind => extras[kind] ?? 0);

const sumOf = <T>(list: readonly T[], valueOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + valueOf(one), 0);

const sentences = (found: (string | false)[]): string[] =>
  found.filter((one): one is string => one !== false);
