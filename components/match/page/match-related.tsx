import { SeriesLink } from '@/components/series/series-link';
import type { NewsStory } from '@/lib/domain/content/news-story';
import type { Match } from '@/lib/domain/match/match';
import { MatchStories } from '@/components/series/match-stories';

type Props = { match: Match; stories: NewsStory[]; timeZone: string };

/** Links from a match to its series and to the stories about its teams. */
export function MatchRelated({ match, stories, timeZone }: Props) {
  return (
    <>
      {match.league && <SeriesLink league={match.league} name={match.tournament} />}
      {stories.length > 0 && (
        <MatchStories title="Stories of these teams" stories={stories} timeZone={timeZone} />
      )}
    </>
  );
}
