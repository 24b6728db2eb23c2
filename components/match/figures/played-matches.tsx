import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { longDate } from '@/components/ui/time-text';
import { formatLabels, inningsText, wicketsText } from '@/lib/domain/figures/figure-text';
import type { PlayedInnings } from '@/lib/domain/figures/player-figures';
import { MatchRows } from './match-rows';

type Props = { matches: PlayedInnings[] };

/** The newest matches of a player, each with what the player did in it. */
export const PlayedMatches = ({ matches }: Props) => (
  <MatchRows
    rows={matches.map(match => ({
      id: match.id,
      href: match.href,
      title: `${match.own.name} v ${match.opposition.name}`,
      where: [
        longDate(match.playedOn),
        match.format && formatLabels[match.format],
        match.tournament,
        match.ground,
      ],
      text: figuresOf(match),
    }))}
  />
);

/** '76 (59), c Rabada b Jansen · 2/18 in 4 overs'. */
function figuresOf({ batting, bowling, ballsPerOver }: PlayedInnings): string {
  const parts = [
    ...batting.map(innings => `${inningsText(innings)}, ${innings.howOut || 'not out'}`),
    ...bowling.map(
      innings => `${wicketsText(innings)} in ${shortOvers(innings.balls, ballsPerOver)} overs`,
    ),
  ];
  return parts.length > 0 ? parts.join(' · ') : 'Did not bat or bowl';
}
