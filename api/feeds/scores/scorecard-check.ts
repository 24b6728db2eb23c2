import type { MatchInfo } from '@/lib/contract/match-info';
import { problemOf } from '@/api/feeds/provider/provider-error';
import type { SourceUsage } from '@/api/feeds/provider/source-usage';
import { brokenLaws } from './innings-laws';
import type { ScoredInnings, ScoredMatch } from './scored-innings';
import { toMatchInfo } from './to-match-info';

type Deps = {
  source: string;
  usage: SourceUsage;
  log: { warn(details: object, text: string): void };
};

/** The parts of matches that a source may show, and why others are refused. */
export type ScorecardCheck = {
  /**
   * The scorecard, with the last innings that were accepted when these break a law of cricket; null
   * when there are none.
   */
  accept(externalId: string, match: ScoredMatch): MatchInfo | null;
  /** A part that cannot be shown, or null once it can. It is counted and logged once. */
  refuse(externalId: string, part: string, problem: string | null): void;
  forget(externalId: string): void;
  /** The current refusals for the operator; null without any. */
  note(): string | null;
};

/** Refuses scorecards that break the laws of cricket; the last sound one stays. */
export function createScorecardCheck({ source, usage, log }: Deps): ScorecardCheck {
  const accepted = new Map<string, ScoredInnings[]>();
  const refusals = new Map<string, Map<string, string>>();

  function refuse(externalId: string, part: string, reason: string | null): void {
    const problem = reason === null ? null : problemOf(reason);
    const own = refusals.get(externalId) ?? new Map<string, string>();
    if (own.get(part) === problem) return;
    if (problem === null) own.delete(part);
    else {
      own.set(part, problem);
      usage.add('refused');
      log.warn({ source, match: externalId, part, problem }, 'a part of a match is refused');
    }
    if (own.size === 0) refusals.delete(externalId);
    else refusals.set(externalId, own);
  }

  return {
    refuse,
    accept(externalId, match) {
      const problems = match.innings.flatMap((innings, index) =>
        brokenLaws(innings).map(law => `innings ${index + 1}: ${law}`),
      );
      refuse(externalId, 'scorecard', problems[0] ?? null);
      if (problems.length === 0) {
        accepted.set(externalId, match.innings);
        return toMatchInfo(match);
      }
      const innings = accepted.get(externalId);
      return innings ? toMatchInfo({ ...match, innings }) : null;
    },
    forget(externalId) {
      accepted.delete(externalId);
      refusals.delete(externalId);
    },
    note() {
      const all = [...refusals].flatMap(([id, parts]) =>
        [...parts].map(([part, problem]) => `${part} of ${id} refused: ${problem}`),
      );
      const [first] = all;
      if (first === undefined) return null;
      return all.length === 1 ? first : `${first}; ${all.length - 1} more refused`;
    },
  };
}
