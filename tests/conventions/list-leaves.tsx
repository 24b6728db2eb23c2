import { LeagueMenu } from '@/components/match/leagues/league-menu.client';
import { LeagueSelect } from '@/components/match/leagues/league-select.client';
import { DayMatches } from '@/components/match/days/day-matches.client';
import { MatchFilters } from '@/components/match/list/match-filters.client';
import { MatchList } from '@/components/match/list/match-list.client';
import type { Match } from '@/lib/domain/match/match';
import { inList, leaf, type Leaf } from './leaf';

const leagues = [{ slug: 'reed-cup', name: 'Reed Cup', liveCount: 0 }];

/** The client files of lists of matches. */
export const listLeaves = (live: Match, upcoming: Match): Record<string, Leaf> => ({
  'components/match/leagues/league-menu': leaf(
    <LeagueMenu leagues={leagues} current="all" filter="future" />,
    'Reed Cup',
  ),
  'components/match/leagues/league-select': leaf(
    <LeagueSelect leagues={leagues} current="all" filter="future" />,
    'Reed Cup',
  ),
  'components/match/list/match-filters': leaf(
    inList(
      [live, upcoming],
      <MatchFilters filter="in-play" league="all" now={live.startTime ?? 0} />,
    ),
    'In-play',
  ),
  'components/match/days/day-matches': leaf(
    inList(
      [live, upcoming],
      <DayMatches day={null} now={live.startTime ?? 0} nearest={{ previous: null, next: null }} />,
    ),
    'Reed Cup',
  ),
  'components/match/list/match-list': leaf(
    inList(
      [live, upcoming],
      <MatchList filter="in-play" league="all" now={live.startTime ?? 0} isAnyLive />,
    ),
    'Reed Cup',
  ),
});
