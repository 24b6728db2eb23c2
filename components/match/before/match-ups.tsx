import { AppLink } from '@/components/link/app-link';
import { FigureCard } from '@/components/match/figures/figure-card';
import type { WireMatchUp } from '@/lib/contract/figures';
import { quotientText } from '@/lib/domain/figures/figure-text';
import type { MatchFormat } from '@/lib/contract/match-format';
import { formatMatches } from '@/lib/domain/background/background-text';
import { leastMatchUpBalls, playerPath } from '@/lib/domain/figures/player';

type Props = { matchUps: readonly WireMatchUp[]; format: MatchFormat | null };

const columns = [
  ['R', 'Runs off the bat'],
  ['B', 'Balls faced'],
  ['Out', 'Times dismissed by the bowler'],
  ['S/R', 'Strike rate: runs for 100 balls'],
  ['M', 'Matches'],
] as const;

/** What batters of either side did against bowlers of the other. */
export const MatchUps = ({ matchUps, format }: Props) => (
  <FigureCard
    name="Batter v bowler"
    covers={`of all ${format ? formatMatches[format] : 'matches'} on this site in which they met, with ${leastMatchUpBalls} balls or more`}
    columns={columns}
    rows={matchUps.map(({ batter, bowler, balls, runs, dismissals, matches }) => ({
      head: (
        <>
          <AppLink href={playerPath(batter)}>{batter.name}</AppLink>
          <small>
            v <AppLink href={playerPath(bowler)}>{bowler.name}</AppLink>
          </small>
        </>
      ),
      stats: [
        String(runs),
        String(balls),
        String(dismissals),
        quotientText(balls === 0 ? null : (100 * runs) / balls),
        String(matches),
      ],
    }))}
  />
);
