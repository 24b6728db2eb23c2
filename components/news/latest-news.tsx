import { Carousel } from '@/components/carousel/carousel.client';
import type { NewsStory } from '@/lib/domain/content/news-story';
import { NewsCard } from './news-card';

type Props = { stories: NewsStory[]; timeZone: string };

/** A carousel of the latest stories, with a link to all news. */
export function LatestNews({ stories, timeZone }: Props) {
  return (
    <Carousel
      title="Latest news"
      more={{ href: '/news', label: 'All' }}
      slides={stories.map(story => ({
        key: story.slug,
        card: <NewsCard story={story} timeZone={timeZone} />,
      }))}
    />
  );
}
