import { StoryCard } from '@/components/ui/story-card';
import { newsPath, type NewsStory } from '@/lib/domain/content/news-story';
import { PublishTime } from './publish-time';

type Props = {
  story: NewsStory;
  timeZone: string;
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
};

export function NewsCard({ story, timeZone, headingLevel, eager }: Props) {
  return (
    <StoryCard
      href={newsPath(story.slug)}
      title={story.title}
      headingLevel={headingLevel}
      picture={story.picture}
      eager={eager}
      text={story.excerpt}
      kicker={
        <>
          {story.isRetrospective && 'Retrospective · '}
          <PublishTime seconds={story.publishedAt} timeZone={timeZone} />
          {story.readingMinutes !== null && ` · ${story.readingMinutes} min read`}
        </>
      }
    />
  );
}
