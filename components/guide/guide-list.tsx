import { ButtonLink } from '@/components/link/button-link';
import { CardGrid } from '@/components/ui/card-grid';
import { ChosenTags } from '@/components/tag/chosen-tags';
import { TagBar } from '@/components/tag/tag-bar';
import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import type { TagCount } from '@/lib/domain/content/tags/tag-counts';
import type { Guide } from '@/lib/domain/content/guide';
import { listPages, type ListQuery } from '@/lib/routing/list-query';
import { GuideCard } from './guide-card';

type Props = {
  guides: Guide[];
  query: ListQuery;
  pages: number;
  /** The tags of the bar above the list. */
  tags?: TagCount[];
};

const path = '/pages';

export function GuideList({ guides, query, pages, tags = [] }: Props) {
  const known = [...tags, ...guides.flatMap(guide => guide.tags)];
  const names = new Map(known.map(({ slug, name }) => [slug, name]));

  return (
    <>
      <TagBar label="Subjects" path={path} query={query} all="All guides" tags={tags} />
      <ChosenTags path={path} query={query} names={names} />
      {guides.length > 0 ? (
        <CardGrid
          label="Guides"
          cards={guides.map(guide => ({
            key: guide.href,
            card: <GuideCard guide={guide} query={query} headingLevel="h2" />,
          }))}
        />
      ) : (
        <EmptyState
          icon="book-open"
          title="No guides to show"
          {...(query.tags.length > 0 && {
            isNothingFound: true,
            text: 'No guide has all of these tags.',
            action: <ButtonLink href={path}>All guides</ButtonLink>,
          })}
        />
      )}
      <PageLinks {...listPages(path, query)} pages={pages} />
    </>
  );
}
