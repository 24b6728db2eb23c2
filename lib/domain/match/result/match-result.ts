import type { MatchResult, ResultMargin, ResultMethod } from '@/lib/contract/match-result';

/** A result with every key. */
type Complete = Required<MatchResult>;

/** A result of which only its kind is known. */
export const bareResult = (kind: MatchResult['kind']): Complete => ({
  kind,
  winner: null,
  margin: null,
  method: null,
  super_over: false,
  revised: null,
});

/** A number with its unit: 1 run, 2 runs. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** '4 wickets', 'an innings and 20 runs'; null without a margin. */
export function marginText(margin: ResultMargin | null | undefined): string | null {
  const { runs, wickets, innings } = margin ?? {};
  const rest = runs !== undefined ? counted(runs, 'run') : null;
  if (innings !== undefined) return rest ? `an innings and ${rest}` : 'an innings';
  return rest ?? (wickets !== undefined ? counted(wickets, 'wicket') : null);
}

/** A method in the words of a result. */
export const methodTexts: Record<ResultMethod, string> = {
  dls: 'DLS method',
  vjd: 'VJD method',
  run_rate: 'by run rate',
  first_innings: 'on first innings',
  fewer_wickets: 'fewer wickets lost',
  boundaries: 'boundary count',
  bowl_out: 'bowl-out',
};

/**
 * The result in a sentence, such as 'Ferns won by 4 wickets (DLS method)' or 'Match tied (Herons won the
 * Super Over)'; `teams` are in the order of the match.
 */
export function resultText(result: MatchResult, teams: readonly [Named, Named]): string {
  const { kind, winner, method } = result;
  const [name, other] =
    winner == null ? [null, null] : [teams[winner].name, teams[winner === 0 ? 1 : 0].name];
  const by = method ? ` (${methodTexts[method]})` : '';
  switch (kind) {
    case 'no_result':
      return 'No result';
    case 'abandoned':
      return 'Match abandoned';
    case 'awarded':
      return name === null ? 'Match awarded' : `Match awarded to ${name}`;
    case 'conceded':
      return other === null ? 'Match conceded' : `Match conceded by ${other}`;
    case 'drawn':
      return name === null ? 'Match drawn' : `Match drawn (${name} led on first innings)`;
    case 'tied':
      return name === null ? `Match tied${by}` : `Match tied (${name} won ${deciderText(result)})`;
    case 'won': {
      const margin = marginText(result.margin);
      return `${name ?? 'The winner'} won${margin ? ` by ${margin}` : ''}${by}`;
    }
  }
}

type Named = { name: string };

function deciderText({ super_over: superOver, method }: MatchResult): string {
  if (superOver) return method === 'boundaries' ? 'the Super Over on boundaries' : 'the Super Over';
  return method === 'bowl_out'
    ? 'the bowl-out'
    : `by ${method ? methodTexts[method] : 'a decider'}`;
}
