import type { ReactNode } from 'react';
import type { WireMatchUp } from '@/lib/contract/figures';
import { ratioText } from '@/lib/domain/figures/figure-text';
import { FigureCard } from './figure-card';

type Props = {
  name: string;
  covers: string;
  matchUps: readonly WireMatchUp[];
  headOf: (matchUp: WireMatchUp) => ReactNode;
};

const columns = [
  ['R', 'Runs off the bat'],
  ['B', 'Balls faced'],
  ['Out', 'Times out to the bowler'],
  ['S/R', 'Strike rate: runs for 100 balls'],
  ['M', 'Matches'],
] as const;

/** What batters did against bowlers, a row for each pair; nothing without any. */
export const MatchUps = ({ name, covers, matchUps, headOf }: Props) =>
  matchUps.length > 0 && (
    <FigureCard
      name={name}
      covers={covers}
      columns={columns}
      rows={matchUps.map(matchUp => ({
        head: headOf(matchUp),
        stats: [
          String(matchUp.runs),
          String(matchUp.balls),
          String(matchUp.dismissals),
          ratioText(matchUp.runs * 100, matchUp.balls),
          String(matchUp.matches),
        ],
      }))}
    />
  );
