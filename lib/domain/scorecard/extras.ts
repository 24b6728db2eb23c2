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
  if (kinds.every(([, runs]) => runs === null)) return null;
  return {
    total: kinds.reduce((sum, [, runs]) => sum + (runs ?? 0), 0),
    parts: kinds.flatMap(([kind, runs]) => (runs ? [`${kind} ${runs}`] : [])).join(', '),
  };
}
