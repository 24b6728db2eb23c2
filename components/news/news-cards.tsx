import { CardGrid } from '@/components/ui/card-grid';
import type { NewsStory } from '@/lib/domain/content/news-story';
import { NewsCard } from './news-card';

type Props = {
  label: string;
  stories: NewsStory[];
  timeZone: string;
  /** Whether they are at the top of the page. */
  isFirst: boolean;
  /** Whether they are below the heading of a section. */
  isPart?: boolean;
};

/** Cards that are in the first viewport on most screens. */
const eagerCount = 3;

export const NewsCards = ({ label, stories, timeZone, isFirst, isPart = false }: Props) => (
  <CardGrid
    label={label}
    cards={stories.map((story, index) => ({
      key: story.slug,
      card: (
        <NewsCard
          story={story}
          timeZone={timeZone}
          headingLevel={isPart ? 'h3' : 'h2'}
          eager={isFirst && index < eagerCount}
        />
      ),
    }))}
  />
);
