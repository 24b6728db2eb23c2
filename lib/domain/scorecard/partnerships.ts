import type * as z from 'zod/mini';
import type { InningsCard, PartnershipLine } from '@/lib/contract/match-info';
import type { Names } from '@/lib/domain/match/player-names';
import { numeric } from './scalar';

/** Runs and balls faced of a batter in a partnership. */
export type Share = { name: string; runs: number; balls: number };

/** The runs that two batters were in together for. */
export type Partnership = {
  /**
   * The wicket that ends it, from 1. Two have the same where a batter retired not out between them
   * (Law 25.4): that was no wicket, and another pair went on.
   */
  wicket: number;
  /** With extras, and with penalty runs that were awarded during it. */
  runs: number;
  /** Faced by both: no-balls count, wides do not. */
  balls: number;
  extras: number;
  batters: readonly [Share, Share];
  /** Whether no wicket ended it. */
  isUnbroken: boolean;
};

type Card = z.infer<typeof InningsCard>;
type Line = Omit<Partnership, 'isUnbroken'>;

/**
 * The partnerships of an innings in their order, without those that no ball belongs to. Empty where
 * the scorecard has none, and where they contradict themselves or the total: a chart of a part of the
 * runs would be wrong.
 */
export function toPartnerships(card: Card, names: Names): Partnership[] {
  const sent = (card.Partnerships ?? []).filter(({ Batsmen }) => Batsmen?.length);
  const lines = sent.flatMap(line => toLine(line, names) ?? []);
  const outside = runsOutside(lines, numeric(card.Total) ?? 0);
  const isWhole = outside >= 0 && outside <= (numeric(card.Penalty) ?? 0);
  if (lines.length < sent.length || !isWhole) return [];
  const fallen = numeric(card.Wickets) ?? 0;
  return lines.map((line, index) => ({
    ...line,
    isUnbroken: line.wicket > fallen || lines[index + 1]?.wicket === line.wicket,
  }));
}

/** The runs of an innings' total that were awarded outside of its partnerships: penalty runs (Law 41). */
export const runsOutside = (partnerships: readonly Pick<Line, 'runs'>[], total: number): number =>
  total - partnerships.reduce((sum, { runs }) => sum + runs, 0);

/** '112*': an asterisk where no wicket ended it. */
export const runsText = ({ runs, isUnbroken }: Pick<Partnership, 'runs' | 'isUnbroken'>): string =>
  `${runs}${isUnbroken ? '*' : ''}`;

/** 'V Kohli 41 (30)': runs, and balls faced. */
export const shareText = ({ name, runs, balls }: Share): string => `${name} ${runs} (${balls})`;

/** Null for a line with a missing part, and where batters and extras do not add up to its runs. */
function toLine(line: z.infer<typeof PartnershipLine>, names: Names): Line | null {
  const [runs, balls, wicket] = [numeric(line.Runs), numeric(line.Balls), numeric(line.ForWicket)];
  const [first, second, ...others] = (line.Batsmen ?? []).map(({ Batsman, Runs, Balls }) => ({
    name: names.player(String(Batsman)) ?? '',
    runs: numeric(Runs),
    balls: numeric(Balls),
  }));
  if (!isKnown(first) || !isKnown(second) || others.length > 0) return null;
  if (runs === null || balls === null || wicket === null) return null;
  const extras = numeric(line.ExtraRuns) ?? runs - first.runs - second.runs;
  if (extras < 0 || first.runs + second.runs + extras !== runs) return null;
  return { wicket, runs, balls, extras, batters: [first, second] };
}

type SentShare = { name: string; runs: number | null; balls: number | null };

const isKnown = (share: SentShare | undefined): share is Share =>
  share !== undefined && share.name !== '' && share.runs !== null && share.balls !== null;
