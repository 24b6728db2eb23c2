import { MatchStories } from './match-stories';
import { LeaderBoards } from '@/components/match/figures/leader-boards';
import { ResultList } from '@/components/match/results/result-list';
import { EmptyState } from '@/components/state/empty-state';
import { Section } from '@/components/ui/section';
import type { WireLeaders } from '@/lib/contract/figures';
import type { NewsStory } from '@/lib/domain/content/news-story';
import type { Match } from '@/lib/domain/match/match';
import { listPath } from '@/lib/domain/match/match-filter';
import type { PointsTable } from '@/lib/domain/series/points-table';
import type { SeriesScore } from '@/lib/domain/series/series-score';
import { FixtureList } from './fixture-list';
import { Standings } from './standings';

type Props = {
  league: string;
  fixtures: Match[];
  results: Match[];
  tables: PointsTable[];
  scores: SeriesScore[];
  source: string | null;
  /** Of the newest season; null without figures. */
  leaders: WireLeaders | null;
  stories: NewsStory[];
  timeZone: string;
};

/** The parts of a series besides its prices; empty ones are left out. */
export function SeriesOverview(props: Props) {
  const { league, fixtures, results, tables, scores, stories } = props;
  if (fixtures.length + results.length === 0)
    return <EmptyState icon="calendar-clock" title="Matches are not available" />;
  return (
    <>
      {fixtures.length > 0 && (
        <Section title="Fixtures" more={{ href: listPath(league, 'in-play'), label: 'Odds' }}>
          <FixtureList matches={fixtures} />
        </Section>
      )}
      {tables.length + scores.length > 0 && (
        <Section title={tables.length > 0 ? 'Points table' : 'Series score'}>
          <Standings tables={tables} scores={scores} source={props.source} />
        </Section>
      )}
      {results.length > 0 && (
        <Section title="Results" more={{ href: '/match-history', label: 'All leagues' }}>
          <ResultList matches={results} />
        </Section>
      )}
      {props.leaders && props.leaders.boards.length > 0 && <LeaderBoards leaders={props.leaders} />}
      {stories.length > 0 && (
        <MatchStories title="Stories" stories={stories} timeZone={props.timeZone} />
      )}
    </>
  );
}
