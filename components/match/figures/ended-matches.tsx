import { longDate } from '@/components/ui/time-text';
import type { EndedMatch } from '@/lib/contract/figures';
import { formatLabels, teamScore } from '@/lib/domain/figures/figure-text';
import { playedMatchPath } from '@/lib/domain/figures/player-figures';
import { resultText } from '@/lib/domain/match/result/match-result';
import { MatchRows } from './match-rows';

type Props = { matches: readonly EndedMatch[] };

/** Ended matches, newest first, each with its innings and how it ended. */
export const EndedMatches = ({ matches }: Props) => (
  <MatchRows
    rows={matches.map(({ match, outcome }) => ({
      id: String(match.id),
      href: playedMatchPath(match),
      title: `${match.teams[0].name} v ${match.teams[1].name}`,
      where: [
        longDate(match.played_on),
        match.format && formatLabels[match.format],
        match.tournament,
      ],
      text: [
        ...outcome.innings.map(
          ({ team, ...total }) => `${match.teams[team].name} ${teamScore(total)}`,
        ),
        ...(outcome.result ? [resultText(outcome.result, match.teams)] : []),
      ].join(' · '),
    }))}
  />
);
