import type { MatchRecord } from '@/api/feeds/demo/records/record';

/** A number with its unit: 1 run, 2 runs. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

/** The margin of victory: '4 wickets', 'an innings and 20 runs'; null when it is unknown. */
export function marginText({ outcome }: MatchRecord): string | null {
  const { runs, wickets, innings } = outcome.by ?? {};
  if (innings !== undefined) {
    return runs === undefined ? 'an innings' : `an innings and ${counted(runs, 'run')}`;
  }
  if (runs !== undefined) return counted(runs, 'run');
  return wickets === undefined ? null : counted(wickets, 'wicket');
}

const methodTexts: Record<string, string> = {
  'D/L': ' (DLS method)',
  VJD: ' (VJD method)',
  Awarded: ' (awarded)',
  'Lost fewer wickets': ' (fewer wickets lost)',
};

/** The result of the match: 'Mumbai Indians won by 4 wickets', 'Match tied', 'No result', … */
export function resultText(record: MatchRecord): string {
  const { outcome, teams } = record;
  const winner = outcome.winner === null ? null : teams[outcome.winner].name;
  switch (outcome.result) {
    case 'no result':
      return 'No result';
    case 'draw':
      return 'Match drawn';
    case 'tie': {
      const decider = outcome.decider === 'bowl-out' ? 'bowl-out' : 'Super Over';
      return winner ? `Match tied (${winner} won the ${decider})` : 'Match tied';
    }
    case 'won': {
      const margin = marginText(record);
      const method = outcome.method ? (methodTexts[outcome.method] ?? ` (${outcome.method})`) : '';
      return `${winner ?? 'The winner'} won${margin ? ` by ${margin}` : ''}${method}`;
    }
  }
}
