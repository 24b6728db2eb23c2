import type { MatchResult, ResultMethod } from '@/lib/contract/match-result';
import * as domain from '@/lib/domain/match/result/match-result';
import type { MatchRecord } from '@/api/demo/records/record';

/** Cricsheet's names of methods. */
const methods: Record<string, ResultMethod> = {
  'D/L': 'dls',
  VJD: 'vjd',
  'Lost fewer wickets': 'fewer_wickets',
  '1st innings score': 'first_innings',
};
const awarded = 'Awarded';
const kinds = { won: 'won', tie: 'tied', draw: 'drawn', 'no result': 'no_result' } as const;

/** The result of the match of a record. */
export function resultOf({ outcome }: MatchRecord): MatchResult {
  const { winner, result, by, decider, method = '' } = outcome;
  const { runs, wickets, innings } = by ?? {};
  const decidedBy = decider === 'bowl-out' ? 'bowl_out' : methods[method];
  return {
    kind: method === awarded ? 'awarded' : kinds[result],
    ...(winner !== null && { winner }),
    ...(by && {
      margin: {
        ...(runs !== undefined && { runs }),
        ...(wickets !== undefined && { wickets }),
        ...(innings !== undefined && { innings: 1 }),
      },
    }),
    ...(decidedBy && { method: decidedBy }),
    ...(decider === 'super over' && { super_over: true }),
  };
}

/** The margin of victory: '4 wickets', 'an innings and 20 runs'; null when it is unknown. */
export const marginText = (record: MatchRecord): string | null =>
  domain.marginText(resultOf(record).margin);

/** The result of the match: 'Mumbai Indians won by 4 wickets', 'Match tied', 'No result', … */
export const resultText = (record: MatchRecord): string =>
  domain.resultText(resultOf(record), record.teams);
