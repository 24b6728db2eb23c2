import type * as z from 'zod/mini';
import type { BowlerLine } from '@/lib/contract/match-info';
import { toText, numeric, type Scalar } from './scalar';

/** 'runs (balls)'; null when one of them is missing. */
export function runsAndBalls(runs: Scalar, balls: Scalar): string | null {
  const [scored, faced] = [numeric(runs), numeric(balls)];
  return scored === null || faced === null ? null : `${scored} (${faced})`;
}

/** 'overs-maidens-runs-wickets'; null when one of them is missing. */
export function bowlingFigures(line: z.infer<typeof BowlerLine>): string | null {
  const figures = [line.Overs, line.Maidens, line.Runs, line.Wickets].map(toText);
  return figures.includes(null) ? null : figures.join('-');
}
