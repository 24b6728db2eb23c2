import { ButtonLink } from '@/components/link/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { ChosenTags } from '@/components/tag/chosen-tags';
import { TagBar } from '@/components/tag/tag-bar';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import { listPages, type ListQuery } from '@/lib/routing/list-query';
import type { TagCount } from '@/lib/domain/content/tags/tag-counts';
import type { NewsStory } from '@/lib/domain/content/news-story';
import { NewsCard } from './news-card';

type Props = {
  stories: NewsStory[];
  query: ListQuery;
  pages: number;
  /** The tags of the bar above the list. */
  tags: TagCount[];
  timeZone: string;
};

const path = '/news';
/** Cards that are in the first viewport on most screens. */
const eagerCount = 3;

export function NewsList({ stories, query, pages, tags, timeZone }: Props) {
  return (
    <>
      <TagBar
        label="Subjects"
        path={path}
        query={query}
        all="All news"
        tags={tags.map(({ slug, name }) => ({ slug, name }))}
      />
      <ChosenTags path={path} query={query} />
      {stories.length > 0 ? (
        <CardGrid
          label="News"
          cards={stories.map((story, index) => ({
            key: story.slug,
            card: (
              <NewsCard
                story={story}
                timeZone={timeZone}
                headingLevel="h2"
                eager={index < eagerCount}
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
      <PageLinks {...listPages(path, query)} pages={pages} />
    </>
  );
}
