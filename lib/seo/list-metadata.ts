import type { Metadata } from 'next';
import { listHref, type ListQuery } from '@/lib/routing/list-query';
import { feedLinks } from './feed-links';
import { socialMetadata } from './social-metadata';

type Words = {
  path: string;
  title: string;
  description: string;
  /** The beginning of the description of one tag's list. */
  tagged?: string;
  hasFeeds?: boolean;
};

type Tag = { slug: string; name: string };
type ShownList = {
  pages: number;
  /** The tags of the first item, which has all of the query's; null without any item. */
  firstTags: readonly Tag[] | null;
};

/**
 * The metadata of a list's pages. A combination of tags is not indexed, and neither is a list that
 * no item has all tags of; names come from the items, since a visitor may write anything into a URL.
 */
const metadataOf =
  ({ path, title, description, tagged = '', hasFeeds = false }: Words) =>
  (query: ListQuery | null, list: ShownList | null): Metadata => {
    if (!query || !list) return {};
    const names = query.tags.flatMap(tag => nameOf(tag, list.firstTags ?? []) ?? []);
    const isKnown = names.length === query.tags.length;
    const about = isKnown && names.length > 0 ? names.join(', ') : null;
    const page = query.page > 1 ? `, page ${query.page}` : '';
    const place = list.pages > 1 ? ` Page ${query.page} of ${list.pages}.` : '';
    return socialMetadata({
      title: `${title}${about ? `: ${about}` : ''}${page}`,
      description: `${about ? `${tagged} ${about}.` : description}${page && place}`,
      alternates: {
        canonical: isKnown ? listHref(path, query) : path,
        ...(hasFeeds && isKnown && names.length < 2 && { types: feedLinks(names[0]) }),
      },
      ...((names.length > 1 || !isKnown) && { robots: { index: false, follow: true } }),
    });
  };

const nameOf = (tag: string, tags: readonly Tag[]): string | null =>
  tags.find(({ slug }) => slug.toLowerCase() === tag.toLowerCase())?.name ?? null;

/** The data on which a list's metadata depends; tags that are plain words are their own names. */
export function toShownList(
  list: { pages: number; items: readonly { tags: readonly (string | Tag)[] }[] } | null,
): ShownList | null {
  const [first] = list?.items ?? [];
  const firstTags = first?.tags.map(tag => (typeof tag === 'string' ? toTag(tag) : tag)) ?? null;
  return list && { pages: list.pages, firstTags };
}

const toTag = (name: string): Tag => ({ slug: name, name });

export const newsListMetadata = metadataOf({
  path: '/news',
  title: 'Cricket news',
  description: 'Cricket news: match reports, previews and the stories behind the scores.',
  tagged: 'Cricket stories, reports and explanations about',
  hasFeeds: true,
});

export const guideListMetadata = metadataOf({
  path: '/pages',
  title: 'Betting explained',
  description: 'Plain guides to betting on cricket: odds, markets and staying in control.',
  tagged: 'Plain guides to betting on cricket:',
});

export const bonusListMetadata = metadataOf({
  path: '/bonuses',
  title: 'Latest bonuses',
  description: 'Bonuses of betting sites with their terms, and what each is really worth.',
  tagged: 'Bonuses of betting sites with their terms:',
});
