import type { OddsHistory } from '@/lib/contract/event';
import type { InningsComments } from '@/lib/domain/commentary/commentary';
import { toInningsCharts, type InningsChart } from './innings-chart';
import type { Match } from '@/lib/domain/match/match';
import { toModelChances, type ModelChances } from '@/lib/domain/forecast/model-chances';
import type { Scorecard } from './scorecard';
import { toWinChances, type WinChances } from '@/lib/domain/odds/win-chance';

/** The data of a match's charts. */
export type MatchCharts = {
  innings: InningsChart[];
  /** The market's; null where prices are not allowed. */
  chances: WinChances | null;
  /** Our model's; null for a host without one. */
  modelChances: ModelChances | null;
};

type Sources = {
  match: Match;
  scorecard: Scorecard | null;
  commentary: InningsComments[];
  /** Also null where prices are not allowed. */
  oddsHistory: OddsHistory | null;
};

export function toMatchCharts({ match, scorecard, commentary, oddsHistory }: Sources): MatchCharts {
  const innings = toInningsCharts(scorecard, commentary, match.teams);
  return {
    innings,
    chances: toWinChances(oddsHistory, match.teams, match.startTime),
    modelChances: toModelChances(innings, match.teams),
  };
}

/** Whether there is anything to draw. */
export const hasCharts = ({ innings, chances }: MatchCharts): boolean =>
  innings.length > 0 || chances !== null;
