import type { Alert, MatchAlertKind } from '@/lib/contract/alerts';

export const alertNames: Record<MatchAlertKind, string> = {
  begins: 'Match begins',
  toss: 'Toss',
  wicket: 'Wicket',
  innings: 'Innings over',
  result: 'Result',
};

/** 'Wicket', 'Ferns at 2.50 or above, Match winner' */
export function alertName({ kind, price }: Alert): string {
  if (kind !== 'price') return alertNames[kind];
  return price ? `${price.selection} at ${price.target} or above, ${price.market}` : 'A price';
}
