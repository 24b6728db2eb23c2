import { ButtonLink } from '@/components/link/button-link';
import { ChosenTags } from '@/components/tag/chosen-tags';
import { TagBar } from '@/components/tag/tag-bar';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import { Section } from '@/components/ui/section';
import { listHref, listPages, type ListQuery } from '@/lib/routing/list-query';
import type { TagCount } from '@/lib/domain/content/tags/tag-counts';
import type { NewsSection, NewsStory } from '@/lib/domain/content/news-story';
import { NewsCards } from './news-cards';

type Props = {
  stories: NewsStory[];
  query: ListQuery;
  pages: number;
  /** The tags of the bar above the list. */
  tags: TagCount[];
  /** Shown above the list, which does not repeat their stories. */
  sections?: NewsSection[];
  timeZone: string;
};

const path = '/news';

export function NewsList({ stories, query, pages, tags, sections = [], timeZone }: Props) {
  const inSections = new Set(sections.flatMap(section => section.stories.map(({ slug }) => slug)));
  const others = stories.filter(({ slug }) => !inSections.has(slug));
  const hasSections = sections.length > 0;
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
      {sections.map(({ tag, stories: newest }, index) => (
        <Section
          key={tag}
          title={tag}
          more={{ href: listHref(path, { page: 1, tags: [tag] }), label: 'All' }}
        >
          <NewsCards
            label={tag}
            stories={newest}
            timeZone={timeZone}
            isFirst={index === 0}
            isPart
          />
        </Section>
      ))}
      {others.length > 0 && (
        <NewsCards
          label={hasSections ? 'Other news' : 'News'}
          stories={others}
          timeZone={timeZone}
          isFirst={!hasSections}
        />
      )}
      {stories.length === 0 && !hasSections && (
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
