import type * as z from 'zod/mini';
import type { InningsCard } from '@/lib/contract/match-info';
import { numeric } from './scalar';

export type Extras = {
  total: number;
  /** 'b 4, wd 7': the kinds that occurred; '' without any. */
  parts: string;
};

/** The runs that no batter made; null where the scorecard does not state them. */
export function toExtras(card: z.infer<typeof InningsCard>): Extras | null {
  const kinds: [string, number | null][] = [
    ['b', numeric(card.Byes)],
    ['lb', numeric(card.Legbyes)],
    ['wd', numeric(card.Wides)],
    ['nb', numeric(card.Noballs)],
    ['p', numeric(card.Penalty)],
  ];
  const known = kinds.flatMap(([, runs]) => runs ?? []);
  if (known.length === 0) return null;
  const sum = known.reduce((all, runs) => all + runs, 0);
  return {
    // A provider may know the sum and not all of its kinds.
    total: Math.max(sum, numeric(card.Extras) ?? 0),
    parts: kinds.flatMap(([kind, runs]) => (runs ? [`${kind} ${runs}`] : [])).join(', '),
  };
}
