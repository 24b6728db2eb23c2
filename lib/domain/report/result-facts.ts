import type { MatchResult } from '@/lib/contract/match-result';
import { publishDate } from '@/lib/dates/date-text';
import type { Team } from '@/lib/domain/match/match';
import { marginText, methodTexts, resultText } from '@/lib/domain/match/result/match-result';
import { scorecardTeam } from '@/lib/domain/match/side/scorecard-team';
import type { Facts } from '@/lib/domain/prose/sentence';
import { toText } from '@/lib/domain/scorecard/scalar';
import type { ReportInnings } from './innings-facts';
import type { resultPhrases, titlePhrases } from './report-phrases';
import type { EarlierTotals, ReportSource } from './report-source';

type Teams = readonly [Team, Team];

/** The kind of sentence that a result has. */
export function resultKind(result: MatchResult): keyof typeof resultPhrases {
  const { kind, winner, method, margin, super_over: superOver } = result;
  const hasWinner = winner === 0 || winner === 1;
  switch (kind) {
    case 'won': {
      if (!hasWinner) return 'other';
      const hasMargin = marginText(margin) !== null;
      if (method == null) return hasMargin ? 'won' : 'wonPlainly';
      return hasMargin && (method === 'dls' || method === 'vjd') ? 'wonByRule' : 'other';
    }
    case 'tied':
      if (!hasWinner) return method == null ? 'tied' : 'other';
      return superOver && method == null ? 'superOver' : 'other';
    case 'drawn':
      return hasWinner ? 'other' : 'drawn';
    case 'no_result':
      return 'noResult';
    case 'abandoned':
      return 'abandoned';
    case 'awarded':
    case 'conceded':
      return hasWinner ? kind : 'other';
  }
}

/** The kind of title that a result has. */
export function titleKind(kind: keyof typeof resultPhrases): keyof typeof titlePhrases {
  if (kind === 'wonByRule') return 'won';
  return kind === 'won' ||
    kind === 'wonPlainly' ||
    kind === 'superOver' ||
    kind === 'tied' ||
    kind === 'drawn'
    ? kind
    : 'other';
}

export function resultFacts(result: MatchResult, teams: Teams): Facts {
  const [first, second] = teams;
  const { winner, method } = result;
  const margin = marginText(result.margin);
  return {
    first: { text: first.name },
    second: { text: second.name },
    result: { text: resultText(result, teams) },
    ...(winner != null && {
      winner: { text: teams[winner].name },
      loser: { text: teams[winner === 0 ? 1 : 0].name },
    }),
    ...(margin !== null && { margin: { text: margin } }),
    ...(method != null && { method: { text: methodTexts[method] } }),
  };
}

/** Where it was played, the toss, the player of the match, and the day of a replay. */
export function settingFacts({ fields, info }: ReportSource, teams: Teams): Facts {
  const detail = info?.Matchdetail;
  const ground = toText(detail?.Venue?.Name);
  const toss = scorecardTeam(toText(detail?.Tosswonby), info, teams);
  const best = toText(detail?.Player_Match);
  const played = fields.replay?.played_on;
  return {
    ...(ground !== null && { ground: { text: ground } }),
    ...(toss !== null && {
      toss: { text: teams[toss].name },
      others: { text: teams[toss === 0 ? 1 : 0].name },
    }),
    // Several names are a list.
    ...(best !== null && !best.includes(',') && { best: { text: best } }),
    ...(played && { played: { text: publishDate(Date.parse(played) / 1000, 'UTC') } }),
  };
}

/** What the side that won the toss did; null where that is not stated. */
export function tossChoice({ info }: Pick<ReportSource, 'info'>): 'bat' | 'field' | null {
  const choice = toText(info?.Matchdetail?.Toss_elected_to)?.toLowerCase() ?? '';
  if (choice.startsWith('bat')) return 'bat';
  return /^(?:field|bowl)/.test(choice) ? 'field' : null;
}

/** Earlier matches that a record needs. */
const leastMatches = 5;

/** The highest total of a match where it is higher than all earlier ones; empty otherwise. */
export function recordFacts(
  id: string,
  earlier: EarlierTotals | null,
  innings: readonly ReportInnings[],
): Facts {
  const highest = innings.toSorted((a, b) => b.runs - a.runs)[0];
  if (!highest || !earlier || earlier.highest === null || earlier.matches < leastMatches) return {};
  if (highest.runs <= earlier.highest) return {};
  return {
    [`${id}.matches`]: { text: `the ${earlier.matches + 1} matches` },
    [`${id}.runs`]: { text: `${highest.runs} runs` },
    [`${id}.team`]: { text: highest.facts['i.team']?.text ?? '' },
  };
}

/** Those of a super over of each side. */
export function superOverFacts(innings: readonly ReportInnings[]): Facts {
  const overs = innings.filter(({ isSuperOver }) => isSuperOver);
  if (overs.length !== 2) return {};
  return Object.fromEntries(
    overs.flatMap(({ facts }, index) =>
      ['team', 'score'].map(key => [
        `so${index + 1}.${key}`,
        { text: facts[`i.${key}`]?.text ?? '' },
      ]),
    ),
  );
}
