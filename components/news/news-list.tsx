import { ButtonLink } from '@/components/ui/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { ChosenTags } from '@/components/ui/chosen-tags';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLinks } from '@/components/ui/page-links';
import type { ListQuery } from '@/lib/domain/list-query';
import type { NewsStory } from '@/lib/domain/news-story';
import { NewsCard } from './news-card';

type Props = { stories: NewsStory[]; query: ListQuery; pages: number; timeZone: string };

const path = '/news';
/** So many of the first cards are in view on opening, on most screens. */
const eagerCount = 3;

export function NewsList({ stories, query, pages, timeZone }: Props) {
  return (
    <>
      <ChosenTags path={path} query={query} />
      {stories.length > 0 ? (
        <CardGrid
          label="News"
          cards={stories.map((story, at) => ({
            key: story.slug,
            card: (
              <NewsCard
                story={story}
                timeZone={timeZone}
                headingLevel="h2"
                eager={at < eagerCount}
              />
            ),
          }))}
        />
      ) : (
        <EmptyState
          icon="newspaper"
          title="No news to show"
          {...(query.tags.length > 0 && {
            isNothingFound: true,
            text: 'Nothing has been written with all of these tags yet.',
            action: <ButtonLink href={path}>All news</ButtonLink>,
          })}
        />
      )}
      <PageLinks path={path} query={query} pages={pages} />
    </>
  );
}
