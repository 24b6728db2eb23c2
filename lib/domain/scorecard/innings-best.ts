import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import { bowlingFigures, runsAndBalls } from './format-figures';
import type { Names } from '@/lib/domain/match/player-names';
import { numeric, type Scalar } from './scalar';

export type Best = {
  label: 'Top scorer' | 'Next best' | 'Best bowler';
  name: string;
  /** 'runs (balls)' of a batter, 'overs-maidens-runs-wickets' of the bowler. */
  figures: string;
};

type Card = z.infer<typeof InningsCard>;

/**
 * The two batters with the most runs, by fewer balls when equal, and the bowler with the most
 * wickets, by fewer runs; players without a name or figures are omitted.
 */
export function toBest(card: Card, names: Names): Best[] {
  const [top, next] = batters(card, names);
  const [bowler] = bowlers(card, names);
  return [
    ...(top ? [{ label: 'Top scorer' as const, ...top }] : []),
    ...(next ? [{ label: 'Next best' as const, ...next }] : []),
    ...(bowler ? [{ label: 'Best bowler' as const, ...bowler }] : []),
  ];
}

const batters = ({ Batsmen }: Card, names: Names) =>
  (Batsmen ?? [])
    .toSorted((a, b) => order(b.Runs, a.Runs) || order(a.Balls, b.Balls))
    .flatMap(line => {
      const name = names.player(String(line.Batsman));
      const figures = runsAndBalls(line.Runs, line.Balls);
      return name === null || figures === null ? [] : [{ name, figures }];
    });

const bowlers = ({ Bowlers }: Card, names: Names) =>
  (Bowlers ?? [])
    .toSorted((a, b) => order(b.Wickets, a.Wickets) || order(a.Runs, b.Runs))
    .flatMap(line => {
      const name = names.player(String(line.Bowler));
      const figures = bowlingFigures(line);
      return name === null || figures === null ? [] : [{ name, figures }];
    });

const order = (a: Scalar, b: Scalar): number => (numeric(a) ?? 0) - (numeric(b) ?? 0);
