import { Carousel } from '@/components/ui/carousel.client';
import type { NewsStory } from '@/lib/domain/news-story';
import { NewsCard } from './news-card';

type Props = { stories: NewsStory[]; timeZone: string };

/** The newest stories side by side, and the way to all of them. */
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
